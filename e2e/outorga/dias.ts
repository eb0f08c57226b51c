const MS = 86_400_000

/** Today where the authorities are: an hour less in Boa Vista counts only at night, and the older day is never in the future. */
const HOJE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Boa_Vista' }).format(new Date())

/** `n` days from today, as the API writes it. */
export const dia = (n: number): string =>
  new Date(Date.parse(`${HOJE}T00:00:00Z`) + n * MS).toISOString().slice(0, 10)

/** The same, as a person types it. */
export const digitado = (n: number): string => dia(n).split('-').reverse().join('/')

export const ANO = Number(HOJE.slice(0, 4))

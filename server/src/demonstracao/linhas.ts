export interface LinhaInventada {
  numero: string
  extremo_a: string
  extremo_b: string
  municipio_b: string
  extensao_km: string
  servico: 'regular' | 'alternativo' | 'hidroviario'
  operadora: string
  partidas: string[]
}

const doisDigitos = (n: number) => String(n).padStart(2, '0')

/** From `de` to `ate`, both `HH:MM`, every `minutos`. */
function aCada(de: string, ate: string, minutos: number): string[] {
  const emMinutos = (h: string) => Number(h.slice(0, 2)) * 60 + Number(h.slice(3))
  const horas: string[] = []
  for (let m = emMinutos(de); m <= emMinutos(ate); m += minutos) {
    horas.push(`${doisDigitos(Math.floor(m / 60))}:${doisDigitos(m % 60)}`)
  }
  return horas
}

type Linha = readonly [
  numero: string,
  municipioB: string,
  km: string,
  operadora: string,
  partidas: string | readonly [de: string, ate: string, minutos: number],
  servico?: LinhaInventada['servico'],
]

const inventar =
  (extremoA: string) =>
  ([numero, municipio_b, km, operadora, partidas, servico = 'regular']: Linha): LinhaInventada => ({
    numero,
    extremo_a: servico === 'hidroviario' ? `${extremoA} (Cais)` : extremoA,
    extremo_b: servico === 'hidroviario' ? `${municipio_b} (Hidroviária)` : municipio_b,
    municipio_b,
    extensao_km: km,
    servico,
    operadora,
    partidas: typeof partidas === 'string' ? partidas.split(' ') : aCada(...partidas),
  })

/** Lines between real places; numbers, departures and operators are invented. */
export const LINHAS: Readonly<Record<string, readonly LinhaInventada[]>> = {
  'cre-rr': (
    [
      ['101', 'Pacaraima', '214', 'serra-do-sol', '05:30 07:00 09:30 13:30 16:00'],
      ['102', 'Bonfim', '125', 'serra-do-sol', '06:00 08:30 11:00 14:00 17:00'],
      ['103', 'Caracaraí', '139', 'tepequem', '06:15 10:00 14:30 18:00'],
      ['104', 'Rorainópolis', '291', 'tepequem', '06:00 09:00 13:00 20:30'],
      ['105', 'Normandia', '185', 'monte-roraima', '06:30 13:00', 'alternativo'],
      ['106', 'Alto Alegre', '87', 'monte-roraima', '06:00 08:00 11:30 15:00 17:30', 'alternativo'],
      ['107', 'Mucajaí', '52', 'anaua', ['05:45', '18:45', 65]],
      ['108', 'Iracema', '92', 'anaua', '06:00 09:30 13:30 17:00'],
      ['109', 'São Luiz', '302', 'ajarani', '07:00 19:30'],
      ['110', 'São João da Baliza', '312', 'ajarani', '06:30 20:00'],
      ['111', 'Caroebe', '338', 'ajarani', '07:30 21:00'],
      ['112', 'Cantá', '32', 'lavrado', ['06:00', '18:30', 75], 'alternativo'],
      ['113', 'Amajari', '156', 'serra-do-sol', '06:45 12:00 16:30'],
      ['114', 'Uiramutã', '315', 'lavrado', '05:00', 'alternativo'],
    ] satisfies Linha[]
  ).map(inventar('Boa Vista')),
  'setm-rs': (
    [
      ['301', 'Canoas', '19', 'lagoa-dos-barros', ['05:20', '23:30', 20]],
      ['302', 'Gravataí', '27', 'lagoa-dos-barros', ['05:10', '23:10', 25]],
      ['303', 'Novo Hamburgo', '43', 'vale-do-sinos', ['05:15', '22:45', 30]],
      ['304', 'São Leopoldo', '34', 'vale-do-sinos', ['05:30', '23:00', 30]],
      ['305', 'Viamão', '24', 'morro-do-coco', ['05:00', '23:30', 20]],
      ['306', 'Alvorada', '20', 'morro-do-coco', ['05:00', '23:40', 15]],
      ['307', 'Guaíba', '31', 'arroio-diluvio', ['05:40', '22:30', 40]],
      ['308', 'Cachoeirinha', '18', 'lagoa-dos-barros', ['05:15', '23:15', 20]],
      ['309', 'Esteio', '25', 'vale-do-sinos', ['05:35', '22:35', 35]],
      ['310', 'Sapucaia do Sul', '28', 'vale-do-sinos', ['05:25', '22:45', 40]],
      ['311', 'Eldorado do Sul', '15', 'arroio-diluvio', ['05:30', '22:30', 30]],
      ['312', 'Campo Bom', '52', 'vale-do-sinos', ['06:00', '21:00', 60]],
      ['313', 'Montenegro', '68', 'banhado-grande', '05:50 07:30 10:00 13:00 16:30 18:40'],
      ['314', 'Triunfo', '78', 'banhado-grande', '06:20 12:10 17:45'],
      ['315', 'Charqueadas', '58', 'arroio-diluvio', ['06:00', '20:00', 120]],
      ['316', 'São Jerônimo', '70', 'arroio-diluvio', '06:10 09:20 13:40 18:10'],
      ['317', 'Sapiranga', '60', 'vale-do-sinos', ['05:50', '20:20', 90]],
      ['318', 'Taquara', '76', 'banhado-grande', '06:00 08:30 12:30 16:00 18:30'],
      ['319', 'Santo Antônio da Patrulha', '78', 'banhado-grande', '06:30 11:00 15:30 18:20'],
      ['401', 'Guaíba', '14', 'ponta-da-cadeia', ['06:30', '19:30', 60], 'hidroviario'],
    ] satisfies Linha[]
  ).map(inventar('Porto Alegre')),
}

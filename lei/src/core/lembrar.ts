/** Beyond this many keys an owner forgets all of its own: memory stays flat whatever comes in. */
const LIMITE = 1024

/** What is shared cannot be changed by one of those who share it. Numbers and amounts already cannot. */
function congelar(valor: unknown): void {
  if (typeof valor !== 'object' || valor === null || Object.isFrozen(valor)) return
  if (!Array.isArray(valor) && Object.getPrototypeOf(valor) !== Object.prototype) return
  for (const parte of Object.values(Object.freeze(valor))) congelar(parte)
}

/**
 * What `fazer` makes is the same for the same owner and key, and is made once: a long file of requests repeats few
 * coefficients, dates and items. It comes back frozen. The owner (a row of a table, a dated value) takes what it remembers with it.
 */
export function lembrar<T>(): (dono: object, chave: string, fazer: () => T) => T {
  const lembrados = new WeakMap<object, Map<string, T>>()
  const guardar = (dono: object, chave: string, feito: T): T => {
    congelar(feito)
    let daqui = lembrados.get(dono)
    if (daqui === undefined || daqui.size >= LIMITE) {
      daqui = new Map()
      lembrados.set(dono, daqui)
    }
    daqui.set(chave, feito)
    return feito
  }
  return (dono, chave, fazer) => lembrados.get(dono)?.get(chave) ?? guardar(dono, chave, fazer())
}

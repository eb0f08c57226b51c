import { expect, it } from 'vitest'
import { type Envio, enviarFotos, enviosDe, resumoDosEnvios } from './envio'
import type { FatoDigitado } from './parada'

const foto = (nome: string) => new File([nome], nome, { type: 'image/jpeg' })
const fato = (...fotos: File[]): FatoDigitado => ({
  dispositivo: 'art79_inc1',
  quantidade: '1',
  relato: '',
  fotos,
})
const AUTOS = ['RR-1', 'RR-2'].map((numero) => ({ numero, dispositivo: 'art79_inc1', valor: '287.00' }))

/** Holds the list as the screen would, and answers each request with what `respostas` says, in order. */
function carteiro(envios: Envio[], respostas: (object | null)[]) {
  let lista = envios
  const pedidos: string[] = []
  return {
    lista: () => lista,
    pedidos,
    enviar: () =>
      enviarFotos(lista, {
        versao: async () => 1,
        enviar: async (e) => {
          pedidos.push(e.chave)
          const recusa = respostas.shift()
          if (recusa) throw recusa
          return {} as never
        },
        mudar: (chave, mudanca) => {
          lista = lista.map((e) => (e.chave === chave ? { ...e, ...mudanca } : e))
        },
      }),
  }
}

const tres = () => enviosDe(AUTOS, [fato(foto('a'), foto('b')), fato(foto('c'))])

it('each photo goes to the auto of its own infraction', () => {
  expect(tres().map((e) => [e.numero, e.arquivo.name])).toEqual([
    ['RR-1', 'a'],
    ['RR-1', 'b'],
    ['RR-2', 'c'],
  ])
})

it('one photo refused says why, and the others go on', async () => {
  const c = carteiro(tres(), [
    null,
    { status: 415, codigo: 'tipo-nao-aceito', detail: 'Mande foto em JPEG.' },
    null,
  ])
  await c.enviar()
  expect(c.lista().map((e) => e.estado)).toEqual(['enviada', 'falhou', 'enviada'])
  expect(c.lista()[1]?.motivo).toBe('Mande foto em JPEG.')
  expect(resumoDosEnvios(c.lista())).toBe('2 de 3 enviadas, 1 não foi')
})

it('known faults 60 and 64: a lost answer stops there and the next attempt repeats the same photo, and only it', async () => {
  const c = carteiro(tres(), [null, { status: 0, codigo: 'sem-rede', detail: 'A conexão caiu.' }, null, null])
  await c.enviar()
  expect(c.lista().map((e) => e.estado)).toEqual(['enviada', 'falhou', 'espera'])
  await c.enviar()
  expect(c.pedidos).toEqual(['RR-1/0', 'RR-1/1', 'RR-1/1', 'RR-2/0'])
  expect(resumoDosEnvios(c.lista())).toBe('3 de 3 enviadas')
})

it('an act done by somebody else in between is no reason to fail', async () => {
  const c = carteiro(tres().slice(0, 1), [{ status: 412, codigo: 'versao-antiga', detail: '' }, null])
  await c.enviar()
  expect(c.lista()[0]?.estado).toBe('enviada')
})

import { deepEqual, equal } from 'node:assert/strict'
import { ALTERACOES_DE_LINHA_RR, type RegraDaAlteracao, type TipoDeAlteracao } from '@outorga/lei'
import type { Cenario, Cliente } from './cenario.js'
import { criarMundo, type Mundo } from './rede-de-teste.js'

const CAMINHO = '/api/v1/alteracoes-de-linha'
const RAZOES = 'Pedido feito para atender melhor quem viaja.'

/** Who takes part in a test of the alterations, and the steps that most of them share. */
export async function criarRoteiro(c: Cenario) {
  const [analista, julgador, conselheiro, operadora] = await Promise.all([
    c.entrar('rr', 'analista'),
    c.entrar('rr', 'julgador'),
    c.entrar('rr', 'conselheiro'),
    c.entrar('rr', 'operadora'),
  ])
  const ver = async (numero: string) => (await analista.get(`${CAMINHO}/${numero}`)).json()

  const pedir = (quem: Cliente, especie: TipoDeAlteracao, linha_id: string, campos: object) =>
    quem.post(CAMINHO, { especie, linha_id, razoes: RAZOES, ...campos })

  const abrir = async (especie: TipoDeAlteracao, linha_id: string, campos: object): Promise<string> => {
    const { iniciativa }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[especie]
    const r = await pedir(analista, especie, linha_id, { iniciativa: iniciativa[0], ...campos })
    equal(r.statusCode, 200, r.body)
    return r.json().numero
  }

  const fazer = async (quem: Cliente, numero: string, ato: string, corpo: object = {}) =>
    quem.post(`${CAMINHO}/${numero}/${ato}`, corpo, { versao: (await ver(numero)).versao })

  const fazerBem = async (quem: Cliente, numero: string, ato: string, corpo: object = {}) => {
    const r = await fazer(quem, numero, ato, corpo)
    equal(r.statusCode, 200, `${ato}: ${r.body}`)
    return r.json()
  }

  /** Opinions in favour of all that is demanded, but on `contra`, and the file is closed. */
  const instruir = async (numero: string, contra?: string) => {
    const { especie } = await ver(numero)
    const { pareceres }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[especie as TipoDeAlteracao]
    await fazerBem(analista, numero, 'pedir-pareceres')
    for (const sobre of pareceres) {
      const conclusao = sobre === contra ? 'contrario' : 'favoravel'
      const texto = 'Examinado com os dados do processo.'
      await fazerBem(analista, numero, 'juntar-parecer', { sobre, conclusao, texto })
    }
    await fazerBem(analista, numero, 'concluir-instrucao')
  }

  const DEFERIR = { resultado: 'deferido', razoes: 'Atende ao que a lei pede.' }
  const INDEFERIR = { resultado: 'indeferido', razoes: 'Não convém ao serviço.' }

  const deferir = async (numero: string) => {
    await instruir(numero)
    return fazerBem(julgador, numero, 'decidir', DEFERIR)
  }
  const VIGOR = { de: '2026-04-10', ato: 'Portaria 7/2026' }
  const porEmVigor = async (numero: string, corpo: object = {}) => {
    await deferir(numero)
    return fazerBem(analista, numero, 'por-em-vigor', { ...VIGOR, ...corpo })
  }
  /** That a grant is refused by these provisions, and by no other. */
  const naoDefere = async (numero: string, dispositivos: string[], contra?: string) => {
    await instruir(numero, contra)
    const r = await fazer(julgador, numero, 'decidir', DEFERIR)
    equal(r.statusCode, 422, r.body)
    equal(r.json().codigo, 'vedado')
    equal(r.json().dispositivo, dispositivos[0])
    const pagina = await ver(numero)
    const motivos = pagina.exames.flatMap((e: { motivos: { dispositivo: string }[] }) => e.motivos)
    deepEqual(
      motivos.map((m: { dispositivo: string }) => m.dispositivo),
      dispositivos,
    )
    // The refusal of the grant leaves the refusal of the request open.
    await fazerBem(julgador, numero, 'decidir', INDEFERIR)
  }
  const linha = async (id: string) => (await analista.get(`/api/v1/linhas/${id}`)).json()
  const quadros = async (id: string) => (await analista.get(`/api/v1/linhas/${id}/quadros`)).json().quadros
  const mundo = (): Mundo => criarMundo(c, analista)

  return {
    ...{ analista, julgador, conselheiro, operadora, DEFERIR, INDEFERIR, VIGOR },
    ...{
      ver,
      pedir,
      abrir,
      fazer,
      fazerBem,
      instruir,
      deferir,
      porEmVigor,
      naoDefere,
      linha,
      quadros,
      mundo,
    },
  }
}
export type Roteiro = Awaited<ReturnType<typeof criarRoteiro>>

import { type DataCivil, diasEntre, type MarcosDoAuto, type Papel } from '@outorga/lei'
import { encaminharCobranca } from '../arrecadacao/encaminhar-cobranca.js'
import { registrarPagamento } from '../arrecadacao/registrar-pagamento.js'
import { anotarErro } from '../fiscalizacao/autos/anotar-erro.js'
import { darCiencia } from '../fiscalizacao/autos/dar-ciencia.js'
import { juntarEvidencia } from '../fiscalizacao/autos/juntar-evidencia.js'
import { adotarMedida } from '../fiscalizacao/medidas/adotar-medida.js'
import { comprovarCorrecao } from '../fiscalizacao/medidas/comprovar-correcao.js'
import { liberarVeiculo } from '../fiscalizacao/medidas/liberar-veiculo.js'
import { registrarDespesa } from '../fiscalizacao/medidas/registrar-despesa.js'
import { registrarTransbordo } from '../fiscalizacao/medidas/registrar-transbordo.js'
import { apresentarDefesa } from '../processos/apresentar-defesa.js'
import { darCienciaDoRecurso } from '../processos/dar-ciencia-do-recurso.js'
import { declararDefinitivo } from '../processos/declarar-definitivo.js'
import { julgar } from '../processos/julgar.js'
import { julgarRecurso } from '../processos/julgar-recurso.js'
import { publicarDecisao } from '../processos/publicar-decisao.js'
import { recorrer } from '../processos/recorrer.js'
import type { Ato } from './ato-encenado.js'
import { type Cena, desenharFoto } from './foto.js'
import type { Passo } from './historia.js'

type Fazer = (a: Ato) => Promise<unknown>

const naRua = (papel: Papel, dia: number, fazer: Fazer, marca: keyof MarcosDoAuto | null = null): Passo => ({
  dia,
  onde: 'rua',
  marca,
  papel,
  fazer,
})
const noEscritorio = (
  papel: Papel,
  dia: number,
  fazer: Fazer,
  marca: keyof MarcosDoAuto | null = null,
): Passo => ({
  dia,
  onde: 'escritorio',
  marca,
  papel,
  fazer,
})

export const foto = (cena: Cena, descricao: string): Passo =>
  naRua('fiscal', 0, (a) =>
    a.agir(juntarEvidencia, {
      numero: a.numero,
      nome: `${a.numero}-${a.placa}.png`,
      descricao,
      arquivo: desenharFoto({ cena, placa: a.placa, van: a.van, data: a.dataDoFato, hora: a.horaDoFato }),
    }),
  )

export const assinatura = (recebedor = 'Motorista do veículo'): Passo =>
  naRua(
    'fiscal',
    0,
    (a) => a.agir(darCiencia, { numero: a.numero, modo: 'assinatura', data: a.dia, recebedor }),
    'ciencia',
  )

export const recusa = (recebedor: string): Passo =>
  naRua(
    'fiscal',
    0,
    (a) => a.agir(darCiencia, { numero: a.numero, modo: 'recusa', data: a.dia, recebedor }),
    'ciencia',
  )

export const ar = (dia: number, recebedor = 'Portaria da empresa'): Passo =>
  noEscritorio(
    'analista',
    dia,
    (a) =>
      a.agir(darCiencia, {
        numero: a.numero,
        modo: 'ar',
        data: a.dia,
        ar_numero: `ZZ ${a.numero.slice(-6)} 000 BR`,
        recebedor,
      }),
    'ciencia',
  )

export const eletronica = (dia: number): Passo =>
  noEscritorio(
    'analista',
    dia,
    (a) => a.agir(darCiencia, { numero: a.numero, modo: 'eletronica', data: a.dia }),
    'ciencia',
  )

export const defesa = (dia: number, texto: string): Passo =>
  noEscritorio(
    'operadora',
    dia,
    (a) => a.agir(apresentarDefesa, { numero: a.numero, texto, recebido_em: a.dia }),
    'defesaEm',
  )

const SEM_DEFESA =
  'Ninguém apresentou defesa no prazo. O relato do fiscal descreve o fato, o lugar e a hora, e nada nos autos o contradiz.'

const decide = (resultado: 'mantido' | 'anulado', dia: number, fundamentacao: string) =>
  noEscritorio('julgador', dia, (a) => a.agir(julgar, { numero: a.numero, resultado, fundamentacao }))

export const mantem = (dia: number, fundamentacao = SEM_DEFESA): Passo =>
  decide('mantido', dia, fundamentacao)
export const anula = (dia: number, fundamentacao: string): Passo => decide('anulado', dia, fundamentacao)

/** The gazette comes out on every day of the year, whole numbers from an invented first one. */
const edicao = (dia: DataCivil) => `edição ${4000 + diasEntre('2024-01-01' as DataCivil, dia)}`

export const publica = (dia: number): Passo =>
  noEscritorio(
    'analista',
    dia,
    (a) =>
      a.agir(publicarDecisao, {
        numero: a.numero,
        publicada_em: a.dia,
        diario: edicao(a.dia),
        ciencia: a.dia,
        modo: 'eletronica',
      }),
    'cienciaDaDecisao',
  )

export const recorre = (dia: number, texto: string): Passo =>
  noEscritorio(
    'operadora',
    dia,
    (a) => a.agir(recorrer, { numero: a.numero, texto, recebido_em: a.dia }),
    'recursoEm',
  )

const decideRecurso = (resultado: 'mantido' | 'anulado', dia: number, fundamentacao: string) =>
  noEscritorio('conselheiro', dia, (a) =>
    a.agir(julgarRecurso, { numero: a.numero, resultado, fundamentacao }),
  )

export const negaRecurso = (dia: number, texto: string): Passo => decideRecurso('mantido', dia, texto)
export const acolheRecurso = (dia: number, texto: string): Passo => decideRecurso('anulado', dia, texto)

export const cienciaDoRecurso = (dia: number): Passo =>
  noEscritorio(
    'analista',
    dia,
    (a) => a.agir(darCienciaDoRecurso, { numero: a.numero, ciencia: a.dia, modo: 'recibo' }),
    'cienciaDoRecurso',
  )

export const tornaDefinitivo = (dia: number): Passo =>
  noEscritorio('analista', dia, (a) => a.agir(declararDefinitivo, { numero: a.numero }))

export const paga = (dia: number): Passo =>
  noEscritorio('analista', dia, (a) =>
    a.agir(registrarPagamento, {
      numero: a.numero,
      pago_em: a.dia,
      valor: a.valor,
      comprovante: `Guia ${a.numero.slice(-6)}-0`,
    }),
  )

export const cobra = (dia: number, destino: string): Passo =>
  noEscritorio('analista', dia, (a) => a.agir(encaminharCobranca, { numero: a.numero, destino }))

export const anota = (papel: Papel, dia: number, texto: string): Passo =>
  noEscritorio(papel, dia, (a) => a.agir(anotarErro, { numero: a.numero, texto }))

interface Recolhimento {
  tipo: 'apreensao' | 'retirada-de-trafego' | 'remocao'
  em: string
  causas?: string[]
  correcoes: string[]
}

export const recolhe = ({ tipo, em, causas = [], correcoes }: Recolhimento): Passo =>
  naRua('fiscal', 0, (a) =>
    a.agir(adotarMedida, {
      numero: a.numero,
      tipo,
      data: a.dataDoFato,
      hora: a.horaDoFato,
      recolhido_em: em,
      causas,
      correcoes,
    }),
  )

export const comprova = (dia: number, correcao: number, prova: string): Passo =>
  naRua('fiscal', dia, (a) => a.agirNaMedida(comprovarCorrecao, { correcao, prova }))

export const transborda = (
  dia: number,
  passageiros: number,
  trechos: { km: string; coeficiente: string }[],
  operadora_requisitada: string,
): Passo =>
  naRua('fiscal', dia, (a) =>
    a.agirNaMedida(registrarTransbordo, { passageiros, trechos, operadora_requisitada }),
  )

export const despende = (
  dia: number,
  natureza: 'alimentacao' | 'pousada',
  descricao: string,
  valor: string,
): Passo => naRua('fiscal', dia, (a) => a.agirNaMedida(registrarDespesa, { natureza, descricao, valor }))

export const libera = (papel: Papel, dia: number, observacao: string): Passo =>
  noEscritorio(papel, dia, (a) => a.agirNaMedida(liberarVeiculo, { observacao }))

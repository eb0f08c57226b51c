import { type Conferencia, conferir, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import type { Memoria } from '../core/memoria.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { type Impedimento, impedidoEm } from './cassacao.js'
import { exigirVigenciaRR } from './norma.js'
import { inteiroDaOutorga } from './parametros-da-outorga.js'

/** The certificate of an entry in the bidder register (art. 7). */
export interface CertificadoDeLicitante {
  documento: string
  emissao: DataCivil
  /** Last day on which it is good. */
  ate: DataCivil
  memoria: Memoria
}

/**
 * Issues the certificate of art. 7. How long it is good for is the authority's to say.
 * @throws RecusaDaLei `fato-antes-da-vigencia`, `parametro-ausente`, `sem-valor-na-data`, `parametro-invalido`.
 */
export function certificarLicitante(
  pedido: { documento: string; emissao: DataCivil },
  parametros: Parametros,
): CertificadoDeLicitante {
  exigirVigenciaRR(pedido.emissao, 'emissao')
  const meses = inteiroDaOutorga('validade_do_certificado_meses', pedido.emissao, parametros)
  const ate = somarMeses(pedido.emissao, meses.valor)
  return {
    ...pedido,
    ate,
    memoria: [
      { dispositivo: 'art7', descricao: 'Emissão do certificado', resultado: pedido.emissao },
      {
        dispositivo: 'art7',
        descricao: `Vale ${meses.valor} meses, de data a data`,
        resultado: ate,
        parametro: meses.parametro,
      },
    ],
  }
}

/** Whether a certificate is good on `data`, its last day included. */
export function certificadoVale(
  certificado: Pick<CertificadoDeLicitante, 'emissao' | 'ate'>,
  data: DataCivil,
): boolean {
  return certificado.emissao <= data && data <= certificado.ate
}

export interface ApresentacaoDoLicitante {
  apresentadaEm: DataCivil | null
  sessao: DataCivil
  /** Own vehicles, and what the inspection found; null where it was not done. */
  veiculos: readonly { placa: string; proprio: boolean; vistoria: 'aprovado' | 'reprovado' | null }[]
  garagem: string
  manutencao: string
  responsavelTecnico: string
}

/** Art. 11: own vehicles listed and inspected before the tender, with garage, workshop and technical professional. */
export function conferirLicitante(a: ApresentacaoDoLicitante): Conferencia {
  const placas = (quais: (v: ApresentacaoDoLicitante['veiculos'][number]) => boolean) =>
    a.veiculos.filter(quais).map((v) => v.placa)
  const falhas = [
    ...(a.apresentadaEm === null ? ['a relação de veículos'] : []),
    ...(a.apresentadaEm !== null && a.apresentadaEm > a.sessao ? ['apresentação antes da sessão'] : []),
    ...(a.veiculos.length === 0 ? ['ao menos um veículo'] : []),
    ...placas((v) => !v.proprio).map((p) => `propriedade do veículo ${p}`),
    ...placas((v) => v.vistoria === 'reprovado').map((p) => `vistoria aprovada do veículo ${p}`),
    ...(a.garagem.trim() ? [] : ['local da garagem']),
    ...(a.manutencao.trim() ? [] : ['local da manutenção']),
    ...(a.responsavelTecnico.trim() ? [] : ['profissional responsável']),
  ]
  const semVistoria = placas((v) => v.vistoria === null)
  return conferir({
    dispositivo: 'art11',
    certo: falhas.length > 0 ? false : semVistoria.length > 0 ? null : true,
    conforme: 'Veículos próprios relacionados e vistoriados, com garagem, manutenção e responsável.',
    violacao: `Falta: ${falhas.join('; ')}.`,
    semDados: `Falta a vistoria de ${semVistoria.join(', ')}.`,
    olhou: [
      { o_que: 'apresentação', valor: a.apresentadaEm ?? 'não houve' },
      { o_que: 'sessão', valor: a.sessao },
      { o_que: 'veículos', valor: String(a.veiculos.length) },
    ],
  })
}

const LIMITE_DE_EXCLUSIVIDADE = Numero.de(250)

/**
 * Art. 12: whether a line may have one operator alone. Above 250.0 km it may not, where there is demand; demand is
 * declared by the CRE/RR's act (AMB-RR-05).
 * @param linha length in km, as text; `demanda` null: not declared.
 * @throws RecusaDaLei `numero-invalido`.
 */
export function examinarExclusividade(linha: { extensao_km: string; demanda: boolean | null }): Exame {
  const longa = Numero.de(linha.extensao_km, 'extensao_km').comparar(LIMITE_DE_EXCLUSIVIDADE) > 0
  return examinar([
    {
      dispositivo: 'art12',
      atendida: longa ? (linha.demanda === null ? null : !linha.demanda) : true,
      descricao: `Linha de ${escreverNumero(linha.extensao_km)} km; a vedação começa acima de 250 km`,
      resultado: !longa
        ? 'pode ser exclusiva'
        : linha.demanda === null
          ? 'depende de ato sobre a demanda'
          : linha.demanda
            ? 'há demanda: não pode ser exclusiva'
            : 'sem demanda: pode ser exclusiva',
      falta: 'Linha de mais de 250 km com demanda não pode ficar com uma só operadora: cabe segundo certame.',
      leituras: ['AMB-RR-05'],
    },
  ])
}

/**
 * Whether someone may bid: registered, not barred by a cassação (art. 88), and not the winner of the first tender where
 * this is the second for the same line (art. 12, par. único).
 */
export function examinarParticipacao(licitante: {
  documento: string
  data: DataCivil
  certificado: Pick<CertificadoDeLicitante, 'emissao' | 'ate'> | null
  impedimentos: readonly Pick<Impedimento, 'de' | 'ate'>[]
  /** Winner of the first tender of this line; null where this is the first. */
  vencedorDoPrimeiro: string | null
}): Exame {
  const { documento, data, certificado, impedimentos, vencedorDoPrimeiro } = licitante
  const barra = impedimentos.find((i) => impedidoEm(i, data)) ?? null
  return examinar([
    {
      dispositivo: 'art7',
      atendida: certificado !== null && certificadoVale(certificado, data),
      descricao: 'Certificado de registro cadastral',
      resultado: certificado ? `até ${certificado.ate}` : 'não há',
      falta: certificado
        ? `O certificado não vale em ${escreverData(data)}.`
        : 'Falta o certificado de registro cadastral.',
    },
    {
      dispositivo: 'art88',
      atendida: barra === null,
      descricao: 'Impedimento por cassação',
      resultado: barra ? `até ${barra.ate}` : 'não há',
      falta: barra ? `Impedido de licitar até ${escreverData(barra.ate)}.` : '',
    },
    {
      dispositivo: 'art12_par1u',
      atendida: vencedorDoPrimeiro === null || vencedorDoPrimeiro !== documento,
      descricao: vencedorDoPrimeiro === null ? 'Primeiro certame da linha' : 'Segundo certame da linha',
      resultado: vencedorDoPrimeiro === documento ? 'venceu o primeiro' : 'pode participar',
      falta: 'Quem venceu o primeiro certame da linha não participa do segundo.',
    },
  ])
}

import {
  calcularMultaRR,
  calcularMultaRS,
  type Instante,
  LEIS,
  lerData,
  type Multa,
  type NormaId,
} from '@outorga/lei'
import { AUTORIDADES, PARAMETROS } from '../demonstracao/autoridades.js'
import type { DadosDoDocumento } from '../fiscalizacao/documentos/dados.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'

/** Data of the tests of this folder: one auto of each law, with the fine that the law computes. */

const json = (v: unknown) => JSON.parse(JSON.stringify(v)) as Json
const paraAto = (m: Multa) =>
  json({
    valor: m.valor,
    reincidente: m.reincidente,
    medida_administrativa: m.medidaAdministrativa,
    memoria: m.memoria,
  })

const parametrosDe = (id: string) => {
  const series: Record<string, (typeof PARAMETROS)[string][number][]> = {}
  for (const p of PARAMETROS[id] ?? []) series[p.nome] = [...(series[p.nome] ?? []), p]
  return series
}

const CASOS = {
  'rr-664-2008': {
    numero: 'RR-2026-000142',
    dispositivo: 'art79_inc1',
    quantidade: 1,
    placa: 'NAV1C34',
    local: 'BR-174, km 541, posto fiscal da saída para São João da Baliza',
    municipio: 'Caracaraí',
    momento: '2026-03-10T18:22:00Z',
    lavrado: '2026-03-10T18:31:07Z',
    relato:
      'Abordado às 14h22, o ônibus não tinha a bordo a ficha de registro nem o quadro de tarifas. O motorista informou que os papéis ficaram na garagem de Caracaraí. Fotos do painel e do porta-documentos juntadas.',
    nome: 'Viação Exemplo do Caracaraí Ltda.',
    documento: '11222333000181',
    linha: { numero: '104', nome: 'Boa Vista – Pacaraima' },
  },
  'rs-11127-1998': {
    numero: 'RS-2026-000007',
    dispositivo: 'art13-2_inc6',
    quantidade: 7,
    placa: 'IXR2045',
    local: 'Av. Farrapos, 1200, sentido bairro',
    municipio: 'Viamão',
    momento: '2026-03-10T10:05:00Z',
    lavrado: '2026-03-10T10:20:00Z',
    relato:
      'Contagem na catraca e a olho: sete passageiros além da lotação do certificado. Foto do corredor juntada.',
    nome: 'Coletivos Exemplo S.A.',
    documento: '12ABC34501DE35',
    linha: { numero: 'O100', nome: 'Viamão – Porto Alegre' },
  },
} as const satisfies Record<NormaId, object>

/** The data of an auto's first act; `mudancas` replaces what it said. */
export function exemplo(norma: NormaId, mudancas: Record<string, unknown> = {}): DadosDoDocumento {
  const e = CASOS[norma]
  const autoridade = AUTORIDADES.find((a) => a.norma === norma)
  if (!autoridade) throw new Error(norma)
  const parametros = parametrosDe(autoridade.id)
  const data = lerData('2026-03-10')
  const historico = [
    {
      dispositivo: e.dispositivo,
      linha: e.linha.numero,
      data: lerData('2025-12-01'),
      situacao: 'mantida',
      auto: 'RR-2025-000911',
    },
  ] as const
  const fato = {
    dispositivo: e.dispositivo,
    data,
    linha: e.linha.numero,
    quantidade: e.quantidade,
    historico,
  }
  const multa =
    norma === 'rr-664-2008' ? calcularMultaRR(fato, parametros) : calcularMultaRS(fato, parametros)
  const dados = {
    origem: 'abordagem',
    dispositivo: e.dispositivo,
    quantidade: e.quantidade,
    relato: e.relato,
    placa: e.placa,
    momento_do_fato: e.momento,
    local: e.local,
    servico: 'linha',
    linha: { id: '00000000-0000-4000-8000-000000000001', ...e.linha },
    itinerario: null,
    autuado: { nome: e.nome, documento: e.documento, operadora: '00000000-0000-4000-8000-000000000002' },
    multa: paraAto(multa),
    ...mudancas,
  }
  return {
    autoridade,
    lei: LEIS[norma],
    parametros,
    codigo: '7K2M-9QXD-40VA-HT3Z',
    endereco: 'https://outorga.exemplo.gov.br',
    ato: ato('lavrar', 'fiscal', { nome: 'Fiscal de Exemplo', matricula: '027' }, e.lavrado, dados),
    auto: {
      numero: e.numero,
      dispositivo: e.dispositivo,
      placa: e.placa,
      autuado: e.nome,
      autuado_documento: e.documento,
      linha: `${e.linha.numero} ${e.linha.nome}`,
      linha_id: '00000000-0000-4000-8000-000000000001',
      local: e.local,
      municipio: e.municipio,
      momento_fato: e.momento as Instante,
    } as unknown as DadosDoDocumento['auto'],
  }
}

/** The same auto, decided. */
export function exemploDecidido(
  norma: NormaId,
  tipo: 'julgar' | 'julgar-recurso',
  resultado: 'mantido' | 'anulado',
): DadosDoDocumento {
  const d = exemplo(norma)
  const multa = d.ato.dados.multa as { memoria: { leituras?: string[] }[] }
  const ids = [...new Set(multa.memoria.flatMap((p) => p.leituras ?? []))]
  const dados = {
    resultado,
    fundamentacao:
      'A defesa diz que os papéis estavam na garagem e que foram mostrados no dia seguinte. O que a lei exige é que estejam no veículo durante a viagem; a apresentação posterior não desfaz a falta.\n\nAs fotos juntadas mostram o porta-documentos vazio, e o motorista confirmou a ausência. Não há dúvida sobre o fato nem sobre quem operava a viagem.',
    leituras: ids.flatMap((id) => (d.lei.leituras[id] ? [{ id, adotada: d.lei.leituras[id].adotada }] : [])),
    ...(resultado === 'mantido' && { multa: d.ato.dados.multa }),
  }
  const papel = tipo === 'julgar' ? 'julgador' : 'conselheiro'
  return {
    ...d,
    ato: ato(
      tipo,
      papel,
      { nome: 'Autoridade de Exemplo', matricula: '114' },
      '2026-04-20T13:05:00Z',
      dados as never,
    ),
  }
}

function ato(
  tipo: string,
  papel: string,
  autor: { nome: string; matricula: string },
  momento: string,
  dados: object,
): Ato {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    ordem: 1,
    tipo,
    momento,
    papel,
    autor: { id: '00000000-0000-4000-8000-00000000000b', ...autor },
    dados: dados as Record<string, Json>,
    hash: '9f3a07ccb8124b90e19f3a07ccb8124b90e19f3a07ccb8124b90e19f3a07cc90',
  }
}

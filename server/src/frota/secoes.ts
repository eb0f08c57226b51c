import { type Dispositivo, escreverData, type NormaId, passageirosEmPe } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import type { Dado, Secao } from '../procedimentos/definicao.js'
import { NOME_DO_REQUISITO } from './atos-da-circulacao.js'
import { ehRR, leiDoVeiculo, vencimentosDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_EQUIPAMENTO, NOME_DO_RESULTADO, NOME_DO_SERVICO, NOME_DO_TIPO } from './nomes.js'
import type { Veiculo } from './veiculo.js'

/** Standing passengers on trips under 150 km (RR art. 26); null where the law sets none. */
export function lugaresEmPe(norma: NormaId, v: Pick<Veiculo, 'tipo' | 'lugares'>): number | null {
  if (norma !== 'rr-664-2008' || v.tipo === 'embarcacao') return null
  return passageirosEmPe({ tipo: v.tipo, capacidade: v.lugares, distancia_km: '1' }).maximo
}

const dado = (rotulo: string, valor: string | null, resto: Partial<Dado> = {}): Dado[] =>
  valor === null ? [] : [{ rotulo, valor, ...resto }]

function oVeiculo(c: Contexto, v: Veiculo): Secao {
  const emPe = lugaresEmPe(c.lei.norma, v)
  const rr = (dispositivo: Dispositivo) => ({ dispositivo: ehRR(c) ? dispositivo : null })
  return {
    titulo: 'O veículo',
    dados: [
      { rotulo: 'Tipo', valor: NOME_DO_TIPO[v.tipo] },
      { rotulo: 'Marca e modelo', valor: v.marca_modelo },
      { rotulo: 'Ano de fabricação', valor: String(v.ano_fabricacao) },
      { rotulo: 'Lugares sentados', valor: String(v.lugares) },
      ...dado(
        'Em pé',
        emPe === null ? null : emPe === 0 ? 'ninguém' : `até ${emPe}, em viagem de menos de 150 km`,
        rr(v.tipo === 'van' ? 'art26_par1u' : 'art26'),
      ),
      { rotulo: 'Serviço', valor: NOME_DO_SERVICO[v.servico] },
      {
        rotulo: 'Equipamentos',
        valor: v.equipamentos.map((e) => NOME_DO_EQUIPAMENTO[e]).join(', ') || 'nenhum no cadastro',
      },
      ...dado('Cor e padrão visual', v.cor, rr('art68_inc3')),
      ...dado('Número de ordem', v.numero_ordem, rr('art68_inc4')),
    ],
  }
}

function oRegistro(c: Contexto, v: Veiculo): Secao {
  return {
    titulo: 'O registro',
    dados: [
      { rotulo: 'Operadora', valor: v.operadora_razao_social, para: `/operadoras/${v.operadora_id}` },
      ...dado('Número do registro', v.numero_registro, {
        dispositivo: leiDoVeiculo(c.lei.norma).pedido(v.tipo),
      }),
      ...dado('Registrado em', v.registrado_em && escreverData(v.registrado_em)),
      ...dado('Inscrição na Capitania', v.inscricao),
      ...dado('RENAVAM', v.renavam),
      ...dado('Chassi ou casco', v.chassi),
      // Where the register keeps the old spelling, the roadside may read the new one.
      ...dado('Placa no Mercosul', v.placa_unica === v.placa ? null : v.placa_unica),
    ],
  }
}

function asValidades(c: Contexto, v: Veiculo): Secao {
  const [seguro, laudo, ...outros] = vencimentosDoVeiculo(c.lei.norma, v)
  const quem = [v.seguro_seguradora, v.seguro_apolice && `apólice ${v.seguro_apolice}`].filter(
    (x) => x !== null,
  )
  const conclusao = v.laudo_resultado && NOME_DO_RESULTADO[v.laudo_resultado].toLowerCase()
  const qual = [v.laudo_numero, conclusao].filter((x) => x !== null)
  const linha = (x: typeof seguro, mais: (string | null)[]): Dado[] =>
    x
      ? [
          {
            rotulo: x.o_que,
            valor: [x.ate ? `até ${escreverData(x.ate)}` : 'sem validade no cadastro', ...mais].join(' · '),
            dispositivo: x.dispositivo,
          },
        ]
      : []
  return {
    titulo: 'Validades',
    dados: [...linha(seguro, quem), ...linha(laudo, qual), ...outros.flatMap((x) => linha(x, []))],
  }
}

/** What the newest acts left standing: a withdrawal, a deactivation, advertising. */
function emVigor(c: Contexto, v: Veiculo): Secao[] {
  const { retirada, desativacao, publicidade } = v.dados
  const nomes = (retirada?.requisitos ?? []).map(
    (r) => NOME_DO_REQUISITO[r as keyof typeof NOME_DO_REQUISITO],
  )
  const vale = publicidade && publicidade.ate >= c.hoje
  const dados = [
    ...(retirada && v.estado === 'retirado'
      ? [
          ...dado('Fora de tráfego por falta de', nomes.join(', ').toLowerCase()),
          ...dado('O que foi visto', retirada.descricao),
        ]
      : []),
    ...(desativacao && v.estado === 'desativado'
      ? [
          ...dado('Saiu do serviço em', escreverData(desativacao.data)),
          ...dado('Comunicado em', escreverData(desativacao.comunicada_em)),
          ...dado('Fora do prazo', desativacao.tarde, { dispositivo: 'art80_inc7' }),
        ]
      : []),
    ...(vale
      ? dado(
          'Publicidade',
          `${publicidade.anunciante}, de ${escreverData(publicidade.de)} a ${escreverData(publicidade.ate)} (autorização ${publicidade.numero})`,
        )
      : []),
  ]
  return dados.length === 0 ? [] : [{ titulo: 'Como está', dados }]
}

/** What a vehicle is, whose, and until when each of its papers holds. */
export const secoesDoVeiculo = (c: Contexto, v: Veiculo): Secao[] => [
  ...emVigor(c, v),
  oRegistro(c, v),
  asValidades(c, v),
  oVeiculo(c, v),
]

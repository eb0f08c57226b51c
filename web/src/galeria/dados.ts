import type { Citacao } from '../ui/citacao'
import type { Foto } from '../ui/Fotos'
import { diaDaSemana, somarDias } from '../ui/formatos'
import type { DiaDoPrazo } from '../ui/Prazo'
import type { GrupoDeNavegacao } from '../ui/Trilho'

/** Demonstration data: none of it is anybody's. */
export const RORAIMA = { sigla: 'CRE/RR', nome: 'Conselho Rodoviário Estadual', uf: 'RR' }
export const OUTRO_ESTADO = { sigla: 'AGE/SC', nome: 'Agência Estadual', uf: 'SC', cor: '#b3261e' }
export const ZONA = 'America/Boa_Vista'
export const HOJE = '2026-04-06'

export const GRUPOS: readonly GrupoDeNavegacao[] = [
  {
    titulo: null,
    itens: [
      { para: '/galeria', rotulo: 'Peças' },
      { para: '/galeria/fila', rotulo: 'Fila', contagem: 12 },
      { para: '/galeria/caso', rotulo: 'Caso', contagem: 7 },
      { para: '/galeria/campos', rotulo: 'Campos' },
      { para: '/galeria/mapa', rotulo: 'Mapa' },
    ],
  },
  { titulo: 'Público', itens: [{ para: '/galeria/publica', rotulo: 'Moldura pública' }] },
]

export const art = (dispositivo: string, texto?: string): Citacao => ({
  norma: 'rr-664-2008',
  dispositivo,
  texto,
})

export const COM_LEITURA: Citacao = {
  norma: 'rr-664-2008',
  dispositivo: 'art79_inc1',
  resumo: 'Faltar no veículo um documento que a lei manda levar é infração do primeiro grupo de multas.',
  leituras: [
    {
      id: 'AMB-RR-30',
      pergunta: 'Dois documentos ausentes na mesma parada são uma infração ou duas?',
      adotada: 'Uma infração por documento ausente.',
      alternativa: 'Uma só infração por parada, com todos os documentos no mesmo auto.',
    },
  ],
}

/** A trace of `total` days counted from the day after notice; the end moves past the week's end. */
export function tracar(ciencia: string, total: number): DiaDoPrazo[] {
  const dias: DiaDoPrazo[] = [{ data: ciencia, papel: 'ciencia', numero: null, motivo: null }]
  const motivoDe = (data: string) => ({ 0: 'domingo', 6: 'sábado' })[diaDaSemana(data)] ?? null
  for (let numero = 1; numero <= total; numero++) {
    const data = somarDias(ciencia, numero)
    dias.push({ data, papel: 'conta', numero, motivo: motivoDe(data) })
  }
  while (dias.at(-1)?.motivo) {
    const data = somarDias(dias.at(-1)?.data ?? ciencia, 1)
    dias.push({ data, papel: 'prorroga', numero: null, motivo: motivoDe(data) })
  }
  const fim = dias.at(-1)
  if (fim) fim.papel = 'vencimento'
  return dias
}

const desenho = (cor: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#adcdff"/><stop offset=".6" stop-color="${cor}"/><stop offset="1" stop-color="#0c326f"/></linearGradient></defs><rect width="800" height="500" fill="url(#g)"/></svg>`)}`

export const FOTOS: readonly Foto[] = [
  {
    url: desenho('#5992ed'),
    quando: '2026-03-10T14:24:00-04:00',
    hash: `9f3a${'0d'.repeat(29)}e1`,
    descricao: 'Frente do ônibus',
  },
  {
    url: desenho('#2670e8'),
    quando: '2026-03-10T14:25:00-04:00',
    hash: `07cc${'1f'.repeat(29)}4b`,
    descricao: 'Painel sem a ficha',
  },
  { url: desenho('#81aefc'), quando: '2026-03-10T14:25:40-04:00', hash: `b812${'2e'.repeat(29)}90` },
]

export interface Pendencia {
  chave: string
  ate: string
  fazer: string
  numero: string | null
  placa: string | null
  detalhe: string
  artigo: Citacao
  deQuem: string
  situacao: string
  tom: 'azul' | 'alerta' | 'mau' | 'cinza'
  grupo: string
}

export const FILA: readonly Pendencia[] = [
  {
    chave: 'a',
    ate: '2026-04-02',
    fazer: 'Decidir defesa',
    numero: 'RR-2026-000098',
    placa: null,
    detalhe: 'venda de passagem fora do quadro · linha 211',
    artigo: art('art82_inc1'),
    deQuem: 'Cooperativa Monte Roraima',
    situacao: 'decisão atrasada',
    tom: 'mau',
    grupo: 'Vencidos',
  },
  {
    chave: 'b',
    ate: '2026-04-06',
    fazer: 'Liberar veículo apreendido',
    numero: null,
    placa: 'JXA4D21',
    detalhe: '72 h cumpridas às 09:40; faltam 2 de 3 correções',
    artigo: art('art90_par3'),
    deQuem: 'Turismo Uraricoera',
    situacao: 'aguarda prova',
    tom: 'alerta',
    grupo: 'Hoje, segunda, 6 de abril',
  },
  {
    chave: 'c',
    ate: '2026-04-06',
    fazer: 'Analisar pedido de prolongamento',
    numero: null,
    placa: null,
    detalhe: '+ 41,0 km até Sorocaima; cabe no limite de 107,0 km',
    artigo: art('art58_inc2'),
    deQuem: 'Viação Serra do Sol',
    situacao: 'em análise',
    tom: 'azul',
    grupo: 'Hoje, segunda, 6 de abril',
  },
  {
    chave: 'd',
    ate: '2026-04-08',
    fazer: 'Conceder autorização de fretamento escolar',
    numero: null,
    placa: null,
    detalhe: 'falta a certidão criminal de 1 dirigente',
    artigo: art('art18_inc1'),
    deQuem: 'Escolar Cauamé',
    situacao: 'pendência',
    tom: 'alerta',
    grupo: 'Esta semana',
  },
  {
    chave: 'e',
    ate: '2026-04-10',
    fazer: 'Confirmar achado',
    numero: null,
    placa: null,
    detalhe: 'linha 308, quadro v7',
    artigo: art('art44'),
    deQuem: 'Viação Serra do Sol',
    situacao: 'novo',
    tom: 'cinza',
    grupo: 'Esta semana',
  },
]

export const DIVIDAS = [
  {
    numero: 'RR-2026-000142',
    placa: 'NAV1C34',
    operadora: 'Viação Serra do Sol',
    data: '2026-03-10',
    valor: '287.00',
  },
  {
    numero: 'RR-2026-000098',
    placa: 'ABC1234',
    operadora: 'Cooperativa Monte Roraima',
    data: '2026-01-22',
    valor: '1149.00',
  },
  {
    numero: 'RR-2025-000871',
    placa: 'JXA4D21',
    operadora: 'Turismo Uraricoera',
    data: '2025-12-01',
    valor: '46874.00',
  },
] as const

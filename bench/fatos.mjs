import { INFRACOES_RR, INFRACOES_RS, lerData } from '@outorga/lei'

export const COEFICIENTE = '0.287425'
export const PARAMETROS = {
  coeficiente_piso_1: [
    {
      de: lerData('2008-08-15'),
      ate: null,
      valor: COEFICIENTE,
      ato: 'valor da medição',
      demonstracao: true,
    },
  ],
}

const DATAS = [
  '2025-12-26',
  '2026-01-15',
  '2026-02-28',
  '2026-03-10',
  '2026-05-31',
  '2026-07-04',
  '2026-08-31',
  '2026-11-20',
]
const ANTERIORES = [
  null,
  { data: '2025-12-01', situacao: 'mantida' },
  null,
  { data: '2025-11-10', situacao: 'pendente' },
  { data: '2025-06-01', situacao: 'mantida' },
  { data: '2026-03-04', situacao: 'anulada' },
  null,
  { data: '2026-05-20', situacao: 'mantida' },
]

function fatosDe(norma, infracoes) {
  return infracoes.flatMap(({ dispositivo, porPassageiro }) =>
    DATAS.map((data, i) => {
      const anterior = ANTERIORES[i]
      return {
        norma,
        fato: {
          dispositivo,
          data: lerData(data),
          linha: '101',
          quantidade: porPassageiro ? 1 + 3 * i : 1,
          historico: anterior ? [{ dispositivo, linha: '101', ...anterior }] : [],
        },
      }
    }),
  )
}

/** Eight facts of each of the 35 + 119 infractions: with and without an earlier fact, in two years of UPF. */
export const FATOS = [...fatosDe('rr-664-2008', INFRACOES_RR), ...fatosDe('rs-11127-1998', INFRACOES_RS)]

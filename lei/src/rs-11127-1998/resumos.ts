import type { Dispositivo } from '../core/dispositivo.js'

/** What the paragraphs of arts. 13-B and 13-C say, in our own words. The items are in the catalogue. */
export const RESUMOS_RS: Readonly<Partial<Record<Dispositivo, string>>> = {
  'art13-2':
    'Penalidades de segurança e higiene, para quem opera por concessão, permissão ou autorização, também por atos de empregados e terceirizados.',
  'art13-2_par1': 'Incisos I a VII: 10 UPF.',
  'art13-2_par2': 'Incisos VIII a XVII: 20 UPF.',
  'art13-2_par3': 'Incisos XVIII a XXVI: 30 UPF.',
  'art13-2_par4': 'Incisos XXVII a XXXIX: 45 UPF.',
  'art13-2_par5': 'O inciso XXIX dobra na reincidência em até 12 meses.',
  'art13-2_par6': 'Incisos XL a XLVIII: 60 UPF.',
  'art13-2_par7': 'Incisos XLIX a LVI: 125 UPF.',
  'art13-2_par8': 'Os incisos XLIX, L, LI, LIII e LIV dobram na reincidência em até 12 meses.',
  'art13-3': 'Multas do transporte metropolitano por água.',
  'art13-3_par1': 'Incisos I a VII: leves, 30 UPF.',
  'art13-3_par2': 'Incisos VIII a XVII: médias, 42 UPF.',
  'art13-3_par3': 'Incisos XVIII a XLVIII: graves, 63 UPF.',
  'art13-3_par4': 'Incisos XLIX a LXIII: gravíssimas, 77 UPF.',
  art15: 'O Executivo pode abrir créditos no orçamento para cumprir a lei.',
  art2_par1: 'Taxa de 2,17% da receita bruta de cada mês.',
  art2_par2: 'A taxa se paga por mês, descontado o que se recolheu à AGERGS.',
  art2_par3: 'Paga-se no dia 10, ou no primeiro dia útil seguinte.',
}

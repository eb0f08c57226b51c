import { COEFICIENTE } from './fatos.mjs'

// The limit: what a programmer would write by hand for these two laws and nothing else. Whole numbers, no memória, no
// provision, no dated series beyond two years, no refusal that says why.

const MILIONESIMOS = Math.round(Number(COEFICIENTE) * 1e6)

function somarMeses(data, meses) {
  const total = Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7)) - 1 + meses
  const ano = Math.floor(total / 12)
  const mes = (total % 12) + 1
  const ultimo = new Date(Date.UTC(ano, mes, 0)).getUTCDate()
  const dia = Math.min(Number(data.slice(8)), ultimo)
  return `${ano}-${mes < 10 ? '0' : ''}${mes}-${dia < 10 ? '0' : ''}${dia}`
}

/** 2 where an earlier fact doubles the fine. */
export function dobra(fato, meses, mesmaLinha) {
  for (const h of fato.historico) {
    if (
      h.dispositivo === fato.dispositivo &&
      h.situacao !== 'anulada' &&
      h.data < fato.data &&
      (!mesmaLinha || (h.linha !== null && h.linha === fato.linha)) &&
      fato.data <= somarMeses(h.data, meses)
    )
      return 2
  }
  return 1
}

function rr(fato, fator) {
  if (fato.quantidade !== 1 || fato.data < '2008-08-15') throw new Error('recusado')
  return `${Math.floor((fator * MILIONESIMOS * dobra(fato, 6, true)) / 1e6)}.00`
}

function rs(fato, upf, porPassageiro, meses) {
  const { data, quantidade } = fato
  if (data < '2025-12-26' || (!porPassageiro && quantidade !== 1)) throw new Error('recusado')
  const valor = data < '2026-01-01' ? 271300 : data < '2027-01-01' ? 283264 : Number.NaN
  const vezes = meses === 0 ? 1 : dobra(fato, meses, false)
  const centavos = Math.floor((upf * valor * quantidade * vezes + 50) / 100)
  const resto = centavos % 100
  return `${Math.floor(centavos / 100)}.${resto < 10 ? '0' : ''}${resto}`
}

export function calcular({ fato }) {
  switch (fato.dispositivo) {
    case 'art79_inc1':
    case 'art79_inc2':
    case 'art79_inc3':
    case 'art79_inc4':
    case 'art79_inc5':
    case 'art79_inc6':
    case 'art79_inc7':
    case 'art79_inc8':
      return rr(fato, 500)
    case 'art80_inc1':
    case 'art80_inc2':
    case 'art80_inc3':
    case 'art80_inc4':
    case 'art80_inc5':
    case 'art80_inc6':
    case 'art80_inc7':
    case 'art80_inc8':
    case 'art80_inc9':
      return rr(fato, 1000)
    case 'art81_inc1':
    case 'art81_inc2':
    case 'art81_inc3':
    case 'art81_inc4':
    case 'art81_inc5':
    case 'art81_inc6':
    case 'art81_inc7':
    case 'art81_inc8':
    case 'art81_inc9':
    case 'art81_inc10':
      return rr(fato, 2000)
    case 'art82_inc1':
    case 'art82_inc2':
    case 'art82_inc3':
    case 'art82_inc4':
    case 'art82_inc5':
    case 'art82_inc6':
    case 'art82_inc7':
    case 'art82_inc8':
      return rr(fato, 3000)
    case 'art13-2_inc1':
    case 'art13-2_inc2':
    case 'art13-2_inc3':
    case 'art13-2_inc4':
    case 'art13-2_inc5':
    case 'art13-2_inc7':
      return rs(fato, 10, false, 0)
    case 'art13-2_inc6':
      return rs(fato, 10, true, 0)
    case 'art13-2_inc8':
    case 'art13-2_inc9':
    case 'art13-2_inc10':
    case 'art13-2_inc11':
    case 'art13-2_inc12':
    case 'art13-2_inc13':
    case 'art13-2_inc14':
    case 'art13-2_inc15':
    case 'art13-2_inc16':
    case 'art13-2_inc17':
      return rs(fato, 20, false, 0)
    case 'art13-2_inc18':
    case 'art13-2_inc19':
    case 'art13-2_inc20':
    case 'art13-2_inc21':
    case 'art13-2_inc22':
    case 'art13-2_inc23':
    case 'art13-2_inc24':
    case 'art13-2_inc26':
    case 'art13-3_inc1':
    case 'art13-3_inc2':
    case 'art13-3_inc3':
    case 'art13-3_inc4':
    case 'art13-3_inc5':
    case 'art13-3_inc6':
    case 'art13-3_inc7':
      return rs(fato, 30, false, 0)
    case 'art13-2_inc25':
      return rs(fato, 30, true, 0)
    case 'art13-2_inc27':
    case 'art13-2_inc28':
    case 'art13-2_inc30':
    case 'art13-2_inc31':
    case 'art13-2_inc32':
    case 'art13-2_inc33':
    case 'art13-2_inc34':
    case 'art13-2_inc35':
    case 'art13-2_inc36':
    case 'art13-2_inc37':
    case 'art13-2_inc38':
    case 'art13-2_inc39':
      return rs(fato, 45, false, 0)
    case 'art13-2_inc29':
      return rs(fato, 45, false, 12)
    case 'art13-2_inc40':
    case 'art13-2_inc41':
    case 'art13-2_inc42':
    case 'art13-2_inc43':
    case 'art13-2_inc44':
    case 'art13-2_inc45':
    case 'art13-2_inc46':
    case 'art13-2_inc47':
    case 'art13-2_inc48':
      return rs(fato, 60, false, 0)
    case 'art13-2_inc49':
    case 'art13-2_inc50':
    case 'art13-2_inc51':
    case 'art13-2_inc53':
    case 'art13-2_inc54':
      return rs(fato, 125, false, 12)
    case 'art13-2_inc52':
    case 'art13-2_inc55':
    case 'art13-2_inc56':
      return rs(fato, 125, false, 0)
    case 'art13-3_inc8':
    case 'art13-3_inc9':
    case 'art13-3_inc10':
    case 'art13-3_inc11':
    case 'art13-3_inc12':
    case 'art13-3_inc13':
    case 'art13-3_inc14':
    case 'art13-3_inc15':
    case 'art13-3_inc16':
    case 'art13-3_inc17':
      return rs(fato, 42, false, 0)
    case 'art13-3_inc18':
    case 'art13-3_inc19':
    case 'art13-3_inc20':
    case 'art13-3_inc21':
    case 'art13-3_inc22':
    case 'art13-3_inc23':
    case 'art13-3_inc24':
    case 'art13-3_inc25':
    case 'art13-3_inc26':
    case 'art13-3_inc27':
    case 'art13-3_inc28':
    case 'art13-3_inc29':
    case 'art13-3_inc30':
    case 'art13-3_inc31':
    case 'art13-3_inc32':
    case 'art13-3_inc33':
    case 'art13-3_inc34':
    case 'art13-3_inc35':
    case 'art13-3_inc36':
    case 'art13-3_inc37':
    case 'art13-3_inc38':
    case 'art13-3_inc39':
    case 'art13-3_inc40':
    case 'art13-3_inc41':
    case 'art13-3_inc42':
    case 'art13-3_inc43':
    case 'art13-3_inc44':
    case 'art13-3_inc45':
    case 'art13-3_inc46':
    case 'art13-3_inc47':
    case 'art13-3_inc48':
      return rs(fato, 63, false, 0)
    case 'art13-3_inc49':
    case 'art13-3_inc50':
    case 'art13-3_inc51':
    case 'art13-3_inc52':
    case 'art13-3_inc53':
    case 'art13-3_inc54':
    case 'art13-3_inc55':
    case 'art13-3_inc56':
    case 'art13-3_inc57':
    case 'art13-3_inc58':
    case 'art13-3_inc59':
    case 'art13-3_inc60':
    case 'art13-3_inc61':
    case 'art13-3_inc62':
    case 'art13-3_inc63':
      return rs(fato, 77, false, 0)
    default:
      throw new Error('recusado')
  }
}

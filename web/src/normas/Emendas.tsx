import { Situacao } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { diaMesAno } from '../ui/formatos'
import { EMENDAS_RR, type EmendaExterna, type NormaDaMatriz, VALORES_DA_LEI_RR } from './lei'

const escrever = (valor: string) => ({ sim: 'sim', nao: 'não' })[valor] ?? valor

/** A change made elsewhere: what holds here, and what would hold if the authority adopted it. */
function Emenda({ e }: { e: EmendaExterna }) {
  const daLei = e.parametro && VALORES_DA_LEI_RR[e.parametro]
  return (
    <li className="leitura">
      <p>
        <b>
          {e.ato}
          {e.data && `, de ${diaMesAno(e.data)}`}
        </b>{' '}
        <Situacao tom="alerta">{daLei ? 'oferecida, não adotada' : 'só informação'}</Situacao>
      </p>
      <p>{e.muda}</p>
      {daLei && e.valor && (
        <dl>
          <dt>Vale aqui, pelo texto de 2008</dt>
          <dd>
            {daLei.nome}: <b>{escrever(daLei.valor)}</b>
          </dd>
          <dt>Passaria a valer, se adotada</dt>
          <dd>{escrever(e.valor)}</dd>
        </dl>
      )}
    </li>
  )
}

/** Later changes to the text in hand that bear on a provision. */
export function Emendas({ norma, dispositivo }: { norma: NormaDaMatriz; dispositivo: string }) {
  const emendas = norma === 'rr-664-2008' ? EMENDAS_RR.filter((e) => e.dispositivo === dispositivo) : []
  if (emendas.length === 0) return null
  return (
    <Cartao titulo="Mudanças de fora do texto" nota="fontes externas">
      <ul className="leituras">
        {emendas.map((e) => (
          <Emenda key={e.id} e={e} />
        ))}
      </ul>
      {emendas.some((e) => e.parametro) && (
        <p className="mudo">
          O texto dado vale até a autoridade adotar a mudança em Parâmetros, com um ato seu e o dia em que
          passa a valer.
        </p>
      )}
    </Cartao>
  )
}

import { Botao, BotaoDeIcone } from '../../../ui/Botao'
import { CampoNumero } from '../../../ui/campos/CampoNumero'
import { CampoEscolha, CampoMarcar } from '../../../ui/campos/CampoTexto'
import { numero } from '../../../ui/formatos'
import './quadro.css'
import {
  acumular,
  mover,
  mudarPonto,
  type PontoDoRascunho,
  primeirosTrechos,
  type Rascunho,
  type TrechoDoRascunho,
  tirar,
} from './rascunho'

export interface ParteDoRascunho {
  rascunho: Rascunho
  mudar: (r: Rascunho) => void
  /** What is wrong by field; empty until the person has tried to save. */
  erros: ReadonlyMap<string, string>
}

const PISOS = [
  { valor: 'pavimentado', rotulo: 'Pavimentado' },
  { valor: 'nao-pavimentado', rotulo: 'Não pavimentado' },
  { valor: 'urbano', rotulo: 'Urbano' },
  { valor: 'aquaviario', rotulo: 'Por água' },
]

interface TrechoProps extends ParteDoRascunho {
  indice: number
  primeiro: number
  entre: string
}

/** How one gets from the point before: kilometres by pavement, and minutes. */
function TrechoAteAqui({ rascunho: r, mudar, erros, indice, primeiro, entre }: TrechoProps) {
  const ponto = r.pontos[indice]
  if (!ponto) return null
  const { trechos } = ponto
  const com = (novos: TrechoDoRascunho[]) => mudar(mudarPonto(r, indice, { trechos: novos }))
  const trocar = (j: number, mudanca: Partial<TrechoDoRascunho>) =>
    com(trechos.map((t, k) => (k === j ? { ...t, ...mudanca } : t)))
  return (
    <fieldset className="rascunho-trecho">
      <legend className="so-leitor">Trecho {entre}</legend>
      {trechos.map((t, j) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pavements of a stretch are told apart by their order alone
        <div key={j} className="rascunho-piso">
          <CampoNumero
            rotulo="Trecho"
            unidade="km"
            name={`trechos.${primeiro + j}.km`}
            value={t.km}
            onChange={(km) => trocar(j, { km })}
            erro={erros.get(`trechos.${primeiro + j}.km`)}
          />
          {j === 0 && (
            <CampoNumero
              rotulo="Viagem"
              unidade="min"
              name={`pontos.${indice}.minutos`}
              value={ponto.minutos}
              onChange={(minutos) => mudar(mudarPonto(r, indice, { minutos }))}
              erro={erros.get(`pontos.${indice}.minutos`)}
            />
          )}
          <CampoEscolha
            rotulo="Piso"
            opcoes={PISOS}
            vazia="Escolha"
            name={`trechos.${primeiro + j}.piso`}
            value={t.piso}
            onChange={(e) => trocar(j, { piso: e.target.value as TrechoDoRascunho['piso'] })}
            erro={erros.get(`trechos.${primeiro + j}.piso`)}
          />
          {j > 0 && (
            <BotaoDeIcone
              icone="lixo"
              rotulo={`Tirar este piso do trecho ${entre}`}
              onClick={() => com(trechos.toSpliced(j, 1))}
            />
          )}
        </div>
      ))}
      <div>
        <Botao tom="texto" onClick={() => com([...trechos, { km: '', piso: '' }])}>
          Outro piso no trecho
        </Botao>
      </div>
    </fieldset>
  )
}

interface PontoProps extends ParteDoRascunho {
  ponto: PontoDoRascunho
  indice: number
  acumulado: string
  escolhido: boolean
  aoEscolher: () => void
}

function Ponto({
  rascunho: r,
  mudar,
  erros,
  ponto: p,
  indice: i,
  acumulado,
  escolhido,
  aoEscolher,
}: PontoProps) {
  const erro = erros.get(`pontos.${i}.ponto_id`)
  const classe = ['rascunho-ponto', escolhido && 'escolhido', !p.secao && !p.parada && 'so-passa']
  return (
    <div className={classe.filter(Boolean).join(' ')}>
      <span className="rascunho-numero" aria-hidden="true">
        {i + 1}
      </span>
      <div id={`campo-pontos.${i}.ponto_id`} tabIndex={-1}>
        <b>{p.nome}</b> {p.municipio !== p.nome && <small>{p.municipio}</small>}
        <br />
        <small>
          {acumulado} · {p.terminal ?? 'fora de terminal'}
        </small>
        {erro && <p className="campo-erro">{erro}</p>}
      </div>
      <div className="rascunho-mover">
        <BotaoDeIcone
          icone="cima"
          rotulo={`Subir ${p.nome}`}
          disabled={i === 0}
          onClick={() => mudar(mover(r, i, -1))}
        />
        <BotaoDeIcone
          icone="baixo"
          rotulo={`Descer ${p.nome}`}
          disabled={i === r.pontos.length - 1}
          onClick={() => mudar(mover(r, i, 1))}
        />
        <BotaoDeIcone icone="lixo" rotulo={`Tirar ${p.nome}`} onClick={() => mudar(tirar(r, i))} />
      </div>
      <div className="rascunho-papeis">
        <CampoMarcar
          rotulo="Seção"
          checked={p.secao}
          onChange={(e) => mudar(mudarPonto(r, i, { secao: e.target.checked }))}
          aria-label={`${p.nome} é seção`}
        />
        <CampoMarcar
          rotulo="Parada"
          checked={p.parada}
          onChange={(e) => mudar(mudarPonto(r, i, { parada: e.target.checked }))}
          aria-label={`Parada em ${p.nome}`}
        />
        <Botao tom="texto" aria-pressed={escolhido} onClick={aoEscolher}>
          {escolhido ? 'O próximo entra depois deste' : 'Pôr outro depois'}
        </Botao>
      </div>
    </div>
  )
}

/** The points in order, and between each two how one gets from one to the next. */
export function PontosDoRascunho(
  props: ParteDoRascunho & { escolhido: string | null; aoEscolher: (chave: string | null) => void },
) {
  const { rascunho: r, escolhido, aoEscolher } = props
  const somas = acumular(r.pontos)
  const primeiros = primeirosTrechos(r.pontos)
  if (r.pontos.length === 0)
    return <p className="mudo">Nenhum ponto ainda. O primeiro e o último são os extremos da linha.</p>
  return (
    <ol className="rascunho-pontos">
      {r.pontos.map((p, i) => {
        const { km, minutos } = somas[i] ?? {}
        const dito = [
          km ? `km ${numero(km, 1)}` : 'falta o km',
          minutos === null ? 'falta o tempo' : `${minutos} min`,
        ]
        return (
          <li key={p.chave}>
            {i > 0 && (
              <TrechoAteAqui
                {...props}
                indice={i}
                primeiro={primeiros[i] ?? 0}
                entre={`de ${r.pontos[i - 1]?.nome} a ${p.nome}`}
              />
            )}
            <Ponto
              {...props}
              ponto={p}
              indice={i}
              acumulado={i === 0 ? 'início' : dito.join(' · ')}
              escolhido={p.chave === escolhido}
              aoEscolher={() => aoEscolher(p.chave === escolhido ? null : p.chave)}
            />
          </li>
        )
      })}
    </ol>
  )
}

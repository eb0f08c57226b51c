import { keepPreviousData } from '@tanstack/react-query'
import { RecorteDaOperadora } from '../cadastro/comum/RecorteDaOperadora'
import { NomeDoEscolhido } from '../formulario/CampoDeProcura'
import { useLeitura } from '../formulario/leitura'
import { type Eu, useEu } from '../sessao/sessao'
import { AbasDeFiltro } from '../ui/AbasDeFiltro'
import { BotaoElo } from '../ui/Botao'
import { Situacao } from '../ui/basicos'
import { Elo } from '../ui/Elo'
import { enderecoCom, useEndereco } from '../ui/endereco'
import { diaMesAno, numero } from '../ui/formatos'
import type { Coluna } from '../ui/Tabela'
import { caminhoDaExportacao, caminhoDaLista } from './filtros'
import { Exportar, FiltroDeEscolha, Lista, useFiltrosDaLista } from './partes/Lista'
import { caminhoDe, type Formulario, JUNTOS, type Resumo, type TipoDeProcedimento } from './tipos'
import { vigencia } from './vigencia'

interface Achados {
  total: number
  pagina: number
  procedimentos: Resumo[]
}

const FILTROS = ['q', 'especie', 'estado', 'vigente', 'operadora_id', 'linha_id'] as const
const ORDENS = ['aberto_em', 'numero', 'titulo', 'operadora', 'ate'] as const

const NUMERO: Coluna<Resumo> = {
  chave: 'numero',
  titulo: 'Número',
  justa: true,
  celula: (p) => <span className="mono">{p.numero}</span>,
  ordenavel: true,
}
const TITULO: Coluna<Resumo> = {
  chave: 'titulo',
  titulo: 'O que é',
  principal: true,
  celula: (p) => p.titulo,
  detalhe: (p) =>
    [p.especie_nome, p.linha && `linha ${p.linha.numero} ${p.linha.nome}`]
      .filter((d) => d && d !== p.titulo)
      .join(' · '),
  ordenavel: true,
}
const OPERADORA: Coluna<Resumo> = {
  chave: 'operadora',
  titulo: 'Operadora',
  celula: (p) => p.operadora?.razao_social,
  ordenavel: true,
}
export const SITUACAO: Coluna<Resumo> = {
  chave: 'situacao',
  titulo: 'Situação',
  celula: (p) => <Situacao tom={p.situacao.tom}>{p.situacao.nome}</Situacao>,
}
export const VALIDADE: Coluna<Resumo> = {
  chave: 'ate',
  titulo: 'Vale',
  celula: (p) => vigencia(p) ?? <span className="mudo">ainda não</span>,
  ordenavel: true,
}
const ABERTO_EM: Coluna<Resumo> = {
  chave: 'aberto_em',
  titulo: 'Aberto em',
  justa: true,
  celula: (p) => diaMesAno(p.aberto_em),
  ordenavel: true,
}

function colunasDe(tipo: TipoDeProcedimento, eu: Eu): Coluna<Resumo>[] {
  const deQuem = eu.papel === 'operadora' || tipo.endereco === 'terminais' ? [] : [OPERADORA]
  return [NUMERO, TITULO, ...deQuem, tipo.titulo ? VALIDADE : ABERTO_EM, SITUACAO]
}

/** Lists that people look for in one place, as tabs. */
function Juntos({ tipo }: { tipo: TipoDeProcedimento }) {
  const juntos = JUNTOS.find((j) => j.some((t) => t.para === tipo.endereco))
  if (!juntos) return null
  return (
    <nav className="abas nao-imprime" aria-label="Que pedidos">
      {juntos.map((t) => (
        <Elo key={t.para} para={`/${t.para}`} aria-current={t.para === tipo.endereco ? 'page' : undefined}>
          {t.rotulo}
        </Elo>
      ))}
    </nav>
  )
}

const VIGENTES = [
  { valor: null, rotulo: 'Todas' },
  { valor: 'sim', rotulo: 'Valem hoje' },
  { valor: 'nao', rotulo: 'Não valem hoje' },
]

function Recorte({ filtros }: { filtros: Record<string, string> }) {
  const endereco = useEndereco()
  const { operadora_id, linha_id } = filtros
  if (!operadora_id && !linha_id) return null
  return (
    <div className="recorte-da-lista">
      {operadora_id && <RecorteDaOperadora id={operadora_id} oQue="Só de" />}
      {linha_id && (
        <p className="cadastro-recorte">
          Só da linha <NomeDoEscolhido procura="linha" valor={linha_id} elo />
          {' · '}
          <Elo para={enderecoCom(endereco, { linha_id: null, pagina: null })}>mostrar de todas</Elo>
        </p>
      )}
    </div>
  )
}

export default function ListaDeProcedimentos({ tipo }: { tipo: TipoDeProcedimento }) {
  const eu = useEu()
  const filtros = useFiltrosDaLista(FILTROS, ORDENS)
  const base = caminhoDe(tipo)
  const { data: formulario } = useLeitura<Formulario>(`${base}/formulario`, { staleTime: 300_000 })
  const consulta = useLeitura<Achados>(caminhoDaLista(base, filtros), { placeholderData: keepPreviousData })
  const total = consulta.data?.total
  const especies = formulario?.especies ?? []
  return (
    <Lista
      titulo={tipo.muitos}
      sobre={total === undefined ? <>&nbsp;</> : tipo.contar(numero(String(total)), total === 1)}
      acoes={
        <>
          <Exportar arquivo={(formato) => caminhoDaExportacao(base, formato, filtros)} />
          {formulario?.pode_abrir && <BotaoElo para={`/${tipo.endereco}/nova`}>{tipo.abrir}</BotaoElo>}
        </>
      }
      rotuloDaBusca="Número, título, linha ou operadora"
      selecoes={
        <>
          {especies.length > 1 && (
            <FiltroDeEscolha nome="especie" rotulo="Tipo" todas="Todos" opcoes={especies} />
          )}
          <FiltroDeEscolha nome="estado" rotulo="Situação" todas="Todas" opcoes={formulario?.estados ?? []} />
        </>
      }
      recorte={<Recorte filtros={filtros.filtros} />}
      abas={
        <>
          <Juntos tipo={tipo} />
          {tipo.titulo && <AbasDeFiltro rotulo="Validade" parametro="vigente" opcoes={VIGENTES} />}
        </>
      }
      consulta={consulta}
      filtros={filtros}
      vazia={tipo.vazia}
      legenda={tipo.muitos}
      colunas={colunasDe(tipo, eu)}
      linhas={consulta.data?.procedimentos}
      chaveDe={(p) => p.numero}
      para={(p) => `/${tipo.endereco}/${p.numero}`}
      {...(!tipo.titulo && { ordemInicial: { chave: 'aberto_em', decrescente: true } })}
    />
  )
}

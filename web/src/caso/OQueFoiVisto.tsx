import { useContext, useEffect, useState } from 'react'
import type { Eu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { DefinicaoLista } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { ContextoDeArtigos } from '../ui/citacao'
import { Elo } from '../ui/Elo'
import { Fotos } from '../ui/Fotos'
import { instanteLongo, resumoDoHash } from '../ui/formatos'
import { Icone } from '../ui/icones'
import type { Auto } from './tipos'

/** «lavrado no local por fiscal 027»: by matriculation where there is one. */
export function lavradoPor(auto: Pick<Auto, 'origem' | 'lavrado_por'>): string {
  const quem = /^\d+$/.test(auto.lavrado_por) ? `fiscal ${auto.lavrado_por}` : auto.lavrado_por
  return auto.origem === 'abordagem' ? `lavrado no local por ${quem}` : `apurado depois por ${quem}`
}

/** What is written in the notice's own act: the day and the way. */
function ciencia(auto: Auto): string {
  const ato = auto.eventos.find((e) => e.tipo === 'dar-ciencia')
  return ato ? ato.linhas.join(' · ') : 'ainda não registrada'
}

type Evidencia = Auto['evidencias'][number]

/** Files by their names, each with its hour and the ends of its hash. */
function Papeis({ papeis, zona }: { papeis: readonly Evidencia[]; zona: string }) {
  return (
    <ul className="papeis">
      {papeis.map((p) => (
        <li key={p.arquivo}>
          <Icone nome="anexo" />
          <span>
            <Elo para={p.caminho}>{p.descricao ?? p.nome}</Elo>
            <small>
              {p.tipo === 'application/pdf' ? 'PDF' : 'foto'} · {instanteLongo(p.momento, zona)} ·{' '}
              <span className="mono">{resumoDoHash(p.sha256)}</span>
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Provas({ auto, zona }: { auto: Auto; zona: string }) {
  const daAutoridade = auto.evidencias.filter((e) => !e.da_operadora)
  const daOperadora = auto.evidencias.filter((e) => e.da_operadora)
  const fotos = daAutoridade.filter((e) => e.tipo.startsWith('image/'))
  const papeis = daAutoridade.filter((e) => !e.tipo.startsWith('image/'))
  return (
    <>
      {fotos.length > 0 && (
        <div className="provas">
          <Fotos
            zona={zona}
            fotos={fotos.map((f) => ({
              url: f.caminho,
              quando: f.momento,
              hash: f.sha256,
              descricao: f.descricao ?? undefined,
            }))}
          />
        </div>
      )}
      {papeis.length > 0 && <Papeis papeis={papeis} zona={zona} />}
      {daOperadora.length > 0 && (
        <section className="da-operadora">
          <h3>Juntado pela operadora</h3>
          <Papeis papeis={daOperadora} zona={zona} />
        </section>
      )}
    </>
  )
}

/** The duties in words, once the law has been loaded; their chips at once. */
function Deveres({ deveres, norma }: { deveres: readonly string[]; norma: string }) {
  const { buscar } = useContext(ContextoDeArtigos)
  const [resumos, guardar] = useState<readonly (string | undefined)[]>([])
  useEffect(() => {
    if (!buscar) return
    let vale = true
    Promise.all(deveres.map((d) => buscar(norma, d))).then(
      (achados) => vale && guardar(achados.map((a) => a?.resumo)),
      () => undefined,
    )
    return () => {
      vale = false
    }
  }, [buscar, deveres, norma])
  return (
    <ul className="causas">
      {deveres.map((dispositivo, i) => (
        <li key={dispositivo}>
          {resumos[i]} <Artigo norma={norma} dispositivo={dispositivo} />
        </li>
      ))}
    </ul>
  )
}

/** The fact: the infraction and the duties it breaks, when, where, who was told, and what proves it. */
export function OQueFoiVisto({ auto, eu }: { auto: Auto; eu: Eu }) {
  const { norma } = auto
  const { fuso } = eu.autoridade
  return (
    <Cartao titulo="O que foi visto" nota={lavradoPor(auto)}>
      <DefinicaoLista
        itens={[
          {
            termo: 'Infração',
            valor: (
              <>
                {auto.descricao} <Artigo norma={norma} dispositivo={auto.dispositivo} />
              </>
            ),
          },
          auto.deveres.length > 0
            ? {
                termo: auto.deveres.length === 1 ? 'Dever' : 'Deveres',
                valor: <Deveres deveres={auto.deveres} norma={norma} />,
              }
            : null,
          auto.por_passageiro ? { termo: 'Passageiros', valor: String(auto.quantidade) } : null,
          {
            termo: 'Quando e onde',
            valor: `${instanteLongo(auto.momento_fato, fuso)} · ${auto.local}, ${auto.municipio}`,
          },
          { termo: 'Ciência', valor: ciencia(auto) },
          { termo: 'Relato', valor: <span className="texto-longo">{auto.relato}</span> },
          auto.evidencias.every((e) => e.da_operadora)
            ? {
                termo: 'Provas',
                valor: `nenhuma juntada${auto.evidencias_pedidas.length > 0 ? `; pedem-se ${auto.evidencias_pedidas.join(', ')}` : ''}`,
              }
            : null,
        ]}
      />
      <Provas auto={auto} zona={fuso} />
    </Cartao>
  )
}

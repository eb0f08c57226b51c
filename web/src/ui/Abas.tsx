import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import './Abas.css'
import { useParametro } from './endereco'

export interface Aba {
  chave: string
  rotulo: string
  contagem?: number | undefined
  conteudo: ReactNode
}

export interface AbasProps {
  rotulo: string
  abas: readonly Aba[]
  /** Parameter of the address that keeps the choice; the first tab is the one without it. */
  parametro?: string
}

/** Parts of one page, one at a time. The choice is in the address. */
export function Abas({ rotulo, abas, parametro = 'aba' }: AbasProps) {
  const [escolhida, escolher] = useParametro(parametro)
  const primeira = abas[0]?.chave ?? ''
  return (
    <Tabs
      selectedKey={abas.find((a) => a.chave === escolhida)?.chave ?? primeira}
      onSelectionChange={(chave) => escolher(chave === primeira ? null : String(chave))}
    >
      <TabList className="abas" aria-label={rotulo}>
        {abas.map((a) => (
          <Tab key={a.chave} id={a.chave}>
            {a.rotulo}
            {a.contagem !== undefined && <span className="conta">{a.contagem}</span>}
          </Tab>
        ))}
      </TabList>
      {abas.map((a) => (
        <TabPanel key={a.chave} id={a.chave} className="painel">
          {a.conteudo}
        </TabPanel>
      ))}
    </Tabs>
  )
}

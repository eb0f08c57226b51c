import { consultas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { CampoEscolha } from '../../ui/campos/CampoTexto'
import { useMudarEndereco, useParametro } from '../../ui/endereco'
import { NOME_DO_SERVICO, opcoesDe, SERVICOS_DA_NORMA } from '../comum/nomes'
import './quadro/quadro.css'

const EXTENSOES = [
  { valor: 'ate-250', rotulo: 'Até 250 km' },
  { valor: 'mais-de-250', rotulo: 'Mais de 250 km' },
] as const

export interface FiltrosDaLinha {
  servico?: 'regular' | 'alternativo' | 'hidroviario'
  municipio_ibge?: string
  extensao?: (typeof EXTENSOES)[number]['valor']
}

/** What narrows the list of lines, besides words and situation; an address that says what can't be is left aside. */
export function useFiltrosDaLinha(): FiltrosDaLinha {
  const { norma } = useEu().autoridade
  const [servico] = useParametro('servico')
  const [municipio] = useParametro('municipio')
  const [extensao] = useParametro('extensao')
  const oServico = SERVICOS_DA_NORMA[norma].find((s) => s === servico)
  const aExtensao = EXTENSOES.find((e) => e.valor === extensao)?.valor
  return {
    ...(oServico && { servico: oServico }),
    ...(/^\d{7}$/.test(municipio ?? '') && { municipio_ibge: municipio ?? '' }),
    ...(aExtensao && { extensao: aExtensao }),
  }
}

export function FiltrosDasLinhas() {
  const { norma } = useEu().autoridade
  const mudar = useMudarEndereco()
  const f = useFiltrosDaLinha()
  const { data } = consultas.useQuery('get', '/api/v1/municipios', {}, { staleTime: Infinity })
  const municipios = (data?.municipios ?? []).map((m) => ({ valor: m.ibge, rotulo: m.nome }))
  const trocar = (nome: string) => (e: { target: { value: string } }) =>
    mudar({ [nome]: e.target.value || null, pagina: null })
  return (
    <div className="linhas-filtros">
      <CampoEscolha
        rotulo="Serviço"
        opcoes={opcoesDe(SERVICOS_DA_NORMA[norma], NOME_DO_SERVICO)}
        vazia="Todos"
        value={f.servico ?? ''}
        onChange={trocar('servico')}
      />
      <CampoEscolha
        rotulo="Passa por"
        opcoes={municipios}
        vazia="Qualquer município"
        value={f.municipio_ibge ?? ''}
        onChange={trocar('municipio')}
      />
      <CampoEscolha
        rotulo="Extensão"
        opcoes={EXTENSOES}
        vazia="Qualquer"
        value={f.extensao ?? ''}
        onChange={trocar('extensao')}
      />
    </div>
  )
}

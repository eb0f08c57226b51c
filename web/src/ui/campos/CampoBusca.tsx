import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import '../camadas.css'
import { Icone } from '../icones'
import { type CampoBase, classeDaEntrada, Molde, useLigacoes } from './Campo'

export interface OpcaoDaBusca {
  valor: string
  rotulo: string
  /** Second, quiet line: what tells two alike apart. */
  detalhe?: string | undefined
  /** Drawn before the words: a plate. */
  marca?: ReactNode
}

export interface CampoBuscaProps extends CampoBase {
  /** `valor` of the choice; empty where nothing is chosen. */
  value: string
  onChange: (valor: string, opcao: OpcaoDaBusca | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Looks for what was typed; stops where `sinal` says so. Also called with empty words when the list is opened. */
  buscar: (palavras: string, sinal: AbortSignal) => Promise<readonly OpcaoDaBusca[]>
  /** Words of the value the form starts with. */
  rotuloInicial?: string | undefined
  placeholder?: string
}

const ESPERA_MS = 180

type Achado = { itens: readonly OpcaoDaBusca[]; estado: 'buscando' | 'pronto' | 'falhou' }

/** The answer to the last words typed; earlier answers that come late are thrown away. */
function useBusca(buscar: CampoBuscaProps['buscar'], palavras: string, ativa: boolean): Achado {
  const [achado, guardar] = useState<Achado>({ itens: [], estado: 'buscando' })
  const ultima = useRef(buscar)
  ultima.current = buscar
  useEffect(() => {
    if (!ativa) return
    const fim = new AbortController()
    guardar((a) => ({ ...a, estado: 'buscando' }))
    const relogio = setTimeout(() => {
      ultima.current(palavras, fim.signal).then(
        (itens) => fim.signal.aborted || guardar({ itens, estado: 'pronto' }),
        () => fim.signal.aborted || guardar({ itens: [], estado: 'falhou' }),
      )
    }, ESPERA_MS)
    return () => {
      clearTimeout(relogio)
      fim.abort()
    }
  }, [palavras, ativa])
  return achado
}

const NADA: Record<Achado['estado'], string> = {
  buscando: 'Procurando…',
  pronto: 'Nada encontrado com estas palavras.',
  falhou: 'Não foi possível procurar. Tente de novo.',
}

/** One of many: typed and looked for while typing. */
export function CampoBusca(props: CampoBuscaProps) {
  const { value, onChange, onBlur, buscar, rotuloInicial = '', placeholder } = props
  const ligacoes = useLigacoes(props)
  const [escolhida, guardar] = useState({ valor: value, rotulo: rotuloInicial })
  const [palavras, digitar] = useState(rotuloInicial)
  const [aberta, abrir] = useState(false)
  /** The list empties the text by itself when the choice is not among what was found; that is not the person. */
  const teclou = useRef(false)
  if (value !== escolhida.valor) {
    guardar({ valor: value, rotulo: rotuloInicial })
    digitar(value === '' ? '' : rotuloInicial)
  }
  const { itens, estado } = useBusca(buscar, palavras === escolhida.rotulo ? '' : palavras, aberta)
  function escolher(opcao: OpcaoDaBusca | null) {
    guardar({ valor: opcao?.valor ?? '', rotulo: opcao?.rotulo ?? '' })
    digitar(opcao?.rotulo ?? '')
    onChange(opcao?.valor ?? '', opcao)
  }
  function aoMudarTexto(novas: string) {
    const daPessoa = teclou.current
    teclou.current = false
    if (daPessoa && novas === '' && value !== '') escolher(null)
    else digitar(!daPessoa && novas === '' ? escolhida.rotulo : novas)
  }
  return (
    <Molde {...props} ligacoes={ligacoes}>
      <ComboBox
        aria-label={props.rotulo}
        items={itens}
        inputValue={palavras}
        onInputChange={aoMudarTexto}
        value={value === '' ? null : value}
        onChange={(chave) => {
          const opcao = itens.find((o) => o.valor === chave)
          if (opcao) escolher(opcao)
        }}
        onOpenChange={abrir}
        onBlur={() => {
          digitar(escolhida.rotulo)
          onBlur?.()
        }}
        isInvalid={!!props.erro}
        isDisabled={props.disabled ?? false}
        menuTrigger="focus"
        allowsEmptyCollection
        defaultFilter={() => true}
      >
        <div className={classeDaEntrada(props)}>
          <Input
            ref={props.ref ?? null}
            id={ligacoes.id}
            name={props.name ?? ''}
            placeholder={placeholder ?? ''}
            autoComplete="off"
            onInput={() => {
              teclou.current = true
            }}
            aria-describedby={ligacoes['aria-describedby']}
          />
          <Button className="botao-de-icone" aria-label={`Abrir lista: ${props.rotulo}`}>
            <Icone nome="baixo" tamanho={18} />
          </Button>
        </div>
        <Popover className="menu lista-da-busca" offset={4}>
          <ListBox<OpcaoDaBusca> renderEmptyState={() => <div className="nada">{NADA[estado]}</div>}>
            {(o) => (
              <ListBoxItem id={o.valor} textValue={o.rotulo}>
                <span className="nome">
                  {o.marca}
                  {o.rotulo}
                </span>
                {o.detalhe && <small>{o.detalhe}</small>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </Molde>
  )
}

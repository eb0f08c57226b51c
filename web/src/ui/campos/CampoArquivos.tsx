import { type Ref, useEffect, useRef, useState } from 'react'
import { BotaoDeIcone } from '../Botao'
import '../Botao.css'
import { numero } from '../formatos'
import { Icone } from '../icones'
import { type CampoBase, Molde, useLigacoes } from './Campo'

export interface CampoArquivosProps extends CampoBase {
  value: readonly File[]
  onChange: (arquivos: File[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** What may be chosen: `image/*,application/pdf`. */
  aceita?: string
  maximo?: number
  /** Opens the phone's camera. */
  camera?: boolean
}

const MB = 1024 * 1024
/** Largest file the server takes. */
export const MAIOR_ARQUIVO = 10 * MB

function tamanho(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${numero((bytes / MB).toFixed(1))} MB`
}

function Previa({ arquivo }: { arquivo: File }) {
  const [url, guardar] = useState<string | null>(null)
  useEffect(() => {
    if (!arquivo.type.startsWith('image/')) return
    const nova = URL.createObjectURL(arquivo)
    guardar(nova)
    return () => URL.revokeObjectURL(nova)
  }, [arquivo])
  return url ? (
    <img src={url} alt="" />
  ) : (
    <div className="folha">
      <Icone nome="anexo" />
    </div>
  )
}

/** Files of evidence or proof: chosen, dropped or photographed, each seen before it is sent. */
export function CampoArquivos(props: CampoArquivosProps) {
  const { value, onChange, aceita = 'image/*,application/pdf', maximo = 20, camera } = props
  const entrada = useRef<HTMLInputElement | null>(null)
  const [recusa, recusar] = useState<string | undefined>()
  const [sobre, passar] = useState(false)
  const erro = props.erro ?? recusa
  const ligacoes = useLigacoes({ ...props, dica: true, erro })
  function juntar(novos: readonly File[]) {
    const grandes = novos.filter((f) => f.size > MAIOR_ARQUIVO)
    const cabem = novos.filter((f) => f.size <= MAIOR_ARQUIVO)
    const todos = [...value, ...cabem]
    recusar(
      grandes.length > 0
        ? `${grandes.map((f) => f.name).join(', ')}: passa de 10 MB. Envie um arquivo menor.`
        : todos.length > maximo
          ? `Cabem ${maximo} arquivos; os últimos não foram juntados.`
          : undefined,
    )
    onChange(todos.slice(0, maximo))
  }
  return (
    <Molde {...props} erro={erro} dica={props.dica ?? 'Fotos ou PDF, até 10 MB cada.'} ligacoes={ligacoes}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is the shortcut of the button inside */}
      <div
        className={`soltar ${sobre ? 'sobre' : ''} ${erro ? 'com-erro' : ''}`}
        onDragOver={(e) => {
          e.preventDefault()
          passar(true)
        }}
        onDragLeave={() => passar(false)}
        onDrop={(e) => {
          e.preventDefault()
          passar(false)
          juntar([...e.dataTransfer.files])
        }}
      >
        <input
          {...ligacoes}
          ref={(no) => {
            entrada.current = no
            if (typeof props.ref === 'function') props.ref(no)
            else if (props.ref) props.ref.current = no
          }}
          name={props.name}
          className="so-leitor"
          type="file"
          multiple={maximo > 1}
          accept={aceita}
          {...(camera && { capture: 'environment' as const })}
          disabled={props.disabled}
          onBlur={props.onBlur}
          onChange={(e) => {
            juntar([...(e.target.files ?? [])])
            e.target.value = ''
          }}
        />
        <button
          type="button"
          className="botao fraco"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => entrada.current?.click()}
        >
          <Icone nome={camera ? 'camera' : 'anexo'} />
          {camera ? 'Fotografar' : 'Escolher arquivos'}
        </button>
        <span>ou solte-os aqui</span>
      </div>
      {value.length > 0 && (
        <ul className="anexos">
          {value.map((f, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may be equal in everything
            <li key={`${f.name}${f.lastModified}${i}`}>
              <Previa arquivo={f} />
              <span>
                {f.name}
                <small>{tamanho(f.size)}</small>
              </span>
              <BotaoDeIcone
                icone="lixo"
                rotulo={`Tirar ${f.name}`}
                onClick={() => onChange(value.filter((outro) => outro !== f))}
              />
            </li>
          ))}
        </ul>
      )}
    </Molde>
  )
}

import { type KeyboardEvent, type Ref, useState } from 'react'
import { BotaoDeIcone } from '../ui/Botao'
import { type CampoBase, classeDaEntrada, Molde, useLigacoes } from '../ui/campos/Campo'
import { useDigitado } from '../ui/campos/useDigitado'
import { lerHoraDigitada } from '../ui/digitados'
import './campos.css'
import { lerHoras } from './horas'

interface Controle extends CampoBase {
  value: string
  onChange: (valor: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** One hour of the clock: `13:30`. «1330» and «13h30» are read too. */
export function CampoHora(p: Controle) {
  const ligacoes = useLigacoes(p)
  const { texto, digitar, arrumar } = useDigitado(p.value, lerHoraDigitada, (v) => v)
  return (
    <Molde {...p} ligacoes={ligacoes} estreito>
      <div className={classeDaEntrada(p)}>
        <input
          ref={p.ref}
          name={p.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="hh:mm"
          maxLength={6}
          value={texto}
          onChange={(e) => p.onChange(digitar(e.target.value))}
          onBlur={() => {
            arrumar()
            p.onBlur?.()
          }}
          {...ligacoes}
        />
      </div>
    </Molde>
  )
}

function Horas({ horas, aoTirar }: { horas: readonly string[]; aoTirar: (hora: string) => void }) {
  return (
    <ul className="horas-escolhidas">
      {horas.map((h) => (
        <li key={h}>
          {h}
          <BotaoDeIcone icone="fechar" rotulo={`Tirar ${h}`} onClick={() => aoTirar(h)} />
        </li>
      ))}
    </ul>
  )
}

/** Hours, one by one or many at once. What is no hour stays in the field, to be corrected. */
export function CampoDeHoras(p: Controle) {
  const lido = lerHoras(p.value)
  const [atual, guardar] = useState({
    valor: p.value,
    digitando: lido.ilegiveis.join(' '),
    horas: lido.horas,
  })
  const veioDeFora = atual.valor !== p.value
  const { digitando, horas } = veioDeFora ? { digitando: lido.ilegiveis.join(' '), horas: lido.horas } : atual
  const ligacoes = useLigacoes({ ...p, dica: true })
  function mudar(novas: readonly string[], texto: string) {
    const valor = [...novas, texto].join(' ').trim()
    guardar({ valor, digitando: texto, horas: [...novas] })
    p.onChange(valor)
  }
  function juntar() {
    const { horas: lidas, ilegiveis } = lerHoras(digitando)
    mudar([...new Set([...horas, ...lidas])].sort(), ilegiveis.join(' '))
  }
  function aoTeclar(e: KeyboardEvent) {
    if (e.key !== 'Enter' || digitando.trim() === '') return
    e.preventDefault()
    juntar()
  }
  return (
    <Molde {...p} dica={p.dica ?? 'Uma ou várias, como 06:00 13:30. Enter junta.'} ligacoes={ligacoes}>
      {horas.length > 0 && (
        <Horas
          horas={horas}
          aoTirar={(h) =>
            mudar(
              horas.filter((outra) => outra !== h),
              digitando,
            )
          }
        />
      )}
      <div className={classeDaEntrada(p)}>
        <input
          ref={p.ref}
          name={p.name}
          type="text"
          autoComplete="off"
          value={digitando}
          onChange={(e) => mudar(horas, e.target.value)}
          onKeyDown={aoTeclar}
          onBlur={() => {
            juntar()
            p.onBlur?.()
          }}
          {...ligacoes}
        />
      </div>
    </Molde>
  )
}

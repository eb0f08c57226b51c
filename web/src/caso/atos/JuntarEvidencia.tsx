import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Botao } from '../../ui/Botao'
import { Aviso } from '../../ui/basicos'
import { CampoArquivos } from '../../ui/campos/CampoArquivos'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { Dialogo, PeDoDialogo } from '../../ui/Dialogo'
import { avisar } from '../../ui/Mensagem'
import type { PropsDoAto } from './comum'
import { useEnvio } from './envio'

const quantos = (n: number) => (n === 1 ? '1 evidência juntada' : `${n} evidências juntadas`)

/** Photos and papers, sent one after the other; what is refused says why and stays. */
export function JuntarEvidencia({ auto, titulo, aoFechar }: PropsDoAto) {
  const aberta = useRef(true)
  const [arquivos, escolher] = useState<File[]>([])
  const [descricoes, descrever] = useState<ReadonlyMap<File, string>>(new Map())
  const [falta, faltar] = useState<string>()
  const { enviar, andamento, erros } = useEnvio(auto)

  // The window may be left while files are on their way.
  useEffect(() => {
    aberta.current = true
    return () => {
      aberta.current = false
    }
  }, [])

  async function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (andamento) return
    if (arquivos.length === 0) return faltar('Escolha ao menos um arquivo.')
    const chegaram = await enviar(
      arquivos.map((arquivo) => ({ arquivo, descricao: descricoes.get(arquivo) ?? '' })),
    )
    if (chegaram.length > 0) avisar({ texto: `${quantos(chegaram.length)} ao auto`, numero: auto.numero })
    if (!aberta.current) return
    if (chegaram.length === arquivos.length) aoFechar()
    else escolher((antes) => antes.filter((a) => !chegaram.includes(a)))
  }

  return (
    <Dialogo titulo={titulo} aberto aoFechar={aoFechar}>
      <form noValidate onSubmit={aoEnviar} className="pilha">
        {auto.evidencias_pedidas.length > 0 && (
          <p className="mudo">Esta infração se prova com: {auto.evidencias_pedidas.join(', ')}.</p>
        )}
        <CampoArquivos
          rotulo="Arquivos"
          aceita="image/jpeg,image/png,image/webp,application/pdf"
          value={arquivos}
          erro={falta}
          disabled={andamento !== null}
          onChange={(novos) => {
            faltar(undefined)
            escolher(novos)
          }}
        />
        {arquivos.map((a, i) => (
          <CampoTexto
            key={`${a.name}${a.lastModified}${a.size}`}
            rotulo={`O que mostra ${a.name}`}
            opcional
            maxLength={300}
            id={`evidencia-${i}`}
            erro={erros.get(a)}
            disabled={andamento !== null}
            value={descricoes.get(a) ?? ''}
            onChange={(e) => descrever(new Map(descricoes).set(a, e.target.value))}
          />
        ))}
        <div role="status">
          {andamento && (
            <>
              <p>
                Enviando {andamento.numero} de {andamento.total}: {andamento.nome}
              </p>
              <progress
                className="andamento"
                aria-label="Arquivos enviados"
                max={andamento.total}
                value={andamento.numero - 1}
              />
            </>
          )}
          {!andamento && erros.size > 0 && (
            <Aviso tom="mau">
              {erros.size === 1
                ? 'Um arquivo não foi juntado. O motivo está junto do nome.'
                : `${erros.size} arquivos não foram juntados. O motivo está junto do nome de cada um.`}
            </Aviso>
          )}
        </div>
        <PeDoDialogo>
          <Botao tom="texto" onClick={aoFechar}>
            Cancelar
          </Botao>
          <Botao type="submit" pendente={andamento !== null}>
            {arquivos.length > 1 ? `Juntar ${arquivos.length} arquivos` : 'Juntar ao auto'}
          </Botao>
        </PeDoDialogo>
      </form>
    </Dialogo>
  )
}

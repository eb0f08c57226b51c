import { type ReactNode, useState } from 'react'
import { Aviso } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { CampoArquivos } from '../ui/campos/CampoArquivos'
import { emGrupos } from './codigo'

type Conferencia = 'igual' | 'diferente' | 'falhou'

async function resumir(arquivo: File): Promise<string> {
  const resumo = await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer())
  return [...new Uint8Array(resumo)].map((b) => b.toString(16).padStart(2, '0')).join('')
}

const RESPOSTA: Readonly<Record<Conferencia, ReactNode>> = {
  igual: (
    <Aviso tom="bom" titulo="É o mesmo arquivo." falado>
      O PDF que você tem é, byte por byte, o que a autoridade emitiu.
    </Aviso>
  ),
  diferente: (
    <Aviso tom="mau" titulo="Não é o mesmo arquivo." falado>
      Alguém o mudou, ou ele é uma foto, uma digitalização ou outra cópia. Peça o original a quem o enviou.
    </Aviso>
  ),
  falhou: (
    <Aviso titulo="Não foi possível ler o arquivo." falado>
      Escolha-o de novo.
    </Aviso>
  ),
}

/** Compares a file with the hash without sending it anywhere. */
function Comparar({ sha256 }: { sha256: string }) {
  const [arquivos, guardar] = useState<File[]>([])
  const [resposta, responder] = useState<Conferencia | null>(null)
  async function aoEscolher(novos: File[]) {
    const arquivo = novos.at(-1)
    guardar(arquivo ? [arquivo] : [])
    responder(null)
    if (!arquivo) return
    try {
      responder((await resumir(arquivo)) === sha256 ? 'igual' : 'diferente')
    } catch {
      responder('falhou')
    }
  }
  return (
    <>
      <CampoArquivos
        rotulo="Tem o PDF? Compare aqui"
        dica="O arquivo não sai do seu aparelho."
        aceita="application/pdf"
        maximo={2}
        value={arquivos}
        onChange={(novos) => void aoEscolher(novos)}
      />
      {resposta && RESPOSTA[resposta]}
    </>
  )
}

/** The hash of the PDF that was issued, and how to check it with and without this page. */
export function ConferirPdf({ sha256 }: { sha256: string | null }) {
  if (sha256 === null) {
    return (
      <Cartao titulo="O arquivo PDF">
        <p>
          O PDF deste documento ainda não foi aberto por ninguém. Depois da primeira vez, aparece aqui o
          código que o distingue de qualquer cópia mudada.
        </p>
      </Cartao>
    )
  }
  return (
    <Cartao titulo="O arquivo PDF" nota="SHA-256">
      <div className="pilha">
        <p>Todo arquivo tem um código próprio, que muda se uma só letra dele mudar. O do PDF emitido é:</p>
        <p className="hash mono longo" translate="no">
          {emGrupos(sha256).map((g, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal and never move
            <span key={i}>{g}</span>
          ))}
        </p>
        {/* The browser only lends its hash to pages served over HTTPS. */}
        {window.isSecureContext && <Comparar sha256={sha256} />}
        <details className="sem-esta-pagina">
          <summary>Como conferir sem esta página</summary>
          <dl>
            <dt>Windows</dt>
            <dd className="mono longo">certutil -hashfile documento.pdf SHA256</dd>
            <dt>macOS</dt>
            <dd className="mono longo">shasum -a 256 documento.pdf</dd>
            <dt>Linux</dt>
            <dd className="mono longo">sha256sum documento.pdf</dd>
          </dl>
        </details>
      </div>
    </Cartao>
  )
}

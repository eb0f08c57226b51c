import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAto } from '../../api/ato'
import type { Problema } from '../../api/problema'
import { PLANILHAS } from '../../formulario/planilha'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, Esqueleto } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { CampoArquivos } from '../../ui/campos/CampoArquivos'
import { escreverBusca } from '../../ui/endereco'
import { avisar } from '../../ui/Mensagem'
import { Pagina } from '../../ui/Pagina'
import '../../cadastro/cadastro.css'
import type { TipoImportavel } from '../tipos'
import './importacao.css'
import { comoBytes, oQueImportar, type Previa, pedirPrevia, resumoDaPrevia } from './previa'
import { TabelaDaPrevia } from './TabelaDaPrevia'

type Lida =
  | { estado: 'nada' | 'lendo' }
  | { estado: 'pronta'; previa: Previa }
  | { estado: 'recusada'; recusa: Problema }

/** What the chosen file would do; asked again for each file. */
function usePrevia(api: string, arquivo: File | null): Lida {
  const [lida, guardar] = useState<Lida>({ estado: 'nada' })
  useEffect(() => {
    if (!arquivo) return guardar({ estado: 'nada' })
    const fim = new AbortController()
    guardar({ estado: 'lendo' })
    pedirPrevia(api, arquivo, fim.signal).then(
      (previa) => fim.signal.aborted || guardar({ estado: 'pronta', previa }),
      (erro) => fim.signal.aborted || guardar({ estado: 'recusada', recusa: erro as Problema }),
    )
    return () => fim.abort()
  }, [api, arquivo])
  return lida
}

function Recusa({ recusa }: { recusa: Problema }) {
  return (
    <Aviso tom="mau" titulo={`${recusa.title}.`} falado>
      {recusa.detail}
    </Aviso>
  )
}

interface ConferidaProps {
  tipo: TipoImportavel
  arquivo: File
  previa: Previa
  aoTrocar: () => void
}

/** What was understood, and the one thing to do with it. */
function Conferida({ tipo, arquivo, previa, aoTrocar }: ConferidaProps) {
  const navegar = useNavigate()
  const ato = useAto<{ mensagem?: string }>()
  const oQue = oQueImportar(previa)
  function importar(so_as_certas: 'sim' | 'nao') {
    const caminho = `${tipo.api}/importacao${escreverBusca({ so_as_certas })}`
    ato.mutate(
      { caminho, corpo: comoBytes(arquivo) },
      {
        onSuccess: ({ mensagem }) => {
          avisar({ texto: mensagem ?? 'Planilha importada.' })
          void navegar({ href: `/${tipo.endereco}` })
        },
      },
    )
  }
  return (
    <>
      <Cartao titulo={resumoDaPrevia(previa)} nota="nada foi gravado ainda">
        <div className="pilha">
          {previa.avisos.length > 0 && (
            <Aviso tom="alerta" titulo="Na leitura da planilha:">
              <ul className="avisos-da-planilha">
                {previa.avisos.map((a) => (
                  <li key={a}>{a}</li>
                ))}
              </ul>
            </Aviso>
          )}
          {!oQue && (
            <p>Nenhuma linha pode entrar como está. Corrija a planilha e escolha o arquivo de novo.</p>
          )}
          {ato.error && <Recusa recusa={ato.error} />}
          <div className="fileira">
            <Botao tom={oQue ? 'texto' : 'primario'} onClick={aoTrocar}>
              Escolher outro arquivo
            </Botao>
            {oQue && (
              <Botao pendente={ato.isPending} onClick={() => importar(oQue.so_as_certas)}>
                {oQue.rotulo}
              </Botao>
            )}
          </div>
        </div>
      </Cartao>
      {previa.linhas.length > 0 && (
        <Cartao justo>
          <TabelaDaPrevia previa={previa} />
        </Cartao>
      )}
    </>
  )
}

/** A spreadsheet into the register: chosen, read row by row, and only then, if told to, saved. */
export default function Importar({ tipo }: { tipo: TipoImportavel }) {
  const [arquivos, escolher] = useState<File[]>([])
  const arquivo = arquivos[0] ?? null
  const lida = usePrevia(tipo.api, arquivo)
  return (
    <Pagina
      titulo={`Importar planilha: ${tipo.muitos.toLowerCase()}`}
      migalha={[{ rotulo: tipo.muitos, para: `/${tipo.endereco}` }]}
      acoes={
        <BotaoElo tom="fraco" icone="baixar" para={`${tipo.api}/importacao/modelo`} download="">
          Baixar modelo
        </BotaoElo>
      }
    >
      {lida.estado !== 'pronta' && (
        <Cartao>
          <CampoArquivos
            rotulo="Planilha"
            dica="XLSX ou CSV, até 10 MB, com os títulos na primeira linha, como no modelo."
            aceita={PLANILHAS}
            maximo={1}
            value={arquivos}
            onChange={(novos) => escolher(novos.slice(-1))}
          />
        </Cartao>
      )}
      {lida.estado === 'lendo' && (
        <Cartao titulo="Lendo a planilha…">
          <Esqueleto linhas={6} />
        </Cartao>
      )}
      {lida.estado === 'recusada' && <Recusa recusa={lida.recusa} />}
      {lida.estado === 'pronta' && arquivo && (
        <Conferida tipo={tipo} arquivo={arquivo} previa={lida.previa} aoTrocar={() => escolher([])} />
      )}
    </Pagina>
  )
}

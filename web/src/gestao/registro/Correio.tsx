import { consultas } from '../../api/cliente'
import { FalhaDaLista } from '../../cadastro/comum/Lido'
import { useEu } from '../../sessao/sessao'
import { Aviso, DefinicaoLista, Situacao, Vazio } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Dialogo } from '../../ui/Dialogo'
import { useParametro } from '../../ui/endereco'
import { instanteCurto, instanteLongo } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { estadoDa, type MensagemDoCorreio, resumoDoCorreio } from './mensagens'
import './registro.css'

function colunas(fuso: string): readonly Coluna<MensagemDoCorreio>[] {
  return [
    {
      chave: 'quando',
      titulo: 'Escrita em',
      justa: true,
      celula: (m) => instanteCurto(m.criada_em, fuso),
      compara: (a, b) => a.criada_em.localeCompare(b.criada_em),
    },
    {
      chave: 'assunto',
      titulo: 'Mensagem',
      principal: true,
      celula: (m) => m.assunto,
      detalhe: (m) => m.erro && !m.enviada_em && `não foi enviada: ${m.erro}`,
    },
    {
      chave: 'para',
      titulo: 'Para',
      celula: (m) => <span className="endereco">{m.para}</span>,
      compara: (a, b) => a.para.localeCompare(b.para),
    },
    {
      chave: 'situacao',
      titulo: 'Situação',
      celula: (m) => {
        const { nome, tom } = estadoDa(m)
        return <Situacao tom={tom}>{nome}</Situacao>
      },
      compara: (a, b) => estadoDa(a).nome.localeCompare(estadoDa(b).nome),
    },
  ]
}

function MensagemAberta({ m, fuso, aoFechar }: { m: MensagemDoCorreio; fuso: string; aoFechar: () => void }) {
  const { nome, tom } = estadoDa(m)
  return (
    <Dialogo titulo={m.assunto} largura="g" aberto dispensavel aoFechar={aoFechar}>
      <div className="pilha">
        <DefinicaoLista
          itens={[
            { termo: 'Para', valor: <span className="endereco">{m.para}</span> },
            { termo: 'Escrita em', valor: instanteLongo(m.criada_em, fuso) },
            m.enviada_em ? { termo: 'Enviada em', valor: instanteLongo(m.enviada_em, fuso) } : null,
            { termo: 'Situação', valor: <Situacao tom={tom}>{nome}</Situacao> },
            m.tentativas > 1 ? { termo: 'Tentativas', valor: m.tentativas } : null,
          ]}
        />
        {m.erro && !m.enviada_em && (
          <Aviso tom="mau" titulo="Não foi enviada:">
            {m.erro}. O sistema tenta de novo; se continuar, confira o endereço no cadastro.
          </Aviso>
        )}
        <div className="carta">{m.corpo}</div>
      </div>
    </Dialogo>
  )
}

/** What the system writes to operators: sent, waiting, or failed and why. */
export default function Correio() {
  const { fuso } = useEu().autoridade
  const [aberta, abrir] = useParametro('mensagem')
  const consulta = consultas.useQuery('get', '/api/v1/correio')
  const mensagens = consulta.data?.mensagens
  const mensagem = mensagens?.find((m) => m.id === aberta)
  return (
    <Pagina titulo="Mensagens" sobre={mensagens ? resumoDoCorreio(mensagens) || 'Nenhuma' : <>&nbsp;</>}>
      <FalhaDaLista consulta={consulta} />
      <Cartao justo>
        <Tabela
          legenda="Mensagens do sistema"
          colunas={colunas(fuso)}
          linhas={mensagens}
          chaveDe={(m) => m.id}
          para={(m) => `/correio?mensagem=${m.id}`}
          vazio={
            <Vazio nivel={2} titulo="Nenhuma mensagem">
              O sistema escreve à operadora quando registra a ciência, uma decisão ou um prazo. A primeira
              aparecerá aqui.
            </Vazio>
          }
        />
      </Cartao>
      {mensagem && <MensagemAberta m={mensagem} fuso={fuso} aoFechar={() => abrir(null)} />}
    </Pagina>
  )
}

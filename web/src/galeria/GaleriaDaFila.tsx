import { AbasDeFiltro } from '../ui/AbasDeFiltro'
import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { Placa, Situacao, Valor, Vazio } from '../ui/basicos'
import { Cartao, Numeros } from '../ui/Cartao'
import { dataRelativa, diaMesAno, dinheiro } from '../ui/formatos'
import { Pagina } from '../ui/Pagina'
import { type Coluna, Tabela } from '../ui/Tabela'
import { DIVIDAS, FILA, HOJE, type Pendencia } from './dados'
import { Palco } from './Palco'

const COLUNAS: readonly Coluna<Pendencia>[] = [
  {
    chave: 'ate',
    titulo: 'Até',
    justa: true,
    celula: (p) =>
      p.ate < HOJE ? (
        <b style={{ color: 'var(--mau)' }}>{dataRelativa(p.ate, HOJE)}</b>
      ) : (
        dataRelativa(p.ate, HOJE)
      ),
  },
  {
    chave: 'fazer',
    titulo: 'O que fazer',
    principal: true,
    celula: (p) => (
      <>
        {p.fazer}
        {p.numero && (
          <>
            {' · '}
            <span className="mono" style={{ fontWeight: 400 }}>
              {p.numero}
            </span>
          </>
        )}
        {p.placa && (
          <>
            {' · '}
            <Placa placa={p.placa} tamanho="p" />
          </>
        )}
      </>
    ),
    detalhe: (p) => (
      <>
        {p.detalhe} <Artigo {...p.artigo} />
      </>
    ),
  },
  { chave: 'deQuem', titulo: 'De quem', celula: (p) => p.deQuem },
  { chave: 'situacao', titulo: 'Situação', celula: (p) => <Situacao tom={p.tom}>{p.situacao}</Situacao> },
]

const COLUNAS_DE_DIVIDA: readonly Coluna<(typeof DIVIDAS)[number]>[] = [
  {
    chave: 'numero',
    titulo: 'Auto',
    principal: true,
    celula: (d) => <span className="mono">{d.numero}</span>,
    compara: (a, b) => a.numero.localeCompare(b.numero),
  },
  { chave: 'placa', titulo: 'Veículo', celula: (d) => <Placa placa={d.placa} tamanho="p" /> },
  {
    chave: 'operadora',
    titulo: 'Operadora',
    celula: (d) => d.operadora,
    compara: (a, b) => a.operadora.localeCompare(b.operadora, 'pt-BR'),
  },
  {
    chave: 'data',
    titulo: 'Lavrado em',
    justa: true,
    celula: (d) => diaMesAno(d.data),
    compara: (a, b) => a.data.localeCompare(b.data),
  },
  {
    chave: 'valor',
    titulo: 'Multa',
    numero: true,
    celula: (d) => <Valor valor={d.valor} />,
    ordenavel: true,
  },
]

export default function GaleriaDaFila() {
  return (
    <Palco>
      <Pagina titulo="O que pede ato seu">
        <Numeros
          itens={[
            { valor: '3', rotulo: 'vencidos', tom: 'mau' },
            { valor: '5', rotulo: 'vencem hoje' },
            { valor: '21', rotulo: 'nesta semana' },
            { valor: dinheiro('48310.00'), rotulo: 'multas a receber' },
          ]}
        />
        <Cartao justo>
          <AbasDeFiltro
            rotulo="Tipo de pendência"
            parametro="tipo"
            opcoes={[
              { valor: null, rotulo: 'Tudo' },
              { valor: 'autos', rotulo: 'Autos', contagem: 12 },
              { valor: 'pedidos', rotulo: 'Pedidos de operadoras' },
              { valor: 'autorizacoes', rotulo: 'Autorizações' },
              { valor: 'achados', rotulo: 'Achados' },
            ]}
          />
          <Tabela
            legenda="O que pede ato seu"
            colunas={COLUNAS}
            linhas={FILA}
            chaveDe={(p) => p.chave}
            para={() => '/galeria/caso'}
            grupo={(p) => p.grupo}
            abrir="Abrir"
          />
        </Cartao>
        <Cartao titulo="Multas" nota="ordem e larguras ficam no endereço" justo>
          <Tabela
            legenda="Multas a receber"
            colunas={COLUNAS_DE_DIVIDA}
            linhas={DIVIDAS}
            chaveDe={(d) => d.numero}
            para={() => '/galeria/caso'}
            ajustavel
          />
        </Cartao>
        <Cartao titulo="Carregando" justo>
          <Tabela
            legenda="Multas"
            colunas={COLUNAS_DE_DIVIDA}
            linhas={undefined}
            chaveDe={(d) => d.numero}
            prefixo="c"
          />
        </Cartao>
        <Cartao titulo="Vazia" justo>
          <Tabela
            legenda="Multas"
            colunas={COLUNAS_DE_DIVIDA}
            linhas={[]}
            chaveDe={(d) => d.numero}
            prefixo="v"
            vazio={
              <Vazio titulo="Nenhuma multa a receber" acao={<Botao tom="fraco">Ver as pagas</Botao>}>
                Todas as multas desta operadora foram pagas ou canceladas.
              </Vazio>
            }
          />
        </Cartao>
      </Pagina>
    </Palco>
  )
}

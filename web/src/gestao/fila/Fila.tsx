import { consultas, type Esquemas } from '../../api/cliente'
import { FalhaDaLista } from '../../cadastro/comum/Lido'
import { type Eu, useEu } from '../../sessao/sessao'
import { AbasDeFiltro } from '../../ui/AbasDeFiltro'
import { Artigo } from '../../ui/Artigo'
import { BotaoElo } from '../../ui/Botao'
import { Placa, Situacao, Vazio } from '../../ui/basicos'
import { Cartao, Numeros } from '../../ui/Cartao'
import { useParametro } from '../../ui/endereco'
import { dinheiro } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { Paginacao } from '../../ui/Paginacao'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { ConsultaDePlaca } from '../placa/ConsultaDePlaca'
import { dataDoItem, type ItemDaFila, nomeDoGrupo, tituloDoItem } from './fila'
import { ProcessosDaFila } from './ProcessosDaFila'
import '../gestao.css'

const POR_PAGINA = 50

function colunas(eu: Eu): readonly Coluna<ItemDaFila>[] {
  const daOperadora = eu.papel === 'operadora'
  const todas: (Coluna<ItemDaFila> | false)[] = [
    {
      chave: 'ate',
      titulo: 'Até',
      justa: true,
      celula: (i) => {
        const data = dataDoItem(i, eu.hoje)
        return i.grupo === 'vencido' ? <b className="vencido">{data}</b> : (data ?? '–')
      },
    },
    {
      chave: 'fazer',
      titulo: 'O que fazer',
      principal: true,
      celula: (i) => (
        <>
          {tituloDoItem(i, daOperadora)} ·{' '}
          {i.especie === 'medida' && i.placa ? (
            <Placa placa={i.placa} tamanho="p" />
          ) : (
            <span className="mono numero">{i.numero}</span>
          )}
        </>
      ),
      detalhe: (i) => (
        <>
          {i.detalhe} {i.dispositivo && <Artigo norma={eu.autoridade.norma} dispositivo={i.dispositivo} />}
        </>
      ),
    },
    !daOperadora && { chave: 'quem', titulo: 'De quem', celula: (i) => i.de_quem },
    daOperadora && {
      chave: 'placa',
      titulo: 'Veículo',
      celula: (i) => i.placa && <Placa placa={i.placa} tamanho="p" />,
    },
    {
      chave: 'situacao',
      titulo: 'Situação',
      celula: (i) => <Situacao tom={i.situacao.tom}>{i.situacao.nome}</Situacao>,
    },
  ]
  return todas.filter((c) => c !== false)
}

function NumerosDaFila({ fila, eu }: { fila: Esquemas['Fila'] | undefined; eu: Eu }) {
  const espera = <i className="esqueleto numero-a-vir" />
  const rotulo = eu.papel === 'operadora' ? 'multas a pagar' : 'multas a receber'
  return (
    <Numeros
      itens={[
        {
          valor: fila?.vencidos ?? espera,
          rotulo: fila?.vencidos === 1 ? 'vencido' : 'vencidos',
          ...(fila && fila.vencidos > 0 && { tom: 'mau' as const }),
        },
        {
          valor: fila?.vencem_hoje ?? espera,
          rotulo: fila?.vencem_hoje === 1 ? 'vence hoje' : 'vencem hoje',
        },
        { valor: fila?.nesta_semana ?? espera, rotulo: 'nesta semana' },
        { valor: fila ? dinheiro(fila.a_receber) : espera, rotulo, para: '/autos?estado=definitivo' },
      ]}
    />
  )
}

function NadaNaFila({ eu }: { eu: Eu }) {
  const autos = (
    <BotaoElo tom="fraco" para="/autos">
      Ver todos os autos
    </BotaoElo>
  )
  if (eu.papel === 'operadora') {
    return (
      <Vazio nivel={2} titulo="Nada pede resposta sua" acao={autos}>
        Quando um auto abrir prazo de defesa, de recurso ou de pagamento, ele aparece aqui com a data.
      </Vazio>
    )
  }
  return (
    <Vazio nivel={2} titulo="Nada pede ato seu" acao={autos}>
      O que outro servidor ou a operadora ainda tem de fazer não aparece aqui. Quando for a sua vez, aparece
      com a data.
    </Vazio>
  )
}

function TabelaDaFila({ itens, eu }: { itens: readonly ItemDaFila[] | undefined; eu: Eu }) {
  const [tipo] = useParametro('tipo')
  const pagina = Number(useParametro('pagina')[0] ?? 1) || 1
  const escolhidos = tipo ? itens?.filter((i) => i.especie === tipo) : itens
  return (
    <div className="principal-larga">
      <Tabela
        legenda={eu.papel === 'operadora' ? 'O que pede resposta sua' : 'O que pede ato seu'}
        colunas={colunas(eu)}
        linhas={escolhidos?.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        chaveDe={(i) => `${i.especie} ${i.numero} ${i.detalhe}`}
        para={(i) => `/autos/${i.numero}`}
        grupo={(i) => nomeDoGrupo(i.grupo, eu.hoje)}
        abrir="Abrir"
        vazio={<NadaNaFila eu={eu} />}
      />
      {escolhidos && <Paginacao pagina={pagina} porPagina={POR_PAGINA} total={escolhidos.length} />}
    </div>
  )
}

/** The first page of everybody who signs in: what waits for an act of the person, by date. */
export default function Fila() {
  const eu = useEu()
  const consulta = consultas.useQuery('get', '/api/v1/fila')
  const [tipo] = useParametro('tipo')
  const fila = consulta.data
  // «Nothing waits» over a list of what waits would be untrue.
  const soProcessos = fila !== undefined && fila.itens.length === 0 && fila.processos.length > 0
  const conta = (especie: ItemDaFila['especie']) => fila?.itens.filter((i) => i.especie === especie).length
  const daOperadora = eu.papel === 'operadora'
  return (
    <Pagina titulo={daOperadora ? 'O que pede resposta sua' : 'O que pede ato seu'}>
      {eu.papel === 'fiscal' && (
        <Cartao titulo="Veículo na estrada">
          <ConsultaDePlaca>
            <BotaoElo tom="fraco" para="/lavrar">
              Lavrar auto
            </BotaoElo>
          </ConsultaDePlaca>
        </Cartao>
      )}
      <FalhaDaLista consulta={consulta} />
      <NumerosDaFila fila={fila} eu={eu} />
      {(tipo !== null || !soProcessos) && (
        <Cartao justo>
          {!daOperadora && (
            <AbasDeFiltro
              rotulo="O que mostrar"
              parametro="tipo"
              opcoes={[
                { valor: null, rotulo: 'Tudo', contagem: fila?.itens.length },
                { valor: 'auto', rotulo: 'Autos', contagem: conta('auto') },
                { valor: 'medida', rotulo: 'Veículos retidos', contagem: conta('medida') },
              ]}
            />
          )}
          <TabelaDaFila itens={fila?.itens} eu={eu} />
        </Cartao>
      )}
      {fila && <ProcessosDaFila processos={fila.processos} eu={eu} />}
    </Pagina>
  )
}

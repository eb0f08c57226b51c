import { useState } from 'react'
import { consultas, type Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { Botao, BotaoElo } from '../../ui/Botao'
import { DefinicaoLista, Placa } from '../../ui/basicos'
import { Cartao, Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import '../cadastro.css'
import { AutosRecentes } from '../comum/AutosRecentes'
import { Historico } from '../comum/Historico'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { NOME_DO_TIPO } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { Validade } from '../comum/Validade'
import { DialogoDaSituacao } from './DialogoDaSituacao'

type Veiculo = Esquemas['Veiculo']

function Registro({ veiculo: v }: { veiculo: Veiculo }) {
  return (
    <Cartao titulo="Registro">
      <DefinicaoLista
        itens={[
          {
            termo: 'Operadora',
            valor: <Elo para={`/operadoras/${v.operadora.id}`}>{v.operadora.razao_social}</Elo>,
          },
          { termo: 'Tipo', valor: NOME_DO_TIPO[v.tipo] },
          { termo: 'Marca e modelo', valor: v.marca_modelo },
          { termo: 'Ano de fabricação', valor: v.ano_fabricacao },
          { termo: 'Lugares', valor: numero(String(v.lugares)) },
          v.numero_ordem === null ? null : { termo: 'Número de ordem', valor: v.numero_ordem },
          v.renavam === null ? null : { termo: 'RENAVAM', valor: <span className="mono">{v.renavam}</span> },
          // Where the register keeps the old spelling, the roadside may read the new one.
          v.placa_unica === v.placa
            ? null
            : { termo: 'Placa no Mercosul', valor: <span className="mono">{v.placa_unica}</span> },
        ]}
      />
    </Cartao>
  )
}

function Validades({ veiculo: v }: { veiculo: Veiculo }) {
  const alarma = v.situacao === 'ativo'
  return (
    <Cartao titulo="Validades" nota="o último dia ainda vale">
      <DefinicaoLista
        itens={[
          {
            termo: 'Seguro de passageiros',
            valor: <Validade ate={v.seguro_ate} estado={v.seguro} alarma={alarma} />,
          },
          {
            termo: v.tipo === 'embarcacao' ? 'Certificado de segurança' : 'Laudo de vistoria',
            valor: <Validade ate={v.laudo_ate} estado={v.laudo} alarma={alarma} />,
          },
        ]}
      />
    </Cartao>
  )
}

function Acoes({ veiculo: v }: { veiculo: Veiculo }) {
  const [aberto, abrir] = useState(false)
  const ativo = v.situacao === 'ativo'
  return (
    <>
      <Botao tom={ativo ? 'perigo' : 'fraco'} onClick={() => abrir(true)}>
        {ativo ? 'Baixar' : 'Trazer de volta'}
      </Botao>
      {ativo && (
        <BotaoElo tom="fraco" para={`/frota/${v.id}/alterar`}>
          Alterar
        </BotaoElo>
      )}
      {aberto && <DialogoDaSituacao veiculo={v} aoFechar={() => abrir(false)} />}
    </>
  )
}

function Aberto({ veiculo: v }: { veiculo: Veiculo }) {
  const { papel } = useEu()
  return (
    <Pagina
      titulo={`Veículo ${v.placa}`}
      cabeca={
        <>
          <span className="so-leitor">Veículo </span>
          <Placa placa={v.placa} tamanho="g" />
        </>
      }
      migalha={[{ rotulo: 'Frota', para: '/frota' }]}
      situacao={<SituacaoDoCadastro situacao={v.situacao} />}
      sobre={
        <>
          <b>{v.operadora.razao_social}</b> · {NOME_DO_TIPO[v.tipo].toLowerCase()},{' '}
          {`${v.lugares}\u00a0lugares`}, {v.ano_fabricacao}
          {papel !== 'operadora' && (
            <>
              {' · '}
              <Elo para={`/placas/${v.placa}`}>o que conferir na abordagem</Elo>
            </>
          )}
        </>
      }
      acoes={papel === 'analista' && <Acoes veiculo={v} />}
    >
      <Colunas lado={<AutosRecentes de={{ veiculo_id: v.id }} />}>
        <Validades veiculo={v} />
        <Registro veiculo={v} />
        <Historico eventos={v.eventos} />
      </Colunas>
    </Pagina>
  )
}

export default function PaginaDoVeiculo() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/veiculos/{id}', { params: { path: { id } } })
  return <Lido consulta={consulta}>{(v) => <Aberto veiculo={v} />}</Lido>
}

import { useRouter } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Eu } from '../sessao/sessao'
import { BotaoElo } from '../ui/Botao'
import { Placa } from '../ui/basicos'
import '../ui/camadas.css'
import { Elo } from '../ui/Elo'
import { dataNumerica, dataPrazo, diaDoInstante, dinheiro } from '../ui/formatos'
import { Icone } from '../ui/icones'
import type { Papel } from './Documentos'
import { prazoEmCurso } from './prazos'
import type { Auto } from './tipos'

/** Where a plate leads: the authority asks the register about it, an operator opens its own vehicle. */
export function enderecoDaPlaca(auto: Auto, eu: Eu): string | null {
  if (eu.papel !== 'operadora') return `/placas/${auto.placa}`
  return auto.veiculo_id ? `/frota/${auto.veiculo_id}` : null
}

export function PlacaDoAuto({ auto, eu, tamanho = 'm' }: { auto: Auto; eu: Eu; tamanho?: 'p' | 'm' }) {
  const para = enderecoDaPlaca(auto, eu)
  return para ? (
    <Elo para={para} aria-label={`Veículo de placa ${auto.placa}`}>
      <Placa placa={auto.placa} tamanho={tamanho} />
    </Elo>
  ) : (
    <Placa placa={auto.placa} tamanho={tamanho} />
  )
}

/** The other autos of the same stop, behind «parada de 10/03, 2 autos». */
function Parada({ auto, zona }: { auto: Auto; zona: string }) {
  const roteador = useRouter()
  const dia = dataNumerica(diaDoInstante(auto.parada.momento, zona)).slice(0, 5)
  const { outros } = auto.parada
  if (outros.length === 0) return <>parada de {dia}</>
  return (
    <MenuTrigger>
      <Button className="como-elo">
        parada de {dia}, {outros.length + 1} autos
      </Button>
      <Popover className="menu" placement="bottom start">
        <Menu aria-label="Outros autos da mesma parada">
          {outros.map((o) => (
            <MenuItem
              key={o.numero}
              textValue={o.numero}
              onAction={() => roteador.history.push(`/autos/${o.numero}`)}
            >
              <span>
                <b className="mono">{o.numero}</b>
                <small className="outro-auto">{o.descricao}</small>
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** On a narrow screen the cards of the fine and the term are far below: their one line stands here. */
function EmUmaLinha({ auto, hoje }: { auto: Auto; hoje: string }) {
  const prazo = prazoEmCurso(auto, hoje)
  return (
    <div className="em-uma-linha nao-imprime">
      {auto.situacao.estado !== 'anulado' && (
        <>
          Multa de <b className="valor">{dinheiro(auto.multa.valor)}</b>
        </>
      )}
      {prazo && hoje <= prazo.vencimento && (
        <>
          {' · '}
          {prazo.titulo} até <b className="sem-quebra">{dataPrazo(prazo.vencimento, hoje)}</b>
        </>
      )}
    </div>
  )
}

/** Whose the auto is: operator, vehicle, line, stop. */
export function SobreOAuto({ auto, eu }: { auto: Auto; eu: Eu }) {
  const daCasa = eu.papel !== 'operadora' && auto.operadora_id
  return (
    <>
      {daCasa ? <Elo para={`/operadoras/${auto.operadora_id}`}>{auto.autuado}</Elo> : auto.autuado} ·{' '}
      <PlacaDoAuto auto={auto} eu={eu} /> ·{' '}
      {auto.linha && (
        <>
          {auto.linha_id && 'linha '}
          {auto.linha_id ? <Elo para={`/linhas/${auto.linha_id}`}>{auto.linha}</Elo> : auto.linha} ·{' '}
        </>
      )}
      <Parada auto={auto} zona={eu.autoridade.fuso} />
      <EmUmaLinha auto={auto} hoje={eu.hoje} />
    </>
  )
}

/** One document is a link to it; several are a list. */
export function BaixarPdf({ documentos }: { documentos: readonly Papel[] }) {
  const [unico] = documentos
  if (!unico) return null
  if (documentos.length === 1) {
    return (
      <BotaoElo tom="fraco" para={unico.caminho} download="">
        Baixar PDF
      </BotaoElo>
    )
  }
  return (
    <MenuTrigger>
      <Button className="botao fraco">
        Baixar PDF
        <Icone nome="baixo" tamanho={16} />
      </Button>
      <Popover className="menu" placement="bottom end">
        <Menu aria-label="Documentos">
          {documentos.map((d) => (
            <MenuItem key={d.codigo} href={d.caminho} download="" textValue={d.titulo}>
              <Icone nome="baixar" />
              {d.titulo}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

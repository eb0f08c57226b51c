import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { acharPrazo } from '../prazos'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { prazoQueComeca, tempestividade } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'
import { useContextoDePrazos } from './useContextoDePrazos'

const PECAS = {
  defesa: { prazo: 'defesa', seguinte: 'decisao', rotulo: 'Texto da defesa', falta: 'Escreva a defesa.' },
  recurso: {
    prazo: 'recurso',
    seguinte: 'decisao-do-recurso',
    rotulo: 'Texto do recurso',
    falta: 'Escreva o recurso.',
  },
} as const

/** A defence or an appeal: the operator files it today, the desk on the day on which the paper came in. */
function Protocolar({ peca, auto, eu, titulo, aoFechar }: PropsDoAto & { peca: keyof typeof PECAS }) {
  const { prazo, seguinte, rotulo, falta } = PECAS[peca]
  const propria = eu.papel === 'operadora'
  const prazos = useContextoDePrazos(eu)
  const f = useFormularioDeAto({
    inicial: { texto: '', recebido_em: eu.hoje },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, peca),
      corpo: {
        texto: v.texto,
        ...(!propria && { recebido_em: v.recebido_em }),
      } satisfies CorpoDe<'/api/v1/autos/{numero}/defesa'>,
    }),
    aoFazer: aoFechar,
  })
  const dia = f.watch('recebido_em')
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} largura="g" aoFechar={aoFechar}>
      {!propria && (
        <Controlado formulario={f} nome="recebido_em" regras={comData('Diga em que dia foi recebida.')}>
          {(campo) => (
            <CampoData
              rotulo="Recebida em"
              dica="O dia do protocolo."
              hoje={eu.hoje}
              max={eu.hoje}
              {...campo}
            />
          )}
        </Controlado>
      )}
      <CampoArea
        rotulo={rotulo}
        dica="Até 20.000 letras."
        className="texto-grande"
        maxLength={20_000}
        {...f.campo('texto', comTexto(falta, 10))}
      />
      <Consequencias
        norma={auto.norma}
        estimado={prazos?.estimado ?? false}
        itens={[
          ...tempestividade(acharPrazo(auto, prazo), dia),
          ...(prazos ? prazoQueComeca(prazos.contexto, seguinte, dia, eu.hoje) : []),
        ]}
      />
    </DialogoDeAto>
  )
}

export const ApresentarDefesa = (p: PropsDoAto) => <Protocolar {...p} peca="defesa" />
export const Recorrer = (p: PropsDoAto) => <Protocolar {...p} peca="recurso" />

import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, comTexto, ouNulo } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, MODOS_DE_CIENCIA, type ModoDeCiencia, type PropsDoAto } from './comum'
import { consequenciasDaCiencia } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'
import { useContextoDePrazos } from './useContextoDePrazos'

const QUEM: Partial<Record<string, string>> = { recusa: 'Quem recusou' }

/** That the offender received the auto, and on which day: the date that starts the term. */
export function DarCiencia({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const prazos = useContextoDePrazos(eu)
  const f = useFormularioDeAto({
    inicial: { modo: '', data: '', ar_numero: '', recebedor: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'ciencia'),
      corpo: {
        modo: v.modo as ModoDeCiencia,
        data: v.data,
        ar_numero: v.modo === 'ar' ? ouNulo(v.ar_numero) : null,
        recebedor: v.modo === 'eletronica' ? null : ouNulo(v.recebedor),
      } satisfies CorpoDe<'/api/v1/autos/{numero}/ciencia'>,
    }),
    aoFazer: aoFechar,
  })
  const { modo, data } = f.watch()
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <CampoOpcoes
        rotulo="Como o autuado soube"
        opcoes={MODOS_DE_CIENCIA}
        {...f.campo('modo', { required: 'Diga como o autuado soube.' })}
      />
      {modo === 'ar' && (
        <CampoTexto
          rotulo="Número do AR"
          codigo
          estreito
          {...f.campo('ar_numero', comTexto('Informe o número do AR.'))}
        />
      )}
      <Controlado formulario={f} nome="data" regras={comData('Diga em que dia o autuado recebeu.')}>
        {(campo) => (
          <CampoData
            rotulo="Dia em que recebeu"
            dica="O dia que consta no recibo ou no AR, não o de hoje."
            hoje={eu.hoje}
            min={auto.data_fato}
            max={eu.hoje}
            {...campo}
          />
        )}
      </Controlado>
      {modo && modo !== 'eletronica' && (
        <CampoTexto rotulo={QUEM[modo] ?? 'Quem recebeu'} opcional {...f.campo('recebedor')} />
      )}
      {prazos && (
        <Consequencias
          norma={auto.norma}
          estimado={prazos.estimado}
          itens={consequenciasDaCiencia(prazos.contexto, data, eu.hoje)}
        />
      )}
    </DialogoDeAto>
  )
}

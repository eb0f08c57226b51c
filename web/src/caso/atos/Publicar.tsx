import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, comTexto, ouNulo, semData } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { Artigo } from '../../ui/Artigo'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoEscolha, CampoTexto } from '../../ui/campos/CampoTexto'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, MODOS_DE_CIENCIA, type ModoDeCiencia, type PropsDoAto } from './comum'
import { prazoQueComeca } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'
import { useContextoDePrazos } from './useContextoDePrazos'

/** Publication of the first decision and the day on which the offender knew of it: the term to appeal starts. */
export function Publicar({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const prazos = useContextoDePrazos(eu)
  // Roraima's law sends the decision to the gazette; the other leaves it to the authority.
  const noDiario = auto.norma === 'rr-664-2008'
  const f = useFormularioDeAto({
    inicial: { publicada_em: '', diario: '', ciencia: '', modo: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'publicacao'),
      corpo: {
        publicada_em: v.publicada_em || null,
        diario: ouNulo(v.diario),
        ciencia: v.ciencia,
        modo: (v.modo || null) as ModoDeCiencia | null,
      } satisfies CorpoDe<'/api/v1/autos/{numero}/publicacao'>,
    }),
    aoFazer: aoFechar,
  })
  const ciencia = f.watch('ciencia')
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <div className="grade-de-campos">
        <Controlado
          formulario={f}
          nome="publicada_em"
          regras={noDiario ? comData('Diga em que dia saiu no Diário Oficial.') : semData}
        >
          {(campo) => (
            <CampoData
              rotulo="Saiu no Diário Oficial em"
              opcional={!noDiario}
              hoje={eu.hoje}
              max={eu.hoje}
              {...(noDiario && { artigo: <Artigo norma={auto.norma} dispositivo="art91" /> })}
              {...campo}
            />
          )}
        </Controlado>
        <CampoTexto
          rotulo="Edição"
          opcional={!noDiario}
          placeholder="edição 4.512"
          {...f.campo('diario', noDiario ? comTexto('Informe a edição do Diário Oficial.') : {})}
        />
      </div>
      <Controlado formulario={f} nome="ciencia" regras={comData('Diga em que dia o autuado soube.')}>
        {(campo) => <CampoData rotulo="Dia em que o autuado soube" hoje={eu.hoje} max={eu.hoje} {...campo} />}
      </Controlado>
      <CampoEscolha
        rotulo="Como soube"
        opcional
        vazia="Pela publicação"
        opcoes={MODOS_DE_CIENCIA}
        {...f.campo('modo')}
      />
      {prazos && (
        <Consequencias
          norma={auto.norma}
          estimado={prazos.estimado}
          itens={prazoQueComeca(prazos.contexto, 'recurso', ciencia, eu.hoje)}
        />
      )}
    </DialogoDeAto>
  )
}

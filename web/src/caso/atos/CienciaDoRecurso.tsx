import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, ouNulo } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoEscolha, CampoTexto } from '../../ui/campos/CampoTexto'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, MODOS_DE_CIENCIA, type ModoDeCiencia, type PropsDoAto } from './comum'
import { prazoQueComeca } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'
import { useContextoDePrazos } from './useContextoDePrazos'

/** The day on which the offender knew of the decision on the appeal: the fine is final and the term to pay begins. */
export function CienciaDoRecurso({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const prazos = useContextoDePrazos(eu)
  const f = useFormularioDeAto({
    inicial: { ciencia: '', modo: '', diario: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'ciencia-do-recurso'),
      corpo: {
        ciencia: v.ciencia,
        modo: v.modo as ModoDeCiencia,
        diario: ouNulo(v.diario),
      } satisfies CorpoDe<'/api/v1/autos/{numero}/ciencia-do-recurso'>,
    }),
    aoFazer: aoFechar,
  })
  const ciencia = f.watch('ciencia')
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <CampoEscolha
        rotulo="Como o autuado soube"
        opcoes={MODOS_DE_CIENCIA}
        {...f.campo('modo', { required: 'Diga como o autuado soube.' })}
      />
      <Controlado formulario={f} nome="ciencia" regras={comData('Diga em que dia o autuado soube.')}>
        {(campo) => <CampoData rotulo="Dia em que soube" hoje={eu.hoje} max={eu.hoje} {...campo} />}
      </Controlado>
      <CampoTexto rotulo="Edição do Diário Oficial" opcional {...f.campo('diario')} />
      {prazos && (
        <Consequencias
          norma={auto.norma}
          estimado={prazos.estimado}
          itens={[
            ...prazoQueComeca(prazos.contexto, 'pagamento', ciencia, eu.hoje),
            { titulo: 'A multa fica fixada e não muda mais', dispositivo: null },
          ]}
        />
      )}
    </DialogoDeAto>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { consultas, type Esquemas } from '../../../api/cliente'
import { Controlado } from '../../../formulario/Controlado'
import { FormularioDeAto } from '../../../formulario/FormularioDeAto'
import { type FormularioDoAto, useFormularioDeAto } from '../../../formulario/useFormularioDeAto'
import { useEu } from '../../../sessao/sessao'
import { Artigo } from '../../../ui/Artigo'
import { Cartao, Colunas } from '../../../ui/Cartao'
import { CampoData } from '../../../ui/campos/CampoData'
import { CampoArea, CampoEscolha, CampoTexto, type Opcao } from '../../../ui/campos/CampoTexto'
import { Pagina } from '../../../ui/Pagina'
import { ComMunicipios } from '../../comum/ComMunicipios'
import { useIdDoEndereco } from '../../comum/idDoEndereco'
import { Lido } from '../../comum/Lido'
import { MudouEnquantoIsso } from '../../comum/MudouEnquantoIsso'
import { SoDoAnalista } from '../../comum/SoDoAnalista'
import { HorariosDoRascunho } from './HorariosDoRascunho'
import { ItinerarioDoRascunho } from './ItinerarioDoRascunho'
import { LeiDoRascunho } from './LeiDoRascunho'
import './quadro.css'
import { RestricoesDoRascunho } from './RestricoesDoRascunho'
import { errosNaTela, paraEnvio, rascunhoDe } from './rascunho'
import { usePrevia } from './usePrevia'

type Linha = Esquemas['Linha']
type Quadro = Esquemas['QuadroDaLinha']

const MOTIVOS = [
  { valor: 'regime', rotulo: 'Horários ou outro ponto do regime' },
  { valor: 'itinerario-urbano', rotulo: 'Itinerário em área urbana' },
  { valor: 'pontos-de-parada', rotulo: 'Pontos de parada' },
  { valor: 'ponto-de-secao', rotulo: 'Ponto de seção' },
  { valor: 'cancelamento-de-horario', rotulo: 'Cancelamento de horário em baixa demanda' },
  { valor: 'mudanca-de-extremo', rotulo: 'Extremo no mesmo município' },
] as const
type Motivo = (typeof MOTIVOS)[number]['valor'] | 'fixacao'

const inicial = (primeiro: boolean, quadro: Quadro | null) => ({
  motivo: (primeiro ? 'fixacao' : '') as Motivo | '',
  de: '',
  ato: '',
  razoes: '',
  paradas_pelo_conselho: quadro?.paradas_pelo_conselho ?? '',
})
type Ordem = ReturnType<typeof inicial>

/** The act that orders the Quadro, and from when. */
function OrdemDoQuadro({ f, primeiro }: { f: FormularioDoAto<Ordem>; primeiro: boolean }) {
  const { hoje, autoridade } = useEu()
  const rr = autoridade.norma === 'rr-664-2008'
  return (
    <Cartao titulo="Ato que o ordena">
      <div className="pilha">
        <div className="grade-de-campos">
          {!primeiro && (
            <CampoEscolha
              rotulo="O que muda"
              opcoes={MOTIVOS}
              {...f.campo('motivo', { required: 'Diga o que muda.' })}
            />
          )}
          <Controlado formulario={f} nome="de" regras={{ required: 'Diga desde quando vale.' }}>
            {(c) => <CampoData {...c} rotulo="Vale desde" hoje={hoje} />}
          </Controlado>
          <CampoTexto
            rotulo="Ato"
            dica="Como se cita: «Resolução 12/2026»."
            maxLength={200}
            {...f.campo('ato', { required: 'Escreva o ato que ordena o quadro.' })}
          />
          {rr && (
            <CampoTexto
              rotulo="Ato do conselho sobre as paradas"
              dica="Só onde há mais de 3 horas entre paradas."
              artigo={<Artigo norma={autoridade.norma} dispositivo="art44" />}
              maxLength={200}
              opcional
              {...f.campo('paradas_pelo_conselho')}
            />
          )}
        </div>
        <CampoArea
          rotulo="Razões"
          rows={3}
          {...f.campo('razoes', {
            minLength: { value: 10, message: 'Escreva ao menos 10 letras.' },
            required: 'Escreva as razões.',
          })}
        />
      </div>
    </Cartao>
  )
}

interface EditorProps {
  linha: Linha
  ultimo: Quadro | null
  municipios: readonly Opcao[]
}

function Editor({ linha, ultimo, municipios }: EditorProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const voltar = `/linhas/${linha.id}`
  const [rascunho, mudar] = useState(() => rascunhoDe(ultimo))
  const envio = useMemo(() => paraEnvio(rascunho), [rascunho])
  const f = useFormularioDeAto<Ordem>({
    inicial: inicial(ultimo === null, ultimo),
    versao: linha.versao,
    pedido: (v) => ({ caminho: `/api/v1/linhas/${linha.id}/quadros`, corpo: { ...envio, ...v } }),
    aoFazer: () => navegar({ href: voltar }),
  })
  const [motivo, paradas] = f.watch(['motivo', 'paradas_pelo_conselho'])
  const { data: previa, error } = usePrevia(linha.id, {
    ...envio,
    motivo: motivo || 'regime',
    paradas_pelo_conselho: paradas,
  })
  const faltas = useMemo(() => errosNaTela(rascunho, previa?.erros ?? []), [rascunho, previa])
  const tentou = f.formState.submitCount > 0
  const erros = useMemo(
    () => new Map(tentou ? faltas.map((e) => [e.campo, e.mensagem]) : []),
    [tentou, faltas],
  )
  const parte = { rascunho, mudar, erros }
  return (
    <Colunas
      lado={
        <div className="rascunho-lado">
          <LeiDoRascunho previa={previa} faltas={faltas} falha={error?.detail ?? null} />
        </div>
      }
    >
      <ItinerarioDoRascunho
        {...parte}
        rotulo={`Linha ${linha.numero} ${linha.nome}`}
        municipios={municipios}
      />
      <Cartao titulo="Horários">
        <HorariosDoRascunho {...parte} />
      </Cartao>
      {norma === 'rr-664-2008' && (
        <Cartao titulo="Onde não se vende passagem" nota={<Artigo norma={norma} dispositivo="art45" />}>
          <RestricoesDoRascunho {...parte} />
        </Cartao>
      )}
      <FormularioDeAto
        formulario={f}
        enviar="Gravar novo quadro"
        norma={norma}
        aoCancelar={() => navegar({ href: voltar })}
      >
        <MudouEnquantoIsso recusa={f.recusa} registro={linha} />
        <OrdemDoQuadro f={f} primeiro={ultimo === null} />
      </FormularioDeAto>
    </Colunas>
  )
}

/** A new version of a line's Quadro, drawn over the last one. */
export default function EditarQuadro() {
  const id = useIdDoEndereco()
  const linha = consultas.useQuery('get', '/api/v1/linhas/{id}', { params: { path: { id } } })
  const quadros = consultas.useQuery('get', '/api/v1/linhas/{id}/quadros', { params: { path: { id } } })
  return (
    <SoDoAnalista voltar={`/linhas/${id}`}>
      <Lido consulta={linha}>
        {(l) => (
          <Pagina
            titulo={`Novo quadro da linha ${l.numero}`}
            migalha={[
              { rotulo: 'Linhas', para: '/linhas' },
              { rotulo: `${l.numero} ${l.nome}`, para: `/linhas/${id}` },
            ]}
            sobre="O quadro de agora fica na história; este vale a partir do dia que o ato disser."
          >
            <Lido consulta={quadros}>
              {({ quadros: [ultimo] }) => (
                <ComMunicipios>
                  {(municipios) => <Editor linha={l} ultimo={ultimo ?? null} municipios={municipios} />}
                </ComMunicipios>
              )}
            </Lido>
          </Pagina>
        )}
      </Lido>
    </SoDoAnalista>
  )
}

import { acharInfracao, type Dispositivo, type Infracao, type Lei, NOME_DA_EVIDENCIA } from '@outorga/lei'
import { passosDoValor } from '../../caso/memoria'
import { Controlado } from '../../formulario/Controlado'
import { Artigo } from '../../ui/Artigo'
import { BotaoDeIcone } from '../../ui/Botao'
import { Aviso, Valor } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { idDoCampo } from '../../ui/campos/Campo'
import { CampoArquivos } from '../../ui/campos/CampoArquivos'
import { CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { Memoria } from '../../ui/Memoria'
import type { FormularioDaParada } from './FormularioDaParada'
import type { Previsao } from './previsoes'
import { nomeDaClasse } from './procurar-infracoes'

function OQueProva({ infracao, lei }: { infracao: Infracao; lei: Lei }) {
  const provas = infracao.evidencias.map((e) => NOME_DA_EVIDENCIA[e]).join(', ')
  // Those of how amounts are counted are in the calculation.
  const daqui = [infracao.dispositivo, ...infracao.deveres]
  const leituras = infracao.leituras
    .flatMap((id) => lei.leituras[id] ?? [])
    .filter((l) => l.dispositivos.some((d) => daqui.includes(d)))
  return (
    <>
      <p className="leitura-do-fato">O que prova: {provas}.</p>
      {leituras.map((l) => (
        <p key={l.id} className="leitura-do-fato">
          <span className="mono">{l.id}</span> {l.pergunta} <b>{l.adotada}</b>
        </p>
      ))}
    </>
  )
}

function MultaPrevista({
  previsao,
  norma,
  fuso,
}: {
  previsao: Previsao | undefined
  norma: string
  fuso: string
}) {
  if (previsao?.recusa) {
    const { detail, dispositivo } = previsao.recusa
    return (
      <Aviso tom="alerta">
        {detail} {dispositivo && <Artigo norma={norma} dispositivo={dispositivo} />}
      </Aviso>
    )
  }
  const prevista = previsao?.multa
  if (!prevista) return <p className="mudo">A multa prevista aparece aqui.</p>
  const { multa, aviso } = prevista
  return (
    <div className="multa-prevista">
      <p>
        Multa prevista:{' '}
        <b>
          <Valor valor={multa.valor} />
        </b>
      </p>
      {aviso && <Aviso tom="alerta">{aviso}</Aviso>}
      <details>
        <summary>Como se chegou a este valor</summary>
        <Memoria
          norma={norma}
          legenda="Multa prevista"
          {...passosDoValor(multa.memoria, multa.valor, fuso)}
        />
      </details>
    </div>
  )
}

interface FatoProps {
  formulario: FormularioDaParada
  indice: number
  lei: Lei
  dispositivo: Dispositivo
  previsao: Previsao | undefined
  fuso: string
  aoTirar: () => void
}

/** One infraction of the stop: what the law says of it, what was seen, what it would cost. */
export function Fato({ formulario: f, indice, lei, dispositivo, previsao, fuso, aoTirar }: FatoProps) {
  const infracao = acharInfracao(lei.infracoes, dispositivo, lei.nome)
  const nome = `autos.${indice}` as const
  const erroDoItem = f.getFieldState(`${nome}.dispositivo`, f.formState).error?.message
  return (
    <Cartao titulo={infracao.descricao}>
      <div className="pilha">
        <div className="fileira" id={idDoCampo(`${nome}.dispositivo`)} tabIndex={-1}>
          <Artigo norma={lei.norma} dispositivo={dispositivo} />
          <span className="mudo">{nomeDaClasse(lei.norma, infracao.classe)}</span>
          <BotaoDeIcone
            className="tirar-fato"
            icone="lixo"
            rotulo={`Tirar: ${infracao.descricao}`}
            onClick={aoTirar}
          />
        </div>
        {erroDoItem && <Aviso tom="mau">{erroDoItem}</Aviso>}
        <OQueProva infracao={infracao} lei={lei} />
        {infracao.porPassageiro && (
          <Controlado
            formulario={f}
            nome={`${nome}.quantidade`}
            regras={{
              validate: (v) => /^[1-9]\d{0,3}$/.test(v) || 'Conte os passageiros: um número inteiro.',
            }}
          >
            {(campo) => (
              <CampoNumero rotulo="Passageiros" dica="A multa se conta por passageiro." {...campo} />
            )}
          </Controlado>
        )}
        <CampoArea
          rotulo="Relato"
          dica="O que foi visto, com as palavras de quem viu."
          maxLength={4000}
          {...f.campo(`${nome}.relato`, {
            validate: (v) =>
              String(v).trim().length >= 10 || 'Conte o que foi visto, em ao menos dez letras.',
          })}
        />
        <Controlado formulario={f} nome={`${nome}.fotos`}>
          {(campo) => (
            <CampoArquivos
              {...campo}
              rotulo="Fotos e documentos"
              opcional
              dica="Seguem depois que o auto tiver número. JPEG, PNG, WebP ou PDF, até 10 MB cada."
              aceita="image/jpeg,image/png,image/webp,application/pdf"
            />
          )}
        </Controlado>
        <MultaPrevista previsao={previsao} norma={lei.norma} fuso={fuso} />
      </div>
    </Cartao>
  )
}

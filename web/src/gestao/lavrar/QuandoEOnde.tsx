import { consultas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { Cartao } from '../../ui/Cartao'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoEscolha, CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import { lerHoraDigitada } from '../../ui/digitados'
import { ehData } from '../../ui/formatos'
import type { FormularioDaParada } from './FormularioDaParada'

const ORIGENS = [
  { valor: 'abordagem', rotulo: 'Na abordagem' },
  { valor: 'apuracao-posterior', rotulo: 'Em apuração posterior' },
]

/** When and where the facts were seen, on the authority's clock. */
export function QuandoEOnde({ formulario: f, hoje }: { formulario: FormularioDaParada; hoje: string }) {
  const { data } = consultas.useQuery(
    'get',
    '/api/v1/municipios',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const municipios = data?.municipios.map((m) => ({ valor: m.ibge, rotulo: m.nome })) ?? []
  return (
    <Cartao titulo="Quando e onde">
      <div className="pilha">
        <div className="grade-de-campos">
          <Controlado
            formulario={f}
            nome="data"
            regras={{ validate: (v) => ehData(v) || 'Diga o dia do fato, como 09/04/2026.' }}
          >
            {(campo) => <CampoData rotulo="Dia do fato" hoje={hoje} max={hoje} {...campo} />}
          </Controlado>
          <CampoTexto
            rotulo="Hora"
            estreito
            inputMode="numeric"
            placeholder="hh:mm"
            maxLength={5}
            {...f.campo('hora', {
              validate: (v) => lerHoraDigitada(String(v)) !== null || 'Escreva a hora como 14:22.',
              onBlur: (evento) => {
                const lida = lerHoraDigitada(evento.target.value)
                if (lida) f.setValue('hora', lida)
              },
            })}
          />
        </div>
        <div className="grade-de-campos">
          <CampoTexto
            rotulo="Local"
            placeholder="BR-174, km 541"
            maxLength={200}
            {...f.campo('local', { required: 'Diga o local: a estrada e o quilômetro, o terminal, a rua.' })}
          />
          {/* Drawn anew when the list comes, so that a value remembered from before finds its words. */}
          <CampoEscolha
            key={municipios.length}
            rotulo="Município"
            opcoes={municipios}
            {...f.campo('municipio_ibge', { required: 'Escolha o município.' })}
          />
        </div>
        <CampoOpcoes rotulo="Onde se constatou" emLinha opcoes={ORIGENS} {...f.campo('origem')} />
      </div>
    </Cartao>
  )
}

import { Aviso, Esqueleto, Placa } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { type Consulta, resumoDoVeiculo } from '../placa/veiculo'
import type { FormularioDaParada } from './FormularioDaParada'
import { placaLida } from './useConsulta'

function OQueSeSabe({ consulta, placa }: { consulta: Consulta; placa: string }) {
  const { veiculo } = consulta
  return (
    <>
      <div className="fileira">
        <Placa placa={placa} />
        {veiculo ? (
          <span>
            <b>{veiculo.operadora.razao_social}</b> · {resumoDoVeiculo(veiculo)}
          </span>
        ) : (
          <span>Esta placa não está no cadastro.</span>
        )}
      </div>
      {veiculo && !consulta.pode_circular && (
        <Aviso tom="mau" titulo="Não pode circular hoje:">
          {consulta.impedimentos.join('; ')}.
        </Aviso>
      )}
    </>
  )
}

interface OVeiculoProps {
  formulario: FormularioDaParada
  placa: string
  consulta: Consulta | null
  procurando: boolean
}

/** The plate, first: what it brings is not asked. */
export function OVeiculo({ formulario: f, placa, consulta, procurando }: OVeiculoProps) {
  const campo = f.campo('placa', {
    validate: (v) =>
      placaLida(String(v)) !== null || 'A placa tem sete letras e números, como ABC1D23 ou ABC-1234.',
    onChange: () => {
      // Another vehicle: what was chosen for the one before does not hold.
      for (const nome of ['linha_id', 'linha_rotulo', 'operadora_id', 'operadora_rotulo'] as const)
        f.setValue(nome, '')
      f.setValue('quem', '')
      f.setValue('servico', '')
    },
  })
  return (
    <Cartao titulo="Veículo">
      <div className="pilha">
        <CampoTexto rotulo="Placa" codigo estreito maxLength={8} placeholder="ABC1D23" {...campo} />
        {procurando && <Esqueleto linhas={2} />}
        {consulta && <OQueSeSabe consulta={consulta} placa={placaLida(placa) ?? ''} />}
      </div>
    </Cartao>
  )
}

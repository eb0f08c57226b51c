import type { Esquemas } from '../../../api/cliente'
import { Controlado } from '../../../formulario/Controlado'
import { FormularioDeAto } from '../../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../../formulario/useFormularioDeAto'
import { useEu } from '../../../sessao/sessao'
import { CampoNumero } from '../../../ui/campos/CampoNumero'
import { CampoEscolha, CampoTexto, type Opcao } from '../../../ui/campos/CampoTexto'
import { Dialogo } from '../../../ui/Dialogo'
import type { PontoAchado } from './rascunho'

export interface LugarMarcado {
  lat: string
  lon: string
  /** Name of the municipality, where a boundary says it. */
  municipio: string | null
}

const LUGARES: readonly Opcao[] = [
  { valor: 'sede-de-municipio', rotulo: 'Sede de município' },
  { valor: 'sede-de-distrito', rotulo: 'Sede de distrito' },
  { valor: 'distrito', rotulo: 'Distrito' },
  { valor: 'outro', rotulo: 'Outro lugar' },
]

interface PontoNovoProps {
  lugar: LugarMarcado
  municipios: readonly Opcao[]
  aoFechar: () => void
  aoCadastrar: (ponto: PontoAchado) => void
}

function Formulario({ lugar, municipios, aoFechar, aoCadastrar }: PontoNovoProps) {
  const { norma } = useEu().autoridade
  const f = useFormularioDeAto({
    inicial: {
      nome: '',
      municipio_ibge: municipios.find((m) => m.rotulo === lugar.municipio)?.valor ?? '',
      localidade: '',
      lat: lugar.lat,
      lon: lugar.lon,
      terminal: '',
    },
    pedido: (v) => ({ caminho: '/api/v1/pontos', corpo: { ...v, terminal: v.terminal || null } }),
    aoFazer: (resposta, v) => {
      const { id } = resposta as unknown as Esquemas['ReciboDeCadastro']
      const municipio = municipios.find((m) => m.valor === v.municipio_ibge)?.rotulo ?? ''
      aoCadastrar({
        ponto_id: id,
        nome: v.nome.trim(),
        municipio,
        lat: v.lat,
        lon: v.lon,
        terminal: v.terminal.trim() || null,
      })
    },
  })
  return (
    <FormularioDeAto formulario={f} enviar="Cadastrar ponto" norma={norma} aoCancelar={aoFechar} dialogo>
      <CampoTexto
        rotulo="Nome"
        dica="Como os passageiros o chamam."
        maxLength={100}
        {...f.campo('nome', { required: 'Escreva o nome do ponto.' })}
      />
      <div className="grade-de-campos">
        <CampoEscolha
          rotulo="Município"
          opcoes={municipios}
          {...f.campo('municipio_ibge', { required: 'Escolha o município.' })}
        />
        <CampoEscolha
          rotulo="Que lugar é"
          opcoes={LUGARES}
          {...f.campo('localidade', { required: 'Diga que lugar é.' })}
        />
        <Controlado formulario={f} nome="lat" regras={{ required: 'Escreva a latitude.' }}>
          {(c) => <CampoNumero {...c} rotulo="Latitude" dica="Em graus; ao sul do equador é negativa." />}
        </Controlado>
        <Controlado formulario={f} nome="lon" regras={{ required: 'Escreva a longitude.' }}>
          {(c) => <CampoNumero {...c} rotulo="Longitude" dica="Em graus; no Brasil é negativa." />}
        </Controlado>
      </div>
      <CampoTexto
        rotulo="Terminal"
        dica="Em branco, o ponto fica fora de terminal."
        maxLength={200}
        opcional
        {...f.campo('terminal')}
      />
    </FormularioDeAto>
  )
}

/** A point that the register does not have yet, with the place that was marked on the map, if any. */
export function PontoNovo(props: Omit<PontoNovoProps, 'lugar'> & { lugar: LugarMarcado | null }) {
  const { lugar } = props
  return (
    <Dialogo titulo="Ponto novo" aberto={lugar !== null} aoFechar={props.aoFechar}>
      {lugar && <Formulario {...props} lugar={lugar} />}
    </Dialogo>
  )
}

import { consultas, type Esquemas } from '../../api/cliente'
import { Aviso } from '../../ui/basicos'
import { Pagina } from '../../ui/Pagina'
import '../cadastro.css'
import { Lido } from '../comum/Lido'
import { CalendarioDaAutoridade } from './CalendarioDaAutoridade'
import { CartaoDoParametro } from './CartaoDoParametro'
import { Emendas } from './Emendas'

function Lidos({ dados }: { dados: Esquemas['Parametros'] }) {
  return (
    <Pagina
      titulo="Parâmetros"
      sobre="O que a lei deixa à autoridade fixar: cada valor com o seu ato e os dias em que vale."
    >
      <Aviso tom="azul" titulo="Nada aqui se edita nem se apaga.">
        Uma correção é outro registro: a partir do seu primeiro dia, vale o registrado por último. Assim se
        sabe sempre com que valor cada multa e cada prazo foi contado.
      </Aviso>
      {dados.parametros.map((p) => (
        <CartaoDoParametro key={p.nome} parametro={p} />
      ))}
      <CalendarioDaAutoridade dias={dados.calendario} />
      <Emendas />
    </Pagina>
  )
}

export default function Parametros() {
  const consulta = consultas.useQuery('get', '/api/v1/parametros')
  return <Lido consulta={consulta}>{(dados) => <Lidos dados={dados} />}</Lido>
}

import { useIdDoEndereco } from '../cadastro/comum/idDoEndereco'
import { Lido } from '../cadastro/comum/Lido'
import { useLeitura } from '../formulario/leitura'
import { BotaoElo } from '../ui/Botao'
import { Vazio } from '../ui/basicos'
import { Pagina } from '../ui/Pagina'
import { FormularioDoRegistro } from './FormularioDoRegistro'
import type { Registro, TipoDeRegistro } from './tipos'

export default function AlterarRegistro({ tipo }: { tipo: TipoDeRegistro }) {
  const id = useIdDoEndereco()
  const consulta = useLeitura<Registro>(`${tipo.api}/${id}`)
  return (
    <Lido consulta={consulta}>
      {(r) => (
        <Pagina
          titulo={`Alterar ${r.titulo}`}
          migalha={[
            { rotulo: tipo.muitos, para: `/${tipo.endereco}` },
            { rotulo: r.titulo, para: `/${tipo.endereco}/${id}` },
          ]}
        >
          {r.pode_mudar ? (
            <FormularioDoRegistro tipo={tipo} campos={r.campos} registro={r} />
          ) : (
            <Vazio
              nivel={2}
              titulo="Este cadastro não muda mais por aqui"
              acao={<BotaoElo para={`/${tipo.endereco}/${id}`}>Voltar</BotaoElo>}
            >
              Ou ele já foi encerrado, ou não cabe a você mudá-lo.
            </Vazio>
          )}
        </Pagina>
      )}
    </Lido>
  )
}

import { escreverDispositivo, type Infracao, type Lei } from '@outorga/lei'
import { useFieldArray } from 'react-hook-form'
import { Cartao } from '../../ui/Cartao'
import { CampoBusca } from '../../ui/campos/CampoBusca'
import type { Consulta } from '../placa/veiculo'
import { Fato } from './Fato'
import type { FormularioDaParada } from './FormularioDaParada'
import type { Previsao } from './previsoes'
import { nomeDaClasse, procurarInfracoes } from './procurar-infracoes'

/** A boat can't break the rules of the road, nor a bus those of the water. */
function daqueleVeiculo(infracoes: readonly Infracao[], consulta: Consulta | null): readonly Infracao[] {
  if (!consulta?.veiculo) return infracoes
  const servico = consulta.veiculo.tipo === 'embarcacao' ? 'hidroviario' : 'rodoviario'
  return infracoes.filter((i) => i.servico === servico)
}

interface InfracoesProps {
  formulario: FormularioDaParada
  lei: Lei
  consulta: Consulta | null
  previsoes: readonly Previsao[]
  fuso: string
}

/** What was seen: one auto for each infraction, found by words, article or class. */
export function Infracoes({ formulario: f, lei, consulta, previsoes, fuso }: InfracoesProps) {
  const { fields, append, remove } = useFieldArray({
    control: f.control,
    name: 'autos',
    rules: { required: 'Aponte ao menos uma infração.' },
  })
  const erros = f.formState.errors.autos as { root?: { message?: string }; message?: string } | undefined
  const catalogo = daqueleVeiculo(lei.infracoes, consulta)
  function juntar(dispositivo: string) {
    const infracao = catalogo.find((i) => i.dispositivo === dispositivo)
    if (!infracao) return
    append(
      {
        dispositivo: infracao.dispositivo,
        quantidade: infracao.porPassageiro ? '' : '1',
        relato: '',
        fotos: [],
      },
      { focusName: `autos.${fields.length}.${infracao.porPassageiro ? 'quantidade' : 'relato'}` },
    )
    f.clearErrors('autos')
  }
  return (
    <>
      <Cartao titulo="Infrações" nota="cada uma é um auto">
        <CampoBusca
          rotulo={fields.length === 0 ? 'O que foi visto' : 'Juntar outra infração'}
          dica="Procure por palavras, pelo artigo («79, I») ou pela classe."
          placeholder="documento, lotação, 80, IV"
          name="autos.root"
          value=""
          onChange={juntar}
          erro={erros?.root?.message ?? erros?.message}
          buscar={async (palavras) =>
            procurarInfracoes(lei.norma, catalogo, palavras).map((i) => ({
              valor: i.dispositivo,
              rotulo: i.descricao,
              detalhe: `${escreverDispositivo(i.dispositivo)} · ${nomeDaClasse(lei.norma, i.classe)}`,
            }))
          }
        />
      </Cartao>
      {fields.map((campo, i) => (
        <Fato
          key={campo.id}
          formulario={f}
          indice={i}
          lei={lei}
          dispositivo={campo.dispositivo}
          previsao={previsoes[i]}
          fuso={fuso}
          aoTirar={() => remove(i)}
        />
      ))}
    </>
  )
}

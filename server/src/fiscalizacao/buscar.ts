import sql from 'sql-template-tag'
import { z } from 'zod'
import { procurarNoCadastro } from '../cadastro/procurar.js'
import { procurarLinhas } from '../linhas/procurar.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ondeBusca } from '../platform/db/busca.js'
import { procurarProcedimentos } from '../procedimentos/procurar.js'
import { procurarPessoal, procurarPontos } from '../registros/procurar.js'
import { autosOnde } from './autos/auto.js'
import { resumir } from './autos/resumo.js'

const Achado = z
  .object({
    especie: z.enum(['auto', 'operadora', 'veiculo', 'linha', 'placa', 'processo', 'pessoa', 'lugar']),
    titulo: z.string(),
    detalhe: z.string(),
    caminho: z.string().describe('Endereço da página'),
  })
  .meta({ id: 'Achado' })

const LIMITE = 8

/** One box for everything: plate, CNPJ, CPF, line, number of an auto or of a procedure, name. */
export const buscar = casoDeUso({
  resumo: 'Buscar por placa, CNPJ, CPF, linha, número do auto ou do processo, ou nome',
  entrada: z.object({ q: z.string().trim().min(2, 'Digite ao menos duas letras.').max(100) }),
  saida: z.object({ achados: z.array(Achado) }).meta({ id: 'Busca' }),
  permissao: 'busca:fazer',
  async executar(c, { q }) {
    const autos = await autosOnde(c, ondeBusca(q, sql`a.busca`), sql`a.data_fato desc, a.numero desc`, LIMITE)
    const achados = autos.map((a) => {
      const r = resumir(c, a)
      return {
        especie: 'auto' as const,
        titulo: `Auto ${a.numero}`,
        detalhe: `${r.descricao} · ${a.autuado_nome} · ${r.situacao.nome}`,
        caminho: `/autos/${a.numero}`,
      }
    })
    return {
      achados: [
        ...(await procurarNoCadastro(c, q, LIMITE)),
        ...(await procurarLinhas(c, q, LIMITE)),
        ...achados,
        ...(await procurarProcedimentos(c, q, LIMITE)),
        ...(await procurarPessoal(c, q, LIMITE)),
        ...(await procurarPontos(c, q, LIMITE)),
      ],
    }
  },
})

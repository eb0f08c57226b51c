import { z } from 'zod'
import { TextoOpcional } from '../../esquemas/comuns.js'
import { guardarArquivo } from '../../platform/arquivos/guardar-arquivo.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { ReciboDeAtoJson } from './esquemas.js'
import { abrirAuto, praticarAto, recibo } from './praticar-ato.js'

/** Adds a photo or a document to an auto: the file and the act that names its hash are written together. */
export const juntarEvidencia = casoDeUso({
  resumo: 'Juntar foto ou documento a um auto',
  entrada: z.object({
    numero: z.string(),
    nome: z.string().trim().min(1).max(200).default('evidência'),
    descricao: TextoOpcional(300),
    arquivo: z.instanceof(Buffer),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'juntar-evidencia')
    const arquivo = await guardarArquivo(c, auto.id, e.nome, e.arquivo)
    const dados = {
      arquivo: arquivo.id,
      nome: e.nome,
      tipo: arquivo.tipo,
      tamanho: arquivo.tamanho,
      sha256: arquivo.sha256,
      descricao: e.descricao,
    }
    return recibo(await praticarAto(c, auto, 'juntar-evidencia', dados), 'juntar-evidencia')
  },
})

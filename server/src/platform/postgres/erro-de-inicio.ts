/**
 * The product cannot start, for a reason that whoever typed the command can do something about.
 * `message` is one plain pt-BR sentence: print it alone, without a stack, and exit non-zero.
 */
export class ErroDeInicio extends Error {
  override readonly name = 'ErroDeInicio'
}

const CAUSAS: Record<string, string> = {
  EACCES: 'este usuário não tem permissão',
  EPERM: 'este usuário não tem permissão',
  EROFS: 'o disco só permite leitura',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota de disco acabou',
  ENOTDIR: 'parte do caminho não é uma pasta',
  ENOENT: 'o caminho não existe e não pode ser criado',
  EEXIST: 'já existe um arquivo com esse nome',
  ENAMETOOLONG: 'o caminho é longo demais',
}

/** The code of a system error (`EACCES`…), or undefined for anything else. */
export function codigoDe(erro: unknown): string | undefined {
  const codigo = erro instanceof Error ? (erro as NodeJS.ErrnoException).code : undefined
  return typeof codigo === 'string' ? codigo : undefined
}

/** Turns a file system error about the data folder into the sentence that says what is wrong with it. */
export function erroDaPasta(erro: unknown, pasta: string): unknown {
  const codigo = codigoDe(erro)
  const causa = codigo === undefined ? undefined : CAUSAS[codigo]
  if (erro instanceof ErroDeInicio || causa === undefined) return erro
  return new ErroDeInicio(
    `Não é possível gravar na pasta de dados ${pasta}: ${causa}. Corrija a pasta ou indique outra em OUTORGA_DADOS.`,
    { cause: erro },
  )
}

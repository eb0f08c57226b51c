import type { Campo } from './valores'

/** For tests: a field as the server describes it, with what matters to each said apart. */
export const campoDeTeste = (tipo: Campo['tipo'], mais: Partial<Campo> = {}): Campo => ({
  nome: 'x',
  rotulo: mais.nome ?? 'Campo',
  tipo,
  obrigatorio: true,
  dica: null,
  dispositivo: null,
  opcoes: [],
  procura: null,
  itens: [],
  planilha: null,
  quando: null,
  ...mais,
})

import { Problema } from '../problema.js'

const SALVE = 'Abra-o no programa de planilhas e salve como Pasta de Trabalho do Excel (.xlsx).'

const RECUSAS = {
  'planilha-vazia': 'A planilha está vazia. Preencha uma linha de cabeçalho e uma linha para cada registro.',
  'planilha-xls-antigo': `O arquivo está no formato antigo do Excel (.xls). ${SALVE}`,
  'planilha-xlsb': `O arquivo é uma planilha binária (.xlsb). ${SALVE}`,
  'planilha-ods': `O arquivo está no formato do LibreOffice (.ods). ${SALVE}`,
  'planilha-html': `O arquivo é uma página da internet com nome de planilha. ${SALVE}`,
  'planilha-com-senha': 'A planilha está protegida por senha. Retire a senha de abertura e envie de novo.',
  'planilha-pdf': 'O arquivo é um PDF. Envie a planilha de origem, em .xlsx ou .csv.',
  'planilha-nao-e': 'O arquivo não é uma planilha. Envie um arquivo .xlsx ou .csv.',
  'planilha-danificada': `O arquivo está danificado e não pôde ser lido. ${SALVE}`,
  'planilha-grande-demais':
    'O conteúdo da planilha é grande demais. Deixe só os dados, em uma aba, ou divida em arquivos menores.',
  'planilha-colunas-demais': 'A planilha tem mais de 200 colunas. Deixe só as colunas que serão usadas.',
  'planilha-sem-cabecalho':
    'A primeira linha preenchida não parece um cabeçalho. Apague títulos acima da tabela e dê um nome a cada coluna.',
} as const

/** The refusal of a file as a whole, by its stable code. */
export const recusarArquivo = (codigo: keyof typeof RECUSAS) => recusarPlanilha(codigo, RECUSAS[codigo])

/** A refusal whose words depend on the content. */
export const recusarPlanilha = (codigo: string, mensagem: string) =>
  new Problema(422, codigo, mensagem, { campo: 'arquivo' })

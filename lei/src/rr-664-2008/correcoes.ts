/** A fault of the published copy of the text, and what is read in its place. */
export interface CorrecaoDeTexto {
  /** `OCR-07`. */
  id: string
  onde: string
  falha: string
  leitura: string
}

const linha = (id: string, onde: string, falha: string, leitura: string): CorrecaoDeTexto => ({
  id,
  onde,
  falha,
  leitura,
})

/** Faults of the digitised text of Lei 664/2008. */
export const CORRECOES_RR: readonly CorrecaoDeTexto[] = [
  linha(
    'OCR-01',
    'art. 1º',
    'Falta o artigo; restam os números 2 a 5 dos parágrafos',
    'Texto de outra cópia, marcado como externo',
  ),
  linha(
    'OCR-02',
    'títulos',
    'Numerais romanos de capítulos e seções trocados (RA, FFL, N)',
    'Numeração refeita pela sequência',
  ),
  linha('OCR-03', 'capítulo VI', 'Falta o título da Seção I', 'Os arts. 24 a 26 formam a Seção I'),
  linha('OCR-04', 'art. 7º', 'Saiu como «Art T», colado ao art. 6º', 'art. 7º'),
  linha(
    'OCR-05',
    'incisos',
    'Numeral colado à palavra; no art. 2º o inciso I saiu «1»',
    'Separado depois do numeral',
  ),
  linha('OCR-06', 'parágrafos', '«§ Io», «2o» e «2ºA» colados ao texto', '§ 1º e § 2º'),
  linha(
    'OCR-07',
    'art. 14',
    'A extensão da prorrogação saiu como «i período»',
    'Uma prorrogação de igual período (AMB-RR-08)',
  ),
  linha(
    'OCR-08',
    'arts. 10, 14, 15, 24, 25, 30, 40, 50, 52, 56, 68, 74, 95, 98 e 101',
    'Perdeu-se a primeira letra ou palavra',
    'Refeita pelo sentido (O, Os, Ocorrendo)',
  ),
  linha('OCR-09', 'art. 25', 'Um «a» sobra antes de «máxima»', 'Idade máxima de 5 anos'),
  linha('OCR-10', 'art. 26', 'A fração saiu como «lA»', '1/4'),
  linha(
    'OCR-11',
    'vários',
    'Letras trocadas dentro das palavras («delegatána», «acio)entes»)',
    'Palavra refeita pelo sentido',
  ),
  linha(
    'OCR-12',
    'art. 37, § 2º',
    'Linha repetida na quebra de página',
    'Remuneração do investimento e expansão do serviço',
  ),
  linha('OCR-13', 'art. 55, I', 'Numeral colado ao artigo «o»', 'Inciso I; o coeficiente'),
  linha(
    'OCR-14',
    'arts. 70 a 72',
    'Faltam o art. 70, III, o art. 71 e o começo do art. 72',
    'Incisos IV a VII lidos como deveres do passageiro; o art. 71 fica em branco',
  ),
  linha('OCR-15', 'arts. 80 e 81', '«DC» e «HI» no lugar de numerais', 'IX e III'),
  linha('OCR-16', 'art. 76', '«Ia via»', '1ª via'),
  linha(
    'OCR-17',
    'art. 89, I',
    '«período» onde devia estar outra palavra',
    'No próprio auto: vale a data da assinatura',
  ),
  linha('OCR-18', 'quebras de página', 'Endereço, telefone e sinais soltos dentro dos artigos', 'Retirados'),
  linha(
    'OCR-19',
    'cabeçalho da página',
    'Anuncia 99 artigos',
    'A lei vai até o art. 103; os demais se perderam na digitalização',
  ),
  linha('OCR-20', 'assinatura', 'Nome do governador ilegível', 'José de Anchieta Júnior'),
  linha('OCR-21', 'ementa', '«Intermimicipal» e letras soltas', 'Intermunicipal'),
  linha('OCR-22', 'art. 84, II', '«er» entre os dois semestres', 'junho e entre julho'),
  linha(
    'OCR-23',
    'Anexo Único',
    'Falta, embora os arts. 3º e 34 o citem',
    'Definições e limites são parâmetros da autoridade',
  ),
]

import { cpfDeTeste } from '../documentos-de-teste.js'

const PRIMEIROS =
  `Adalberto Adriana Alessandra Amadeu Anderson Aparecida Arlindo Aurora Benedito Bianca Caetano Camila Cássio
  Celeste Cícero Clarice Cláudio Conceição Cristiano Dalva Damião Denise Edson Eliane Emerson Estela Eugênio Fabiana
  Fausto Flávia Geraldo Gilmar Graça Hélio Heloísa Iara Inácio Ivone Jacira Janaína Jandir Joel Josué Juliana Laércio
  Leandro Leonor Lourival Luciana Luzia Magda Marcelo Marilene Maurício Mirela Natália Neide Nélio Odair Olívia Osmar
  Patrícia Quitéria Raimundo Regina Reinaldo Rita Rogério Rosana Rubens Sabrina Samuel Sebastiana Sílvio Solange Tadeu
  Tânia Teodoro Ubirajara Valdir Vanessa Vicente Vilma Wagner Wanda Zenaide Zulmira`.split(/\s+/)

const MEIOS =
  `Albuquerque Amaral Aquino Assunção Azevedo Barbosa Bastos Batista Bentes Bezerra Bittencourt Cabral Camargo Campos
  Cavalcante Cordeiro Coutinho Duarte Esteves Falcão Figueiredo Fontes Freire Furtado Galvão Gomes Guimarães Lacerda
  Leitão Macedo Magalhães Marinho Medeiros Menezes Moreira Neves Nunes Pacheco Paiva Pessoa Prado Queiroz Ramos Rangel
  Sampaio Siqueira Tavares Teixeira Vasconcelos Vieira`.split(/\s+/)

const ULTIMOS =
  `Abreu Alencar Andrade Antunes Aragão Barreto Brito Caldas Cardoso Chaves Correia Cruz Dantas Dias Dutra Farias
  Ferraz Fonseca Franco Garcia Jardim Lemos Lopes Maia Melo Monteiro Morais Nascimento Oliveira Padilha Peixoto Pereira
  Pinheiro Pires Portela Rezende Ribeiro Rocha Sales Santana Serra Soares Torres Valente Vargas Viana Xavier`.split(
    /\s+/,
  )

/** An invented person: no two of the first 200 thousand have one name, nor two one CPF. */
export function pessoa(n: number): { nome: string; cpf: string } {
  const de = (nomes: readonly string[], i: number) => nomes[i % nomes.length] ?? ''
  const primeiro = n % PRIMEIROS.length
  const volta = Math.floor(n / PRIMEIROS.length)
  const outra = Math.floor(volta / MEIOS.length)
  const nome = [
    de(PRIMEIROS, primeiro),
    de(MEIOS, volta + primeiro * 3),
    de(ULTIMOS, outra + volta * 5 + primeiro * 11),
  ].join(' ')
  return { nome, cpf: cpfDeTeste(String(900_000_000 + n * 37)) }
}

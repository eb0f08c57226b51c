import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { registrarVeiculo } from '../testes/veiculos.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const CABECALHO = 'Operadora;Tipo;Placa;Marca e modelo;Ano de fabricação;Lugares sentados;Seguro até'
const csv = (...linhas: string[]) => Buffer.from([CABECALHO, ...linhas].join('\r\n'), 'latin1')
const DA = '11.222.333/0001-81'

it('a planilha não põe duas vezes uma placa, em nenhuma grafia, e cada recusa diz o artigo', async () => {
  await registrarVeiculo(c, 'rr', { placa: 'JZA4567', cor: 'Azul' })
  const arquivo = csv(
    `${DA};Ônibus;JZB4567;Modelo X;2022;44;31/12/2026`,
    `${DA};Ônibus;JZB4F67;Modelo X;2022;44;31/12/2026`,
    `${DA};Ônibus;JZC4567;Modelo X;2010;44;`,
    `${DA};Van;JZD4567;Modelo X;2022;18;`,
    `${DA};Micro-ônibus;JZA4F67;Volare Attack;2022;28;31/12/2027`,
    `12.ABC.345/01DE-35;Micro-ônibus;JZA4567;Volare Attack;2022;28;`,
  )
  const previa = await analista.post('/api/v1/veiculos/importacao/previa', arquivo, { tipo: 'text/csv' })
  expect(previa.statusCode, previa.body).toBe(200)
  const { linhas } = previa.json() as {
    linhas: { acao: string; erros: { campo: string; mensagem: string }[] }[]
  }
  expect(linhas[0]).toMatchObject({ acao: 'cadastrar', erros: [] })
  expect(linhas[1]?.erros[0]?.mensagem).toBe('Repete a linha 2 da planilha.')
  expect(linhas[2]?.erros[0]?.mensagem).toContain('(art. 28)')
  expect(linhas[3]?.erros[0]?.mensagem).toContain('(art. 68, VI)')
  expect(linhas[4]).toMatchObject({ acao: 'alterar', erros: [] })
  expect(linhas[5]?.erros[0]).toMatchObject({ campo: 'operadora_id' })
  const r = await analista.post('/api/v1/veiculos/importacao?so_as_certas=sim', arquivo, { tipo: 'text/csv' })
  expect(r.json()).toMatchObject({ cadastradas: 1, alteradas: 1, deixadas: 4 })
  const [v] = (await analista.get('/api/v1/veiculos?q=JZA4F67')).json().veiculos
  expect(v).toMatchObject({ placa: 'JZA4F67', seguro_ate: '2027-12-31', estado: 'registrado' })
  const inteiro = (await analista.get(`/api/v1/veiculos/${v.id}`)).json()
  expect(inteiro.cor, 'célula em branco não apaga').toBe('Azul')
})

it('a exportação traz as colunas que a importação lê, e a situação de hoje', async () => {
  const r = await analista.get('/api/v1/veiculos/exportacao?formato=csv&q=NAV1C34')
  expect(r.statusCode).toBe(200)
  const [titulos, linha] = r.body.replace(/^\uFEFF/, '').split(/\r?\n/)
  expect(titulos).toMatch(/^Operadora;Tipo;Placa;/)
  expect(titulos).toContain('Número do registro;Situação;Validade de;Vale até')
  expect(linha).toContain('11.222.333/0001-81;Ônibus;NAV1C34')
})

it('known fault 41: a operadora não importa para outra, nem altera o que já está no cadastro', async () => {
  const operadora = await c.entrar('rr', 'operadora')
  const arquivo = csv(`${DA};Ônibus;NAV1C34;Outro modelo;2019;50;`)
  const previa = await operadora.post('/api/v1/veiculos/importacao/previa', arquivo, { tipo: 'text/csv' })
  expect(previa.json().linhas[0].erros[0]).toMatchObject({ campo: 'placa' })
})

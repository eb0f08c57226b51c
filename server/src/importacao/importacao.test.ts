import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lerPlanilha } from '../platform/planilha/ler-planilha.js'
import { abrirSessao } from '../platform/session/sessao.js'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const CABECALHO = 'Operadora;Nome;CPF;Função;Vínculo;Desde;Categoria da habilitação;Habilitação válida até'
/** Windows-1252, as a spreadsheet in Portuguese saves it. */
const csv = (...linhas: string[]) => Buffer.from([CABECALHO, ...linhas].join('\r\n'), 'latin1')
const CERTA = '11.222.333/0001-81;João Motorista;529.982.247-25;motorista;Empregado;10/01/2025;D;01/05/2027'

const previa = (corpo: Buffer, quem = analista) =>
  quem.post('/api/v1/pessoal/importacao/previa', corpo, { tipo: 'text/csv' })
const importar = (corpo: Buffer, so_as_certas = 'nao') =>
  analista.post(`/api/v1/pessoal/importacao?so_as_certas=${so_as_certas}`, corpo, { tipo: 'text/csv' })
const total = async () => (await analista.get('/api/v1/pessoal')).json().total as number

describe('importar planilha', () => {
  it('CSV do Windows, com ponto e vírgula, acentos e datas como se escrevem aqui', async () => {
    const p = await previa(csv(CERTA))
    expect(p.statusCode, p.body).toBe(200)
    expect(p.json()).toMatchObject({ certas: 1, com_erro: 0, linhas: [{ numero: 2, acao: 'cadastrar' }] })
    expect(await total()).toBe(0)
  })

  it('a prévia diz, linha a linha, o que está errado, e nada se grava', async () => {
    const p = await previa(
      csv(
        CERTA,
        '11.222.333/0001-81;Maria;529.982.247-24;motorista;Empregado;31/02/2025;D;01/05/2027',
        '99.999.999/0001-99;Ana;111.444.777-35;piloto;Empregado;10/01/2025;D;01/05/2027',
        '11.222.333/0001-81;João outra vez;52998224725;motorista;Empregado;10/01/2025;D;01/05/2027',
        ';Sem operadora;390.533.447-05;motorista;Empregado;10/01/2025;D;01/05/2027',
      ),
    )
    const { linhas, certas, com_erro } = p.json()
    expect([certas, com_erro]).toEqual([1, 4])
    const campos = linhas.map((l: { erros: { campo: string }[] }) => l.erros.map((e) => e.campo).sort())
    expect(campos).toEqual([[], ['cpf', 'desde'], ['funcao', 'operadora_id'], [''], ['operadora_id']])
    expect(linhas[3].erros[0].mensagem).toBe('Repete a linha 2 da planilha.')
    expect(await total()).toBe(0)
  })

  it('com uma linha errada nada entra, a não ser que se peça só as certas', async () => {
    const errada = '11.222.333/0001-81;Maria;1;motorista;Empregado;10/01/2025;D;01/05/2027'
    const r = await importar(csv(CERTA, errada))
    expect(r.statusCode).toBe(422)
    expect(r.json()).toMatchObject({ codigo: 'linhas-com-erro', campo: 'arquivo' })
    expect(await total()).toBe(0)
    const so = await importar(csv(CERTA, errada), 'sim')
    expect(so.json()).toMatchObject({ cadastradas: 1, alteradas: 0, deixadas: 1 })
    expect(await total()).toBe(1)
  })

  it('a mesma planilha de novo não muda nada; uma célula mudada é uma alteração, com a sua história', async () => {
    expect((await importar(csv(CERTA))).json()).toMatchObject({ cadastradas: 0, alteradas: 0, deixadas: 1 })
    const r = await importar(csv(CERTA.replace(';D;', ';E;')))
    expect(r.json()).toMatchObject({ cadastradas: 0, alteradas: 1 })
    const { registros } = (await analista.get('/api/v1/pessoal')).json()
    const { eventos } = (await analista.get(`/api/v1/pessoal/${registros[0].id}`)).json()
    expect(eventos.at(-1).linhas).toEqual(['Categoria da habilitação: de «D» para «E»'])
  })

  it('XLSX com datas como números se lê, e o que se exporta se importa de volta', async () => {
    const r = await analista.get('/api/v1/pessoal/exportacao?formato=xlsx')
    expect(r.headers['content-disposition']).toContain('motoristas-e-pessoal.xlsx')
    const lida = await lerPlanilha(r.rawPayload)
    expect(lida.linhas).toHaveLength(1)
    expect(lida.linhas[0]?.celulas[lida.cabecalho.indexOf('Desde')]).toBe('2025-01-10')
    const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const de_volta = await analista.post('/api/v1/pessoal/importacao/previa', r.rawPayload, { tipo })
    expect(de_volta.json()).toMatchObject({ certas: 1, com_erro: 0, linhas: [{ acao: 'nada' }] })
  })

  it('falta uma coluna obrigatória: diz qual; coluna desconhecida: aviso', async () => {
    const sem = await previa(Buffer.from('Nome;CPF\nAna;11144477735'))
    expect(sem.json()).toMatchObject({ codigo: 'colunas-ausentes', campo: 'arquivo' })
    expect(sem.json().detail).toContain('«Operadora»')
    const [primeira = '', ...resto] = csv(CERTA).toString('latin1').split('\r\n')
    const com = await previa(Buffer.from([`${primeira};Apelido`, `${resto[0]};Jota`].join('\n'), 'latin1'))
    expect(com.json().avisos).toContain('A coluna «Apelido» não é de nenhum campo e não foi lida.')
  })

  it('o modelo tem os nomes das colunas', async () => {
    const r = await analista.get('/api/v1/pessoal/importacao/modelo')
    expect(r.statusCode).toBe(200)
    expect(r.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('a operadora não traz gente para outra', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const r = await previa(csv(CERTA), outra)
    expect(r.json()).toMatchObject({ certas: 0, com_erro: 1 })
  })

  it('operadoras: autônomo é recusado com o art. 67, § 2, e a situação em branco é ativa', async () => {
    const linhas = [
      'CNPJ;Razão social;Forma;Município;Endereço;E-mail',
      '45.997.418/0001-53;Viação da Planilha;empresa;Boa Vista;Rua de Teste, 2;a@teste.local',
      '11.444.777/0001-61;Fulano;autônomo;Boa Vista;Rua de Teste, 3;b@teste.local',
    ]
    const corpo = Buffer.from(linhas.join('\n'))
    const p = await analista.post('/api/v1/operadoras/importacao/previa', corpo, { tipo: 'text/csv' })
    expect(p.json()).toMatchObject({ certas: 1, com_erro: 1 })
    expect(p.json().linhas[1].erros[0]).toMatchObject({ campo: 'forma' })
    expect(p.json().linhas[1].erros[0].mensagem).toContain('art. 67, § 2')
    await analista.post('/api/v1/operadoras/importacao?so_as_certas=sim', corpo, { tipo: 'text/csv' })
    const achada = (await analista.get('/api/v1/operadoras?q=planilha')).json()
    expect(achada.operadoras[0]).toMatchObject({ razao_social: 'Viação da Planilha', situacao: 'ativa' })
  })

  it('linhas: o que se exporta se importa de volta; a extensão em quilômetros e as partidas se leem', async () => {
    const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const exportada = await analista.get('/api/v1/linhas/exportacao?formato=xlsx')
    const igual = await analista.post('/api/v1/linhas/importacao/previa', exportada.rawPayload, { tipo })
    expect(igual.json()).toMatchObject({ certas: 2, com_erro: 0 })
    expect(igual.json().linhas.map((l: { acao: string }) => l.acao)).toEqual(['nada', 'nada'])
    const corpo = Buffer.from(
      [
        'Número;Primeiro extremo;Município do primeiro extremo;Segundo extremo;Município do segundo extremo;Extensão em km;Serviço;Partidas',
        '300;Boa Vista;Boa Vista;Mucajaí;Mucajaí;52,5;regular;6:00 13:30',
        '104;Boa Vista;Boa Vista;Bonfim;Boa Vista;x;regular;',
      ].join('\n'),
    )
    const p = (await analista.post('/api/v1/linhas/importacao/previa', corpo, { tipo: 'text/csv' })).json()
    expect(p.linhas.map((l: { acao: string }) => l.acao)).toEqual(['cadastrar', 'nada'])
    expect(p.linhas[1].erros[0].campo).toBe('extensao_km')
    await analista.post('/api/v1/linhas/importacao?so_as_certas=sim', corpo, { tipo: 'text/csv' })
    const { linhas } = (await analista.get('/api/v1/linhas?q=300')).json()
    expect(linhas[0]).toMatchObject({ extensao_km: '52.5', partidas: ['06:00', '13:30'] })
  })

  it('uma planilha de 2 colunas que não é planilha tem uma frase', async () => {
    const r = await previa(Buffer.from('%PDF-1.7 nada'))
    expect(r.statusCode).toBe(422)
    expect(r.json().campo).toBe('arquivo')
  })
})

describe('exportar', () => {
  it('100.000 linhas saem sem que a memória cresça com elas', async () => {
    await c.produto.banco.comoSistema(async (tx) => {
      await tx.executar(sql`
        insert into caso (id, autoridade_id, tipo, operadora_id)
        select gen_random_uuid(), 'cre-rr', 'registro', ${c.ids.rr.outraOperadora} from generate_series(1, 100000)`)
      await tx.executar(sql`
        insert into registro (id, autoridade_id, tipo, operadora_id, chave, titulo, dados, busca)
        select k.id, 'cre-rr', 'vendedor', k.operadora_id, k.id::text, 'Vendedor',
               jsonb_build_object('nome', 'Vendedor ' || k.id, 'documento', '11222333000181', 'municipio_ibge', '1400100',
                 'endereco', 'Rua de Teste, 1', 'faz', '["despacho"]'::jsonb, 'credenciamento', 'C', 'credenciado_em', '2025-01-01'),
               'vendedor ' || k.id
          from caso k where k.tipo = 'registro' and k.operadora_id = ${c.ids.rr.outraOperadora}`)
    })
    const antes = process.memoryUsage().heapUsed
    let maior = 0
    const medir = setInterval(() => {
      maior = Math.max(maior, process.memoryUsage().heapUsed)
    }, 20)
    await c.produto.app.listen({ port: 0, host: '127.0.0.1' })
    const porta = (c.produto.app.server.address() as { port: number }).port
    const cookie = `outorga_sessao=${await abrirSessao(c.produto.banco, analista.usuarioId)}`
    const endereco = `http://127.0.0.1:${porta}/api/v1/vendedores/exportacao?formato=csv`
    const r = await fetch(endereco, { headers: { cookie } })
    let bytes = 0
    let linhas = 0
    for await (const pedaco of r.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += pedaco.length
      for (const b of pedaco) if (b === 10) linhas++
    }
    clearInterval(medir)
    expect(linhas).toBe(100_001)
    expect(bytes).toBeGreaterThan(8_000_000)
    expect(maior - antes).toBeLessThan(120 * 1024 * 1024)
  }, 60_000)
})

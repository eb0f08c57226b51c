import { somarDias } from '@outorga/lei'
import sql from 'sql-template-tag'
import { emitirCertificado } from '../../cadastro/certificar-licitante.js'
import { DELEGACAO } from '../../delegacoes/delegacao.js'
import { LICITACAO } from '../../licitacoes/licitacao.js'
import { comoSistema, comoUsuario } from '../como-usuario.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { contador, type Passo } from './processos.js'
import type { LinhaNoCadastro } from './rede-no-cadastro.js'

/** Every bidder but two is certified; the certificates of three are past their year. */
async function certificar(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Promise<void> {
  for (const [i, { id }] of operadoras.slice(0, -2).entries()) {
    const dia = p.ha(i % 6 === 5 ? 380 : 300 - i * 7)
    await comoSistema(p.tx)
    const k = await p.tx.uma<{ versao: number }>(sql`select versao from caso where id = ${id}`)
    const analista = p.pessoa('analista')
    await comoUsuario(p.tx, analista, p.instante(dia, '10:00'), emitirCertificado, { id }, k?.versao ?? 0)
  }
}

/** The phases of a tender in order, with what each is done with; `inicio` is how many days ago the notice came out. */
function fases(p: Palco, n: number, inicio: number, licitantes: readonly string[]): Passo[] {
  const em = (depois: number) => p.ha(inicio - depois)
  return [
    [
      'analista',
      inicio,
      'publicar-edital',
      {
        edital: `Edital ${10 + n} (demonstração)`,
        publicado_em: em(0),
        sessao: em(14),
        anos: 10,
        condicoes: 'Empresas e cooperativas com certificado em vigor.',
        especificacao: 'Veículos vistoriados, com os equipamentos da lei.',
        forma_da_proposta: 'Envelope fechado, uma via.',
        criterio: 'menor-tarifa',
        homologacao_e_contratacao: 'Homologa-se em dez dias; assina-se em trinta.',
        requisitos: [{ requisito: 'Frota de três veículos' }],
      },
    ],
    [
      'analista',
      inicio - 14,
      'habilitar',
      {
        data: em(14),
        licitantes: licitantes.map((operadora_id) => ({
          operadora_id,
          apresentada_em: em(10),
          decisao: 'habilitar',
        })),
      },
    ],
    [
      'analista',
      inicio - 18,
      'conhecer-propostas',
      {
        data: em(18),
        ata: `Ata ${10 + n}`,
        propostas: licitantes.map((operadora_id, i) => ({ operadora_id, valor: `0,3${i + 1}` })),
      },
    ],
    [
      'julgador',
      inicio - 21,
      'julgar-propostas',
      { data: em(21), fundamentos: 'Propostas conformes ao edital.' },
    ],
    ['julgador', inicio - 24, 'adjudicar', { data: em(24) }],
    ['conselheiro', inicio - 28, 'homologar', { data: em(28), ato: `Resolução ${40 + n} (demonstração)` }],
    [
      'analista',
      inicio - 35,
      'assinar-contrato',
      {
        contrato: `Contrato ${20 + n} (demonstração)`,
        assinado_em: em(35),
        titulo: 'permissao',
        pecas: ['edital', 'proposta'],
      },
    ],
  ]
}

/** One tender for each phase that it may stop at, two that were ended, and two that were signed. */
const PARAM_EM = [0, 1, 2, 3, 4, 5, 6, 7, 7]

/** Tenders in every phase (RR arts. 7 to 13), of lines that no contract of before the system holds. */
export async function semearLicitacoes(
  p: Palco,
  linhas: readonly LinhaNoCadastro[],
  operadoras: readonly OperadoraNoCadastro[],
): Promise<void> {
  const cooperativas = operadoras.filter((o) => o.forma === 'cooperativa').sort((a, b) => b.peso - a.peso)
  await certificar(p, [...cooperativas, ...operadoras.filter((o) => o.forma === 'empresa')])
  const licitantes = cooperativas.slice(0, 3).map((o) => o.id)
  const { contar } = contador(p, LICITACAO)
  const abrir = (i: number) => ({
    especie: 'linha',
    linha_id: linhas[i % linhas.length]?.id,
    objeto: 'Transporte alternativo de passageiros na linha.',
  })
  for (const [n, quantas] of PARAM_EM.entries()) {
    await contar('analista', 128 - n, abrir(n), fases(p, n, 118 - n * 3, licitantes).slice(0, quantas))
  }
  const fim = { data: p.ha(30), motivo: 'O objeto será dividido em duas linhas.' }
  const comEdital = fases(p, 20, 90, licitantes).slice(0, 1)
  await contar('analista', 92, abrir(1), [...comEdital, ['conselheiro', 30, 'revogar', fim]])
  const ilegal = { data: p.ha(25), motivo: 'O edital não marcou o lugar da sessão.' }
  await contar('analista', 91, abrir(2), [...comEdital, ['conselheiro', 25, 'anular', ilegal]])
  await iniciarUma(p)
}

/** Of the two contracts signed, one began to run on its day; the other is about to be undone. */
async function iniciarUma(p: Palco): Promise<void> {
  await comoSistema(p.tx)
  const [primeira] = await p.tx.linhas<{ numero: string; de: string }>(sql`
    select numero, de from procedimento where autoridade_id = ${p.autoridade.id} and tipo = 'delegacao' and estado = 'contratada'
     order by numero limit 1`)
  if (!primeira) return
  const { agir } = contador(p, DELEGACAO)
  const depois = somarDias(primeira.de as never, 1)
  const ha = Math.round((Date.parse(p.hoje) - Date.parse(depois)) / 86_400_000)
  await agir(primeira.numero, ['analista', ha, 'iniciar-operacao', { inicio: depois }])
}

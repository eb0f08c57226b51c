import { escreverData, escreverDocumento, type Instante, LEIS } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type Emitido, type Escritor, escritorGuardado, type Sobre } from '../documentos/escritor.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import type { Tx } from '../platform/db/conexao.js'
import type { Bloco } from '../platform/documentos/documento.js'
import type { ConteudoDoDocumento, EspecieDaOutorga } from '../platform/documentos/emitir.js'
import { escreverDia } from '../platform/documentos/escrever.js'
import { contarAtos } from './contar.js'
import type { Definicoes, Procedimento, QualquerDefinicao, Secao } from './definicao.js'
import { situacaoDe } from './resumo.js'

/** Sections of a page as blocks of a paper. */
export const emBlocos = (secoes: readonly Secao[]): Bloco[] =>
  secoes
    .filter((s) => s.dados.length > 0)
    .map(({ titulo, dados }) => ({
      tipo: 'campos',
      titulo,
      campos: dados.map(({ rotulo, valor }) => ({ rotulo, valor })),
    }))

async function achar(tx: Tx, e: Emitido): Promise<Procedimento> {
  const p = await tx.uma<Procedimento>(sql`
    select p.id, k.versao, p.operadora_id, p.linha_id, p.tipo, p.especie, p.numero, p.titulo, p.estado, p.aberto_em, p.de, p.ate, p.dados,
           case when o.id is not null
             then jsonb_build_object('id', o.id, 'razao_social', o.razao_social, 'documento', o.documento) end as operadora,
           case when l.id is not null then jsonb_build_object('id', l.id, 'numero', l.numero, 'nome', l.nome) end as linha
      from procedimento p join caso k on k.id = p.id
      left join operadora o on o.id = p.operadora_id left join linha l on l.id = p.linha_id
     where p.id = ${e.caso_id}`)
  if (!p) throw new Error(`document of a procedure that is not there: ${e.caso_id}`)
  return p
}

async function placasDe(tx: Tx, id: string): Promise<string[]> {
  const linhas = await tx.linhas<{ placa: string }>(sql`
    select v.placa from procedimento_veiculo pv join veiculo v on v.id = pv.veiculo_id
     where pv.procedimento_id = ${id} order by v.placa`)
  return linhas.map((l) => l.placa)
}

/** The newest document of the same kind that the procedure issued after this one. */
async function substitutoDe(tx: Tx, e: Emitido): Promise<{ codigo: string; emitido_em: Instante } | null> {
  return tx.uma(sql`
    select d.codigo, d.emitido_em from documento d join ato a on a.id = d.ato_id
     where d.caso_id = ${e.caso_id} and d.especie = ${e.especie}
       and a.ordem > (select ordem from ato where id = ${e.ato_id})
     order by a.ordem desc limit 1`)
}

/** What a document of a procedure says: the definition's own blocks, or its sections and the act. */
export async function conteudoDoProcedimento(
  c: Contexto,
  d: QualquerDefinicao,
  p: Procedimento,
  ato: Ato,
  especie: EspecieDaOutorga,
): Promise<ConteudoDoDocumento> {
  const [contado] = contarAtos(c, d, p, [ato], [])
  const doAto: Bloco = {
    tipo: 'texto',
    titulo: 'O ato',
    paragrafos: contado ? [{ forte: contado.titulo }, ...contado.linhas] : [],
  }
  const proprios = await d.blocos?.(c, p, ato, especie)
  return {
    numero: p.numero,
    subtitulo: `${d.especies[p.especie] ?? d.nome.um} · ${p.titulo} · ${c.lei.nome}`,
    blocos: proprios ?? [...emBlocos(await d.secoes(c, p)), doAto],
  }
}

/** Documents of procedures, as they are told of. */
export function escritorDosProcedimentos(definicoes: Definicoes): Escritor {
  return escritorGuardado(async (tx, e, autoridade, hoje) => {
    const p = await achar(tx, e)
    const d = definicoes[p.tipo]
    const situacao = situacaoDe(d, p, hoje)
    const titulo = e.especie !== 'ato'
    const vigente = d.vigentes?.includes(p.estado) ?? false
    const noPrazo = (p.de === null || p.de <= hoje) && (p.ate === null || hoje <= p.ate)
    const substituto = titulo ? await substitutoDe(tx, e) : null
    const vale = !titulo || (vigente && noPrazo && substituto === null)
    const placas = await placasDe(tx, p.id)
    const sobre: (Sobre | null)[] = [
      { rotulo: d.nome.um, valor: d.especies[p.especie] ?? p.especie },
      { rotulo: 'Sobre', valor: p.titulo },
      p.operadora && {
        rotulo: 'Em nome de',
        valor: `${p.operadora.razao_social}, CNPJ ${escreverDocumento(p.operadora.documento)}`,
      },
      p.linha && { rotulo: 'Linha', valor: `${p.linha.numero} · ${p.linha.nome}` },
      placas.length > 0 ? { rotulo: 'Veículos', valor: placas.join(', '), codigo: true } : null,
      p.de && {
        rotulo: 'Vale',
        valor: `de ${escreverData(p.de)}${p.ate ? ` a ${escreverData(p.ate)}` : ''}`,
      },
      { rotulo: 'Lei', valor: LEIS[autoridade.norma].nome },
    ]
    const motivoDe = () => {
      if (substituto !== null)
        return `Outro foi emitido no lugar deste em ${escreverDia(substituto.emitido_em, autoridade.fuso)}.`
      if (p.de !== null && hoje < p.de) return `Só vale a partir de ${escreverData(p.de)}.`
      return `Situação hoje: ${situacao.nome.toLowerCase()}.`
    }
    return {
      numero: p.numero,
      sobre: sobre.filter((s): s is Sobre => s !== null),
      situacao: vale ? 'vale' : 'nao-vale-mais',
      motivo: motivoDe(),
      substituido_por: substituto?.codigo ?? null,
    }
  })
}

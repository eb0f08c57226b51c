/**
 * The bare SQL of each list and of its records: the same rows, with nothing of the product round them. `busca` is what a
 * search looks into; `filtro` is one filter of the list and the condition that it makes.
 */
const registro = (tipo) => ({
  de: `registro r left join operadora o on o.id = r.operadora_id where r.autoridade_id = $1 and r.tipo = '${tipo}' and r.encerrado_em is null`,
  colunas: 'r.*, o.razao_social',
  ordem: 'r.busca collate "C", r.id',
  busca: "concat_ws(' ', r.busca, o.busca)",
  filtro: { validade: 'vencida', onde: 'r.vale_ate < current_date' },
  um: 'select * from registro where id = $1',
})

const procedimento = (tipo) => ({
  de: `procedimento p left join operadora o on o.id = p.operadora_id left join linha l on l.id = p.linha_id where p.autoridade_id = $1 and p.tipo = '${tipo}'`,
  colunas: 'p.*, o.razao_social, l.numero as linha',
  ordem: 'p.aberto_em desc, p.numero desc',
  busca: "concat_ws(' ', p.busca, l.busca, o.busca)",
  filtro: {
    vigente: 'nao',
    onde: 'not (p.de <= current_date and coalesce(p.ate, current_date) >= current_date)',
  },
  um: `select * from procedimento where numero = $1 and tipo = '${tipo}'`,
  caso: `(select id from procedimento where numero = $1 and tipo = '${tipo}' limit 1)`,
  chave: 'numero',
})

export const LISTAS = {
  autos: {
    de: 'auto a where a.autoridade_id = $1',
    colunas: 'a.*',
    ordem: 'a.data_fato desc, a.numero desc',
    busca: 'a.busca',
    filtro: { estado: 'pago', onde: "a.estado = 'pago'" },
    um: 'select * from auto where numero = $1',
    caso: '(select id from auto where numero = $1)',
    chave: 'numero',
    q: 'ltda',
  },
  operadoras: {
    de: 'operadora o join municipio m on m.ibge = o.municipio_ibge where o.autoridade_id = $1',
    colunas: 'o.*, m.nome as municipio',
    ordem: 'o.busca',
    busca: 'o.busca',
    filtro: { situacao: 'ativa', onde: "o.situacao = 'ativa'" },
    um: 'select * from operadora where id = $1',
  },
  veiculos: {
    de: 'veiculo v join operadora o on o.id = v.operadora_id where v.autoridade_id = $1',
    colunas: 'v.*, o.razao_social',
    ordem: 'v.placa, v.id',
    busca:
      "lower(concat_ws(' ', v.placa, v.placa_unica, v.numero_registro, v.numero_ordem, v.marca_modelo)) || ' ' || o.busca",
    filtro: { validade: 'vencida', onde: 'least(v.seguro_ate, v.laudo_ate) < current_date' },
    um: 'select * from veiculo where id = $1',
    q: 'sprinter',
  },
  linhas: {
    de: `linha l left join operadora o on o.id = l.operadora_id
      left join lateral (select * from quadro q where q.linha_id = l.id and q.de <= current_date order by q.de desc limit 1) q on true
      where l.autoridade_id = $1`,
    colunas: 'l.*, q.extensao_km as km, q.partidas as horas, o.razao_social',
    ordem: "lpad(coalesce(substring(l.numero from '\\d+'), ''), 12, '0'), l.numero",
    busca: "concat_ws(' ', lower(l.numero), l.busca, q.busca, o.busca)",
    filtro: { situacao: 'ativa', onde: "l.situacao = 'ativa'" },
    um: 'select * from linha l join quadro q on q.linha_id = l.id where l.id = $1',
    q: 'porto',
  },
  pontos: { ...registro('ponto'), filtro: { encerrados: 'nao', onde: 'true' } },
  dirigentes: { ...registro('dirigente'), filtro: { encerrados: 'nao', onde: 'true' } },
  instalacoes: { ...registro('instalacao'), filtro: { encerrados: 'nao', onde: 'true' } },
  pessoal: registro('pessoal'),
  vendedores: registro('vendedor'),
  'documentos-do-cadastro': registro('documento'),
  terminais: procedimento('terminal'),
  'alteracoes-de-linha': procedimento('alteracao-de-linha'),
  licitacoes: procedimento('licitacao'),
  delegacoes: procedimento('delegacao'),
  autorizacoes: procedimento('autorizacao'),
}

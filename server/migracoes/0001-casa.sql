-- The house: authorities, people, register, acts and their chain.
-- Acts are appended; nobody updates or deletes them, the owner of the tables included (see recusar_mudanca).

create table autoridade (
  id text primary key,
  sigla text not null,
  nome text not null,
  estado text not null,
  uf char(2) not null,
  norma text not null,
  fuso text not null,
  prefixo text not null unique,
  -- role → what this authority calls it
  cargos jsonb not null
);

create table municipio (
  ibge char(7) primary key,
  uf char(2) not null,
  nome text not null
);

-- A case is anything that acts are done on: an auto, a measure, a vehicle, an operator, a line.
create table caso (
  id uuid primary key default gen_random_uuid(),
  autoridade_id text not null references autoridade,
  tipo text not null check (tipo in ('auto', 'medida', 'operadora', 'veiculo', 'linha', 'autoridade')),
  operadora_id uuid references caso,
  versao integer not null default 0
);
create index caso_operadora on caso (operadora_id);

create table operadora (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  documento text not null check (documento ~ '^[A-Z0-9]{12}[0-9]{2}$'),
  razao_social text not null,
  nome_fantasia text,
  forma text not null check (forma in ('empresa', 'cooperativa')),
  municipio_ibge char(7) not null references municipio,
  endereco text not null,
  email text not null,
  telefone text,
  situacao text not null check (situacao in ('ativa', 'inativa')),
  busca text not null,
  unique (autoridade_id, documento)
);

create table usuario (
  id uuid primary key default gen_random_uuid(),
  autoridade_id text not null references autoridade,
  nome text not null,
  email text not null unique check (email = lower(email)),
  senha text not null,
  papel text not null check (papel in ('fiscal', 'analista', 'julgador', 'conselheiro', 'operadora')),
  matricula text,
  operadora_id uuid references operadora,
  ativo boolean not null default true,
  check ((papel = 'operadora') = (operadora_id is not null))
);

create table sessao (
  resumo bytea primary key,
  usuario_id uuid not null references usuario,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  expira_em timestamptz not null
);

create table linha (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  operadora_id uuid references operadora,
  numero text not null,
  nome text not null,
  extremo_a text not null,
  extremo_b text not null,
  municipio_a char(7) not null references municipio,
  municipio_b char(7) not null references municipio,
  extensao_km numeric(7, 1) not null check (extensao_km > 0),
  servico text not null check (servico in ('regular', 'alternativo', 'hidroviario')),
  partidas text[] not null,
  situacao text not null check (situacao in ('ativa', 'inativa')),
  busca text not null,
  unique (autoridade_id, numero)
);

create table veiculo (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  operadora_id uuid not null references operadora,
  placa text not null check (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  -- the same vehicle under its old and its new plate: always the new spelling
  placa_unica text not null,
  renavam text,
  tipo text not null check (tipo in ('onibus', 'microonibus', 'van', 'alternativo', 'embarcacao')),
  marca_modelo text not null,
  ano_fabricacao integer not null check (ano_fabricacao between 1950 and 2100),
  lugares integer not null check (lugares between 1 and 600),
  numero_ordem text,
  seguro_ate date,
  laudo_ate date,
  situacao text not null check (situacao in ('ativo', 'baixado')),
  unique (autoridade_id, placa_unica)
);

create table parada (
  id uuid primary key default gen_random_uuid(),
  autoridade_id text not null references autoridade,
  momento timestamptz not null,
  local text not null,
  municipio_ibge char(7) not null references municipio,
  placa text not null,
  criada_por uuid not null references usuario
);

create table auto (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  numero text not null,
  parada_id uuid not null references parada,
  origem text not null check (origem in ('abordagem', 'apuracao-posterior')),
  norma text not null,
  dispositivo text not null,
  quantidade integer not null,
  placa text not null,
  veiculo_id uuid references veiculo,
  operadora_id uuid references operadora,
  -- as named in the auto: the register may change later, the auto may not
  autuado_nome text not null,
  autuado_documento text,
  linha_id uuid references linha,
  linha_numero text,
  linha_nome text,
  data_fato date not null,
  momento_fato timestamptz not null,
  relato text not null,
  lavrado_por uuid not null references usuario,
  julgado_por uuid references usuario,
  -- projection of the acts: rewritten in the transaction that appends each act, and derivable from them alone
  estado text not null,
  ciencia date,
  defesa_em date,
  ciencia_da_decisao date,
  recurso_em date,
  ciencia_do_recurso date,
  -- what the case waits for, and what takes its place the day after espera_ate
  espera_ato text,
  espera_papel text,
  espera_ate date,
  depois_ato text,
  depois_papel text,
  depois_ate date,
  valor numeric(14, 2),
  -- what people type to find it
  busca text not null,
  unique (autoridade_id, numero)
);
create index auto_historico on auto (autoridade_id, autuado_documento, dispositivo, data_fato);
create index auto_parada on auto (parada_id);
create index auto_placa on auto (autoridade_id, placa);
create index auto_estado on auto (autoridade_id, estado, espera_ate);

create table medida (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  operadora_id uuid references operadora,
  auto_id uuid not null references auto,
  tipo text not null,
  placa text not null,
  causas text[] not null,
  correcoes jsonb not null,
  inicio timestamptz not null,
  recolhido_em text not null,
  estado text not null check (estado in ('em-vigor', 'liberado'))
);
create index medida_auto on medida (auto_id);

create table ato (
  id uuid primary key,
  sequencia bigint generated always as identity unique,
  autoridade_id text not null references autoridade,
  caso_id uuid not null references caso,
  ordem integer not null,
  tipo text not null,
  autor_id uuid not null references usuario,
  papel text not null,
  momento timestamptz not null,
  -- the act itself, as canonical JSON: what the hash is of
  conteudo text not null,
  hash bytea not null,
  dados jsonb not null generated always as ((conteudo::jsonb) -> 'dados') stored,
  unique (caso_id, ordem)
);

create table selo (
  autoridade_id text not null references autoridade,
  posicao bigint not null,
  ato_id uuid not null unique references ato,
  hash_do_ato bytea not null,
  hash bytea not null,
  selado_em timestamptz not null default now(),
  primary key (autoridade_id, posicao)
);

create table arquivo (
  id uuid primary key default gen_random_uuid(),
  autoridade_id text not null references autoridade,
  caso_id uuid not null references caso,
  nome text not null,
  tipo text not null,
  tamanho integer not null,
  sha256 bytea not null,
  conteudo bytea not null,
  enviado_por uuid not null references usuario,
  momento timestamptz not null
);
create index arquivo_caso on arquivo (caso_id);

create table numeracao (
  autoridade_id text not null references autoridade,
  especie text not null,
  ano integer not null,
  ultimo integer not null,
  primary key (autoridade_id, especie, ano)
);

create table parametro (
  id bigint generated always as identity primary key,
  autoridade_id text not null references autoridade,
  nome text not null,
  de date not null,
  ate date check (ate is null or ate > de),
  valor text not null,
  ato text not null,
  demonstracao boolean not null default false,
  registrado_por uuid references usuario,
  registrado_em timestamptz not null
);
create index parametro_nome on parametro (autoridade_id, nome, de);

create table dia_do_calendario (
  id bigint generated always as identity primary key,
  autoridade_id text not null references autoridade,
  data date not null,
  expediente boolean not null,
  motivo text not null,
  ato text not null,
  registrado_por uuid references usuario,
  registrado_em timestamptz not null
);
create index dia_do_calendario_data on dia_do_calendario (autoridade_id, data);

create table documento (
  codigo text primary key,
  autoridade_id text not null references autoridade,
  caso_id uuid not null references caso,
  ato_id uuid not null references ato,
  especie text not null check (especie in ('auto', 'notificacao', 'decisao', 'decisao-do-recurso')),
  emitido_em timestamptz not null,
  unique (ato_id, especie)
);

create table documento_pdf (
  codigo text primary key references documento,
  conteudo bytea not null,
  sha256 bytea not null
);

create table requisicao (
  usuario_id uuid not null references usuario,
  chave text not null,
  rota text not null,
  resumo bytea not null,
  resposta text,
  criada_em timestamptz not null,
  primary key (usuario_id, chave)
);

create table mensagem (
  id uuid primary key default gen_random_uuid(),
  autoridade_id text not null references autoridade,
  caso_id uuid references caso,
  para text not null,
  assunto text not null,
  corpo text not null,
  criada_em timestamptz not null,
  enviada_em timestamptz,
  tentativas integer not null default 0,
  tentada_em timestamptz,
  erro text
);
create index mensagem_a_enviar on mensagem (criada_em) where enviada_em is null;

-- Append-only, whoever asks.
create function recusar_mudanca() returns trigger language plpgsql as $$
begin
  raise exception 'append-only: % em %', tg_op, tg_table_name using errcode = 'OU001';
end $$;

do $$
declare t text;
begin
  foreach t in array array['ato', 'selo', 'arquivo', 'parametro', 'dia_do_calendario', 'documento', 'documento_pdf', 'parada'] loop
    execute format('create trigger so_acrescenta before update or delete on %I for each row execute function recusar_mudanca()', t);
    execute format('create trigger nao_esvazia before truncate on %I execute function recusar_mudanca()', t);
  end loop;
end $$;

-- The facts of an auto are fixed when it is drawn up; only the projection of later acts moves.
create function recusar_mudanca_do_fato() returns trigger language plpgsql as $$
begin
  if (new.id, new.autoridade_id, new.numero, new.parada_id, new.origem, new.norma, new.dispositivo, new.quantidade, new.placa,
      new.autuado_nome, new.data_fato, new.momento_fato, new.relato, new.lavrado_por)
     is distinct from
     (old.id, old.autoridade_id, old.numero, old.parada_id, old.origem, old.norma, old.dispositivo, old.quantidade, old.placa,
      old.autuado_nome, old.data_fato, old.momento_fato, old.relato, old.lavrado_por)
     or new.veiculo_id is distinct from old.veiculo_id
     or new.operadora_id is distinct from old.operadora_id
     or new.autuado_documento is distinct from old.autuado_documento
     or new.linha_id is distinct from old.linha_id
     or new.linha_numero is distinct from old.linha_numero then
    raise exception 'append-only: fatos do auto %', old.numero using errcode = 'OU001';
  end if;
  return new;
end $$;
create trigger fato_nao_muda before update on auto for each row execute function recusar_mudanca_do_fato();
create trigger nao_apaga before delete on auto for each row execute function recusar_mudanca();
create trigger nao_esvazia before truncate on auto execute function recusar_mudanca();

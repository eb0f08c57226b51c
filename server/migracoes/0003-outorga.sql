-- The register's files and the procedures of the granting authority: lines, tenders, delegations, authorisations, terminals.

alter table caso drop constraint caso_tipo_check;
alter table caso add constraint caso_tipo_check check (tipo in
  ('auto', 'medida', 'operadora', 'veiculo', 'linha', 'autoridade', 'registro', 'procedimento'));

-- A file of the register (a driver, a garage, a seller, a document …). What it holds is one act's content: `dados` is the
-- newest, rewritten in the transaction that appends the act.
create table registro (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  tipo text not null,
  operadora_id uuid references operadora,
  -- the case it belongs to, where it is of another file: a document of a vehicle
  de_id uuid references caso,
  -- what tells it apart from the others of its kind: a CPF, a number
  chave text not null,
  titulo text not null,
  dados jsonb not null,
  -- the earliest of its expiries: a date on record, never a state
  vale_ate date,
  encerrado_em date,
  busca text not null
);
create unique index registro_unico on registro (autoridade_id, tipo, chave) where encerrado_em is null;
create index registro_operadora on registro (operadora_id, tipo);
create index registro_de on registro (de_id);
create index registro_titulo on registro (autoridade_id, tipo, busca collate "C");

-- Anything with a state table of the law. `dados` is what its acts said so far, a projection as every other.
create table procedimento (
  id uuid primary key references caso,
  autoridade_id text not null references autoridade,
  tipo text not null,
  especie text not null,
  numero text not null,
  titulo text not null,
  operadora_id uuid references operadora,
  linha_id uuid references linha,
  estado text not null,
  aberto_em date not null,
  -- validity, both days included, where the procedure ends in a title
  de date,
  ate date,
  dados jsonb not null,
  busca text not null,
  unique (autoridade_id, tipo, numero)
);
create index procedimento_lista on procedimento (autoridade_id, tipo, aberto_em desc, numero desc);
create index procedimento_operadora on procedimento (operadora_id, tipo);
create index procedimento_linha on procedimento (linha_id, tipo);

-- Vehicles of a title, by the one spelling of the plate: what the public asks for.
create table procedimento_veiculo (
  procedimento_id uuid not null references procedimento,
  autoridade_id text not null references autoridade,
  operadora_id uuid references operadora,
  veiculo_id uuid not null references veiculo,
  placa_unica text not null,
  primary key (procedimento_id, veiculo_id)
);
create index procedimento_veiculo_placa on procedimento_veiculo (placa_unica);

alter table documento drop constraint documento_especie_check;
-- What it says, where it is not written from its act alone: fixed when the act is done.
alter table documento add column conteudo jsonb;

grant select, insert, update on registro, procedimento to outorga_app;
grant select, insert, delete on procedimento_veiculo to outorga_app;

do $$
declare t text;
begin
  foreach t in array array['registro', 'procedimento', 'procedimento_veiculo'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy isolar on %I to outorga_app
         using (autoridade_id = autoridade_atual() and (operadora_atual() is null or operadora_id = operadora_atual()))
         with check (autoridade_id = autoridade_atual() and (operadora_atual() is null or operadora_id = operadora_atual()))', t);
  end loop;
end $$;

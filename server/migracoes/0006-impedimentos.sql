-- Whom a cassação bars, and between which days, both included (RR art. 88): the company in one row, each owner in another.
create table impedimento (
  id bigint generated always as identity primary key,
  autoridade_id text not null references autoridade,
  operadora_id uuid not null references operadora,
  -- the owner; null in the row of the company itself
  cpf text,
  nome text not null,
  de date not null,
  ate date not null,
  procedimento_id uuid not null references procedimento,
  -- the published decision, as people cite it
  decisao text not null,
  check (ate >= de)
);
create index impedimento_operadora on impedimento (operadora_id);
create index impedimento_cpf on impedimento (autoridade_id, cpf) where cpf is not null;

grant select, insert on impedimento to outorga_app;

-- The decision is public, and an owner barred by another company's case must be found by whoever it now owns.
alter table impedimento enable row level security;
create policy ver on impedimento for select to outorga_app using (autoridade_id = autoridade_atual());
create policy impedir on impedimento for insert to outorga_app
  with check (autoridade_id = autoridade_atual() and operadora_atual() is null);

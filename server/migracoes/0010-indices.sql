-- What lists and pages read at the size of a State.

-- The planner takes «nobody's operator, or one's own» for one row in a hundred, and plans every list of the authority as if
-- it were nearly empty. As a case it takes it for half of them; as subqueries, who asks is found out once for each query.
do $$
declare
  t text;
  meu constant text := 'autoridade_id = autoridade_atual()
    and case when (select operadora_atual()) is null then true else %I = (select operadora_atual()) end';
begin
  foreach t in array array['caso', 'auto', 'medida', 'veiculo', 'linha', 'registro', 'procedimento', 'procedimento_veiculo'] loop
    execute format('alter policy isolar on %I using (' || meu || ') with check (' || meu || ')', t, 'operadora_id', 'operadora_id');
  end loop;
  execute format('alter policy isolar on operadora using (' || meu || ')', 'id');
end $$;

-- The same of what else an operator sees: a policy that reads tables with policies of their own is planned with all of them,
-- in every query that touches a case. These functions are asked once, and see only what belongs to who asks.
create function linhas_com_titulo() returns setof uuid
language sql stable security definer set search_path = public as $$
  select p.linha_id from procedimento p
   where p.autoridade_id = autoridade_atual() and p.operadora_id = operadora_atual() and p.linha_id is not null
$$;
create function eh_ponto(caso uuid) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select 1 from registro r where r.id = caso and r.tipo = 'ponto' and r.autoridade_id = autoridade_atual())
$$;
revoke all on function linhas_com_titulo(), eh_ponto(uuid) from public;
grant execute on function linhas_com_titulo(), eh_ponto(uuid) to outorga_app;

do $$
declare t text;
begin
  foreach t in array array['caso', 'linha'] loop
    execute format('alter policy ver_pelo_procedimento on %I
      using (autoridade_id = autoridade_atual() and id in (select linhas_com_titulo()))', t);
  end loop;
end $$;
alter policy ver_pontos on caso using (autoridade_id = autoridade_atual()
  and case when (select operadora_atual()) is null or tipo <> 'registro' then false else eh_ponto(id) end);

-- An operator's own files and titles, in the order of their lists.
create index veiculo_validade on veiculo (autoridade_id, (least(seguro_ate, laudo_ate)));
create index registro_validade on registro (autoridade_id, tipo, vale_ate) where encerrado_em is null;

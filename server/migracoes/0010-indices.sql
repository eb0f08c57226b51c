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

-- An operator's own files and titles, in the order of their lists.
create index veiculo_validade on veiculo (autoridade_id, (least(seguro_ate, laudo_ate)));
create index registro_validade on registro (autoridade_id, tipo, vale_ate) where encerrado_em is null;

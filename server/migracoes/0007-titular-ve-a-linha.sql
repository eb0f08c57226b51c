-- A line has one holder in its row; whoever has a procedure on it (a second title, a preference asked) sees it too.
do $$
declare t text;
begin
  foreach t in array array['linha', 'caso'] loop
    execute format(
      'create policy ver_pelo_procedimento on %I for select to outorga_app
         using (autoridade_id = autoridade_atual() and exists
           (select 1 from procedimento p where p.linha_id = %I.id and p.operadora_id = operadora_atual()))', t, t);
  end loop;
end $$;

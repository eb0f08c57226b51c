-- Who sees what. Every request runs as outorga_app with its identity set for the transaction; a forgotten WHERE leaks nothing.

do $$
begin
  create role outorga_app nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;

do $$
begin
  execute format('grant outorga_app to %I', current_user);
exception when others then
  null;
end $$;

grant usage on schema public to outorga_app;
grant select on all tables in schema public to outorga_app;
revoke select on usuario, sessao from outorga_app;
grant select (id, autoridade_id, nome, papel, matricula, operadora_id, ativo) on usuario to outorga_app;
grant insert on caso, operadora, linha, veiculo, parada, auto, medida, ato, arquivo, numeracao, parametro,
  dia_do_calendario, documento, documento_pdf, requisicao, mensagem to outorga_app;
grant update on caso, operadora, linha, veiculo, auto, medida, numeracao, requisicao to outorga_app;
grant usage on all sequences in schema public to outorga_app;

create function autoridade_atual() returns text language sql stable as
  $$ select nullif(current_setting('outorga.autoridade', true), '') $$;
create function operadora_atual() returns uuid language sql stable as
  $$ select nullif(current_setting('outorga.operadora', true), '')::uuid $$;

alter table autoridade enable row level security;
create policy ver on autoridade for select to outorga_app using (id = autoridade_atual());

-- Tables with a row of the operator's own: the authority sees all of its rows, an operator its own.
do $$
declare t text;
begin
  foreach t in array array['caso', 'auto', 'medida', 'veiculo', 'linha'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy isolar on %I to outorga_app
         using (autoridade_id = autoridade_atual() and (operadora_atual() is null or operadora_id = operadora_atual()))
         with check (autoridade_id = autoridade_atual() and (operadora_atual() is null or operadora_id = operadora_atual()))', t);
  end loop;
end $$;

alter table operadora enable row level security;
create policy isolar on operadora to outorga_app
  using (autoridade_id = autoridade_atual() and (operadora_atual() is null or id = operadora_atual()))
  with check (autoridade_id = autoridade_atual() and operadora_atual() is null);

-- Tables that hang from a case: visible where the case is.
do $$
declare t text;
begin
  foreach t in array array['ato', 'arquivo', 'documento'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy isolar on %I to outorga_app
         using (autoridade_id = autoridade_atual() and exists (select 1 from caso c where c.id = caso_id))
         with check (autoridade_id = autoridade_atual() and exists (select 1 from caso c where c.id = caso_id))', t);
  end loop;
end $$;

alter table documento_pdf enable row level security;
create policy isolar on documento_pdf to outorga_app
  using (exists (select 1 from documento d where d.codigo = documento_pdf.codigo))
  with check (exists (select 1 from documento d where d.codigo = documento_pdf.codigo));

alter table parada enable row level security;
create policy isolar on parada to outorga_app
  using (autoridade_id = autoridade_atual()
    and (operadora_atual() is null or exists (select 1 from auto a where a.parada_id = parada.id)))
  with check (autoridade_id = autoridade_atual() and operadora_atual() is null);

-- Tables of the authority alone. An operator reads parameters and calendar: its terms depend on them.
do $$
declare t text;
begin
  foreach t in array array['parametro', 'dia_do_calendario'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy ver on %I for select to outorga_app using (autoridade_id = autoridade_atual())', t);
    execute format('create policy acrescentar on %I for insert to outorga_app
      with check (autoridade_id = autoridade_atual() and operadora_atual() is null)', t);
  end loop;
  foreach t in array array['numeracao', 'selo', 'mensagem'] loop
    execute format('alter table %I enable row level security', t);
  end loop;
end $$;
create policy isolar on numeracao to outorga_app
  using (autoridade_id = autoridade_atual()) with check (autoridade_id = autoridade_atual());
create policy ver on selo for select to outorga_app
  using (autoridade_id = autoridade_atual() and operadora_atual() is null);
create policy ver on mensagem for select to outorga_app
  using (autoridade_id = autoridade_atual() and operadora_atual() is null);
create policy acrescentar on mensagem for insert to outorga_app with check (autoridade_id = autoridade_atual());

alter table usuario enable row level security;
create policy ver on usuario for select to outorga_app using (autoridade_id = autoridade_atual());
alter table sessao enable row level security;

alter table requisicao enable row level security;
create policy proprias on requisicao to outorga_app
  using (usuario_id::text = current_setting('outorga.usuario', true))
  with check (usuario_id::text = current_setting('outorga.usuario', true));

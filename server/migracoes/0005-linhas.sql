-- Lines: the versions of each line's Quadro de Regime de Funcionamento, and the boundaries under the map.

-- A version of the Quadro, in force from `de` until the next one's. Rows are only added. What lists sort and filter by is
-- beside the content: the ends, the length and the departures from the first point.
create table quadro (
  linha_id uuid not null references linha,
  versao int not null check (versao > 0),
  autoridade_id text not null references autoridade,
  ato_id uuid not null references ato,
  de date not null,
  -- act that ordered it, as it is cited
  ato text not null,
  razoes text not null,
  motivo text not null,
  -- the version whose content this one brought back, and those it undid
  restaura int,
  desfaz int[] not null,
  pontos jsonb not null,
  trechos jsonb not null,
  horarios jsonb not null,
  restricoes jsonb not null,
  -- act of the council that lets stops be more than 3 hours apart
  paradas_pelo_conselho text,
  extremo_a text not null,
  extremo_b text not null,
  municipio_a char(7) not null references municipio,
  municipio_b char(7) not null references municipio,
  municipios text[] not null,
  extensao_km numeric(7, 1) not null check (extensao_km > 0),
  partidas text[] not null,
  -- every place that it serves, to be searched by
  busca text not null,
  primary key (linha_id, versao),
  unique (linha_id, de)
);
create unique index quadro_ato on quadro (ato_id);
create trigger so_acrescenta before update or delete on quadro for each row execute function recusar_mudanca();
create trigger nao_esvazia before truncate on quadro execute function recusar_mudanca();

-- A municipality's boundary, as sent, and as the map draws it.
create table limite (
  autoridade_id text not null references autoridade,
  ibge char(7) not null references municipio,
  nome text not null,
  geometria jsonb not null,
  desenho jsonb not null,
  enviado_em timestamptz not null,
  primary key (autoridade_id, ibge)
);

grant select, insert on quadro to outorga_app;
grant select, insert, update on limite to outorga_app;

alter table quadro enable row level security;
create policy isolar on quadro to outorga_app
  using (autoridade_id = autoridade_atual()
    and (operadora_atual() is null or exists (select 1 from linha l where l.id = linha_id)))
  with check (autoridade_id = autoridade_atual()
    and (operadora_atual() is null or exists (select 1 from linha l where l.id = linha_id)));

alter table limite enable row level security;
create policy isolar on limite to outorga_app
  using (autoridade_id = autoridade_atual())
  with check (autoridade_id = autoridade_atual() and operadora_atual() is null);

-- The network of an authority on a day, as far as it is public: who runs what between which places and when. The law
-- compares an operator's line with those of others, which the operator's own rows do not hold.
create function rede_em(dia date) returns table (
  id uuid, numero text, nome text, servico text, operadora_id uuid, extremo_a text, extremo_b text, municipio_a char(7),
  municipio_b char(7), extensao_km text, partidas text[], pontos jsonb, horarios jsonb)
language sql stable security definer set search_path = public as $$
  select l.id, l.numero, l.nome, l.servico, l.operadora_id, coalesce(q.extremo_a, l.extremo_a),
         coalesce(q.extremo_b, l.extremo_b), coalesce(q.municipio_a, l.municipio_a), coalesce(q.municipio_b, l.municipio_b),
         coalesce(q.extensao_km, l.extensao_km)::text, coalesce(q.partidas, l.partidas), q.pontos, q.horarios
    from linha l
    left join lateral (select * from quadro v where v.linha_id = l.id and v.de <= dia order by v.de desc limit 1) q on true
   where l.autoridade_id = autoridade_atual() and l.situacao = 'ativa'
   order by l.numero
$$;
revoke all on function rede_em(date) from public;
grant execute on function rede_em(date) to outorga_app;

create index linha_operadora on linha (operadora_id);

-- Points belong to nobody: an operator reads them to say where its line would go, and changes none.
create policy ver_pontos on registro for select to outorga_app
  using (tipo = 'ponto' and autoridade_id = autoridade_atual());
create policy ver_pontos on caso for select to outorga_app
  using (tipo = 'registro' and operadora_atual() is not null and autoridade_id = autoridade_atual()
    and exists (select 1 from registro r where r.id = caso.id and r.tipo = 'ponto'));

-- The life of a vehicle in the register (RR arts. 27 to 33): its state, what the law looks at, and what its acts recorded.

alter table veiculo drop constraint veiculo_situacao_check;
alter table veiculo rename column situacao to estado;
alter table veiculo add constraint veiculo_estado_check check
  (estado in ('em-exame', 'registrado', 'recusado', 'retirado', 'desativado', 'cancelado'));

alter table veiculo
  -- of the maritime authority, for a vessel
  add column inscricao text,
  add column servico text not null default 'linha',
  add column chassi text,
  add column cor text,
  add column equipamentos text[] not null default '{}',
  add column seguro_apolice text,
  add column seguro_seguradora text,
  add column laudo_numero text,
  add column laudo_resultado text check (laudo_resultado in ('apto', 'inseguro', 'improprio')),
  add column laudo_em date,
  -- of the registration card; the first registration's, whatever came after
  add column numero_registro text,
  add column registrado_em date,
  -- what the newest withdrawal, deactivation and advertising said
  add column dados jsonb not null default '{}';
alter table veiculo alter column servico drop default;

-- A plate is in the register once, in whichever spelling. What was refused or cancelled gives it back.
alter table veiculo drop constraint veiculo_autoridade_id_placa_unica_key;
create unique index veiculo_placa on veiculo (autoridade_id, placa_unica) where estado not in ('recusado', 'cancelado');
create unique index veiculo_inscricao on veiculo (autoridade_id, inscricao) where estado not in ('recusado', 'cancelado');
create unique index veiculo_registro on veiculo (autoridade_id, numero_registro);
create index veiculo_operadora on veiculo (operadora_id);
create index veiculo_placa_todas on veiculo (autoridade_id, placa_unica);

-- What waits for somebody: asked for at every page that an officer opens.
create index procedimento_estado on procedimento (autoridade_id, tipo, estado);
create index veiculo_em_exame on veiculo (autoridade_id) where estado = 'em-exame';

import type { RegistroExigido } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'

const registro = (
  dispositivo: Dispositivo,
  o_que: string,
  ...exige: readonly [string, ...string[]]
): RegistroExigido => ({ dispositivo, o_que, exige })

/**
 * What a person decides or sees under arts. 34 to 72, and what the record of it has to carry. Conditions of the
 * alteration of a line come in as opinions (`ALTERACOES_DE_LINHA_RR`).
 */
export const REGISTROS_DO_SERVICO_RR: readonly RegistroExigido[] = [
  registro('art34_par1u', 'Ocupação do bagageiro', 'bagagem acomodada antes', 'lugar que sobrou à encomenda'),
  registro('art36', 'Mercadoria encontrada', 'classe da mercadoria', 'descrição ou foto'),
  registro('art43', 'Itinerário em área urbana', 'trecho urbano', 'regras locais de trânsito consideradas'),
  registro('art48_par1u', 'Baldeação sem autorização', 'motivo', 'local, dia e hora'),
  registro('art52', 'Ponto fora de terminal', 'ponto', 'razão de não estar em terminal'),
  registro('art53', 'Conexão de linhas', 'linhas ligadas', 'interesse do serviço', 'quem pediu ou propôs'),
  registro('art55_inc2', 'Obstrução de rodovia', 'trecho obstruído', 'falta de itinerário alternativo'),
  registro(
    'art56_par1u',
    'Culpa pela interrupção',
    'conclusão sobre a culpa e suas razões',
    'despesas e quem pagou',
  ),
  registro('art58_inc1', 'Condições do novo extremo para linha própria', 'parecer com as razões'),
  registro('art58_inc4', 'Concorrência ruinosa', 'parecer com os serviços comparados'),
  registro('art59_inc2', 'Prejuízo a serviços existentes', 'parecer com os serviços comparados'),
  registro('art60_inc1', 'Via nova, pavimentada ou melhor', 'via e trecho', 'condições de tráfego'),
  registro('art60_inc2', 'Trecho sem condições de tráfego', 'trecho', 'prova da condição'),
  registro('art60_inc3', 'Objetivo da mudança de itinerário', 'parecer sobre o mercado intermediário'),
  registro('art60_inc4', 'Prejuízo a outros serviços', 'parecer com os serviços comparados'),
  registro('art61', 'Via aberta ao tráfego entre os extremos', 'via e trecho', 'data da abertura'),
  registro('art63', 'Agência ou terminal', 'endereço', 'atividades exercidas'),
  registro(
    'art63_par1u',
    'Terceiro que despacha encomenda',
    'credenciamento dado pela delegatária',
    'quem é',
  ),
  registro('art65', 'Local de terminal', 'acordo com o Município', 'manifestação do CRE/RR'),
  registro('art68_inc9', 'Fiscalização por outro órgão', 'órgão', 'documento da fiscalização'),
  registro(
    'art69_inc2',
    'Falta de segurança no transporte',
    'relato do ocorrido',
    'pessoas ou volumes atingidos',
  ),
  registro('art69_inc5', 'Malote do CRE/RR', 'recibo na entrega e no recebimento'),
  registro('art69_inc13', 'Atendimento à fiscalização', 'credencial do fiscal', 'relato'),
  registro('art69_inc15', 'Parada em lugar inseguro', 'local e hora', 'desembarque dos passageiros'),
  registro('art70_inc1', 'Uniforme e identificação', 'pessoa e função', 'foto ou relato'),
  registro('art70_inc2', 'Urbanidade no atendimento', 'reclamação ou relato', 'pessoa e função'),
]

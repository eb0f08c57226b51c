import type { Dispositivo } from '../core/dispositivo.js'

/** What each provision that the inspection works with says, in our own words. Items of arts. 79 to 82 are in the catalogue. */
export const RESUMOS_RR: Readonly<Partial<Record<Dispositivo, string>>> = {
  art26: 'Em pé, no máximo um quarto da lotação, e só em viagens de menos de 150 km. Em van, ninguém.',
  art27:
    'Todo veículo da delegatária é registrado, com certificado de propriedade e declaração de manutenção.',
  art28: 'Não se registra veículo com mais de 8 anos; ele pode rodar até completar 15.',
  art29: 'Documentos que o veículo leva a bordo, além dos do Código de Trânsito.',
  art29_inc1: 'Ficha de registro no CRE/RR.',
  art29_inc2: 'Termo de responsabilidade pela manutenção.',
  art29_inc3: 'Quadro de regime de funcionamento.',
  art29_inc4: 'Quadro de tarifas, ou tabela tirada dele.',
  art29_inc5: 'Livro de ocorrências.',
  art30: 'Veículo sem higiene, conforto ou segurança não roda: o CRE/RR o retira de tráfego.',
  art30_par1: 'O veículo retirado só volta depois de liberado pelo CRE/RR.',
  art30_par2: 'O CRE/RR pode vistoriar qualquer veículo a qualquer tempo.',
  art39: 'Seguro obrigatório de passageiros e de bagagem despachada.',
  art75: 'Descumprir a lei é infração, com as penas dela e as da lei federal.',
  art75_par1u: 'A fiscalização lavra o auto na hora, em modelo próprio.',
  art75_par1u_inc1: 'O auto diz os pontos extremos e o número da linha.',
  art75_par1u_inc2: 'O auto diz quem é a delegatária.',
  art75_par1u_inc3: 'O auto descreve a falta, com local, dia, hora e dispositivo.',
  art76: 'A primeira via vai para o autuado, contra recibo.',
  art76_par1: 'Assinar não é confessar; não assinar não invalida o auto.',
  art76_par2:
    'Falta apurada depois, com contraditório, também pode ser autuada e enviada contra recibo ou pelo correio.',
  art76_par3:
    'Auto lavrado não se inutiliza nem para antes da decisão final; erro se anota, por quem o perceber.',
  art77: 'As penas: multa, advertência, suspensão, inidoneidade, cassação e apreensão do veículo.',
  art78: 'A multa é um múltiplo do coeficiente tarifário em vigor para o piso I.',
  art78_inc1: 'Grau I: 500 vezes o coeficiente.',
  art78_inc2: 'Grau II: 1.000 vezes o coeficiente.',
  art78_inc3: 'Grau III: 2.000 vezes o coeficiente.',
  art78_inc4: 'Grau IV: 3.000 vezes o coeficiente.',
  art78_par1u: 'O valor final perde os centavos. As multas do Código de Trânsito continuam a caber.',
  art83: 'A multa dobra se a mesma falta se repete na mesma linha em 6 meses.',
  art84:
    'Advertência escrita por falta grave apurada ou por coeficiente de infração de 0,10 ou mais no semestre.',
  art84_inc2: 'Coeficiente de infração de 0,10 ou mais, de janeiro a junho ou de julho a dezembro.',
  art84_par1u: 'Coeficiente de infração: multas divididas pelas viagens feitas na linha no período.',
  art85: 'Suspensão de até 30 dias depois de 3 advertências seguidas em 6 meses.',
  art85_par1: 'A suspensão pode virar multa de 5.000 a 50.000 vezes o coeficiente por dia.',
  art86:
    'Inidônea é a delegatária que denuncia falso, usa documento adulterado ou oferece vantagem a servidor.',
  art87: 'Cassação, depois de processo com ampla defesa.',
  art88: 'Cassada, a empresa e os titulares ficam de 1 a 5 anos sem licitar, comprar concessão ou contratar.',
  art89: 'Defesa em 30 dias do recebimento do auto.',
  art89_inc1: 'O recebimento se prova pela assinatura no auto.',
  art89_inc2: 'Pelo correio, o recebimento se prova pela data do AR.',
  art89_par1u: 'A multa se paga em 10 dias do fim do prazo de defesa ou da decisão do recurso.',
  art90:
    'Em fretamento sem autorização ou fora dela, o veículo fica apreendido por 72 horas no mínimo, além da multa.',
  art90_par1:
    'A viagem segue em ônibus de empresa regular; o infrator paga coeficiente × distância × passageiros.',
  art90_par2: 'Comida e pousada do grupo, se a viagem atrasa, são por conta do infrator.',
  art90_par3:
    'O veículo é liberado por ato da fiscalização, cumprido o prazo e sanado o que causou a apreensão.',
  art90_par4: 'Na reincidência, quem libera é autoridade acima da fiscalização.',
  art90_par5: 'O poder concedente diz como se recebem as multas.',
  art91: 'A decisão sobre a defesa sai no Diário Oficial, e dela cabe recurso ao CRE/RR.',
  art95: 'O prazo corre do primeiro dia útil depois da ciência.',
  art95_par1u: 'Prazo que termina em dia sem expediente passa ao primeiro dia útil seguinte.',
  art102: 'A lei vale desde a sua publicação, em abril de 2008.',
}

import type { NormaDaMatriz } from '@outorga/lei'

/** Headings, each with the first article under it, in the order of the law. */
export const CAPITULOS: Readonly<
  Partial<Record<NormaDaMatriz, readonly [primeiro: string, titulo: string][]>>
> = {
  'rr-664-2008': [
    ['art1', 'Disposições preliminares'],
    ['art4', 'Criação de linha'],
    ['art6', 'Licitação'],
    ['art13', 'Delegação'],
    ['art18', 'Autorização'],
    ['art24', 'Operação: início, bilhete e lotação'],
    ['art27', 'Operação: veículo'],
    ['art34', 'Operação: bagagem e encomenda'],
    ['art37', 'Operação: tarifa'],
    ['art39', 'Operação: seguro'],
    ['art42', 'Operação: regime da linha'],
    ['art55', 'Operação: paralisação e interrupção'],
    ['art57', 'Operação: alteração de linha'],
    ['art63', 'Operação: agências e terminais'],
    ['art66', 'Operação: transporte alternativo'],
    ['art69', 'Operação: deveres da delegatária e dos prepostos'],
    ['art73', 'Fiscalização'],
    ['art75', 'Infração'],
    ['art77', 'Penalidades'],
    ['art91', 'Recursos'],
    ['art93', 'Cancelamento da delegação'],
    ['art95', 'Disposições finais'],
  ],
}

/** What the chips need of the law, apart: named one by one, so that the matrix stays in a file of its own. */
export { LEIS, leiturasDoDispositivo, MATRIZ } from '@outorga/lei'

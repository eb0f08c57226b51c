export * from './isencoes.js'
export * from './provisoes.js'
export * from './taxa-de-servico.js'
export * from './titulo-xii.js'

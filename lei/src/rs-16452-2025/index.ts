export * from './provisoes.js'

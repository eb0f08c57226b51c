export { type BancoDeTeste, criarBanco } from './banco.js'

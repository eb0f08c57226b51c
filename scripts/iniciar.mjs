import './versao.mjs'

const { principal } = await import('./passo.mjs')
const { preparar } = await import('./preparar.mjs')

await principal(preparar)
process.setSourceMapsEnabled(true)
// In this very process: a signal reaches the server itself, with nobody between to lose it.
await import('../server/dist/main.js')

// The only static import of a command, so that an old Node gets this sentence and not the first thing it cannot read.
const [maior, menor] = process.versions.node.split('.').map(Number)
if (maior < 20 || (maior === 20 && menor < 19)) {
  console.error(
    `O Outorga precisa do Node.js 20.19 ou mais novo; este é o ${process.versions.node}. Instale um mais novo e tente de novo.`,
  )
  process.exit(1)
}

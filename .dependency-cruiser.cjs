/** Who may import whom (ARCHITECTURE.md). */
const regra = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const MODULOS =
  'server/src/(cadastro|frota|linhas|licitacoes|delegacoes|autorizacoes|terminais|fiscalizacao|processos|arrecadacao|parametros|normas|procedimentos|registros|importacao|formulario|documentos)'

module.exports = {
  forbidden: [
    regra(
      'no-circular',
      'two files that need each other are one subject',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    ),
    regra(
      'lei-is-pure',
      'the library imports nothing of ours, no platform, no Node',
      { path: '^lei/src', pathNot: '\\.test\\.ts$' },
      { path: '^(server|web|e2e)/|^node:', dependencyTypesNot: ['type-only'] },
    ),
    regra(
      'lei-no-core-modules',
      'the library does no I/O',
      { path: '^lei/src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    regra(
      'one-date-module',
      'only core/data.ts knows the date library',
      { path: '^(lei|server|web)/', pathNot: ['^lei/src/core/data\\.ts$', '\\.test\\.ts$'] },
      { path: 'temporal-polyfill' },
    ),
    regra(
      'one-decimal-module',
      'only core/dinheiro.ts knows the decimal library',
      { path: '^(lei|server|web)/', pathNot: ['^lei/src/core/dinheiro\\.ts$', '\\.test\\.ts$'] },
      { path: 'decimal\\.js' },
    ),
    regra(
      'web-knows-server-by-its-document',
      'the screens know the API document alone',
      { path: '^web/src' },
      { path: '^server/' },
    ),
    regra('server-not-web', 'the server knows no screen', { path: '^server/src' }, { path: '^web/' }),
    regra(
      'platform-knows-no-law-module',
      'platform imports no module',
      { path: '^server/src/platform', pathNot: '\\.test\\.ts$' },
      { path: `^${MODULOS}|^server/src/(demonstracao|rotas|produto|main|testes)` },
    ),
    regra(
      'demonstration-is-a-leaf',
      'only start-up and tests load the demonstration',
      {
        path: '^server/src',
        pathNot: ['^server/src/(demonstracao|testes)/', '^server/src/main\\.ts$', '\\.test\\.ts$'],
      },
      { path: '^server/src/demonstracao' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(dist|node_modules|gerado)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}

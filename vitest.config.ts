import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const em = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url))

export default defineConfig({
  // The library is tested from its sources: nothing needs to be built first.
  resolve: { alias: { '@outorga/lei': em('./lei/src/index.ts') } },
  test: {
    maxWorkers: '100%',
    // Test files share what they import: loading it again for each took more time than most of them. In processes,
    // not threads: the clock of a thread does not follow process.env.TZ.
    isolate: false,
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'lei', include: ['lei/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testes/servidor-de-banco.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'comandos', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const em = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url))

export default defineConfig({
  // The library is tested from its sources: nothing needs to be built first.
  resolve: { alias: { '@outorga/lei': em('./lei/src/index.ts') } },
  test: {
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

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { caminhoDoChromium } from './chromium.js'

const PORTA = 8197
const dados = process.env.OUTORGA_E2E_DADOS ?? mkdtempSync(join(tmpdir(), 'outorga-e2e-'))
// Workers read the config too: they must not make a folder of their own.
process.env.OUTORGA_E2E_DADOS = dados

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 12_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORTA}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 12_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time: only for whoever looks into a failure.
    trace: process.env.OUTORGA_RASTRO === '1' ? 'on' : 'off',
    launchOptions: {
      executablePath: await caminhoDoChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node ../server/dist/main.js',
    url: `http://localhost:${PORTA}/api/openapi.json`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { OUTORGA_PORTA: String(PORTA), OUTORGA_DADOS: dados },
  },
})

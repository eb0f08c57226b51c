import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const aqui = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url))

/** Of the 1,250 gov.br tokens only those that `tokens.css` names are sent to the browser. */
function tokensUsados(): Plugin {
  return {
    name: 'tokens-usados',
    enforce: 'pre',
    transform(css, id) {
      if (!id.includes('core-tokens.min.css')) return null
      const nossos = aqui('./src/estilo/tokens.css')
      this.addWatchFile(nossos)
      const usados = new Set(readFileSync(nossos, 'utf8').match(/--[a-z0-9-]+/g))
      const linhas = [...css.matchAll(/(--[a-z0-9-]+):([^;}]+)/g)].filter(([, nome]) =>
        usados.has(nome ?? ''),
      )
      return { code: `:root{${linhas.map(([linha]) => linha).join(';')}}`, map: null }
    },
  }
}

/** The behaviour library carries its words in 34 languages; the screens speak one. */
function soPortugues(): Plugin {
  return {
    name: 'so-portugues',
    enforce: 'pre',
    load(id) {
      const idioma = /react-(?:aria|stately)[\w-]*\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1]
      return idioma && idioma !== 'pt-BR' ? 'export default {}' : null
    },
  }
}

/** The server takes writes from its own address alone: the proxy keeps the one that the browser asked. */
const API = { '/api': { target: process.env.OUTORGA_API ?? 'http://127.0.0.1:8080', changeOrigin: false } }

export default defineConfig({
  root: aqui('.'),
  base: '/',
  plugins: [tokensUsados(), soPortugues(), react()],
  resolve: { alias: { '@outorga/lei': aqui('../lei/src/index.ts') } },
  server: { proxy: API },
  preview: { proxy: API },
  build: {
    outDir: aqui('./dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // the laws are pure: what a screen does not call is not sent
      treeshake: { moduleSideEffects: [{ test: /[\\/]lei[\\/]src[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/,
              priority: 2,
            },
            // what every chip and form needs of the law; the laws themselves come with the first page that asks
            {
              name: 'lei',
              test: /[\\/]lei[\\/]src[\\/]core[\\/](?:erro|dispositivo|documentos)\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

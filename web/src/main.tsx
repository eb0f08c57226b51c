import '@govbr-ds/core/dist/core-tokens.min.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { filaDeConsultas } from './api/cliente'
import './estilo/fontes'
import './estilo/tokens.css'
import './estilo/base.css'
import './estilo/impressao.css'
import { roteador } from './rotas'
import { lembrarTema } from './ui/tema'

lembrarTema()

const lugar = document.getElementById('outorga')
if (!lugar) throw new Error('index.html has no #outorga')
createRoot(lugar).render(
  <StrictMode>
    <QueryClientProvider client={filaDeConsultas}>
      <RouterProvider router={roteador} />
    </QueryClientProvider>
  </StrictMode>,
)

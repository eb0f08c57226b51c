import { clienteDe } from './cliente.js'
import { digitado } from './dias.js'
import type { Roteiro } from './roteiro.js'

const TERMINAL: Roteiro = {
  titulo: 'terminal: acordo com o Município sobre o lugar, e uso só depois do projeto aprovado',
  uf: 'rr',
  endereco: 'terminais',
  async preparar() {
    const analista = await clienteDe('analista', 'rr')
    const { numero } = await analista.fazer('terminais', {
      especie: 'terminal',
      nome: 'Rodoviária do Exemplo',
      municipio_ibge: '1400209',
      endereco: 'Avenida do Exemplo, 10',
      atividades: ['abrigo'],
    })
    return { numero }
  },
  passos: [
    {
      lei: ['art65'],
      por: 'julgador',
      faz: 'Registrar acordo com o Município',
      preenche: {
        'Número do acordo': 'Acordo 1',
        'Firmado em': digitado(-3),
        'Manifestação do conselho': 'O conselho foi ouvido e concorda com o lugar.',
      },
      espera: { situacao: 'Localização acordada' },
    },
    {
      lei: ['art64'],
      por: 'analista',
      antes: async ({ numero = '' }) => {
        const analista = await clienteDe('analista', 'rr')
        const julgador = await clienteDe('julgador', 'rr')
        await analista.ato('terminais', numero, 'apresentar-projeto', { projeto: 'Planta e normas.' })
        const decisao = { resultado: 'aprovado', razoes: 'Atende ao que se pede.' }
        await julgador.ato('terminais', numero, 'decidir-projeto', decisao)
      },
      espera: { ditos: [['art64', 'Autorizar o uso']] },
    },
    {
      lei: ['art64'],
      por: 'julgador',
      faz: 'Autorizar o uso',
      preenche: { 'Ato que autoriza o uso': 'Resolução 5' },
      espera: { situacao: 'Uso autorizado' },
    },
  ],
}

export const TERMINAIS: readonly Roteiro[] = [TERMINAL]

import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { DefinicaoLista, Placa, Situacao, Valor } from '../ui/basicos'
import { Cartao, Colunas } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { Fotos } from '../ui/Fotos'
import { diaMesAno, instanteLongo } from '../ui/formatos'
import { LinhaDoTempo } from '../ui/LinhaDoTempo'
import { Memoria } from '../ui/Memoria'
import { Pagina } from '../ui/Pagina'
import { Prazo } from '../ui/Prazo'
import { art, COM_LEITURA, FOTOS, HOJE, tracar, ZONA } from './dados'
import { Palco } from './Palco'

const DIAS = tracar('2026-03-10', 30)

function Multa() {
  return (
    <Cartao titulo="Multa" nota={<Elo para="/galeria">leitura adotada</Elo>}>
      <Valor valor="287.00" grande />
      <p className="mudo" style={{ margin: '4px 0 10px' }}>
        em dobro: reincidência na mesma linha
      </p>
      <Memoria
        norma="rr-664-2008"
        legenda="Multa"
        passos={[
          { descricao: '500 × coeficiente', dispositivo: 'art78_inc1', resultado: '500' },
          {
            descricao: 'Coeficiente, piso I',
            resultado: '0,287425',
            parametro: {
              nome: 'coeficiente-piso-1',
              valor: '0.287425',
              de: '2026-01-01',
              ate: null,
              ato: 'Res. CRE',
              demonstracao: true,
            },
          },
          { descricao: 'Dobro: auto de 1º dez. 2025', dispositivo: 'art83', resultado: '× 2' },
          { descricao: 'Por passageiro a bordo', dispositivo: 'art80', resultado: '', aplicado: false },
          { descricao: 'Sem os centavos', dispositivo: 'art78_par1u', resultado: '287,425 para 287' },
        ]}
        total={{ resultado: 'R$ 287,00' }}
      />
    </Cartao>
  )
}

function OQueFoiVisto() {
  return (
    <Cartao titulo="O que foi visto" nota="lavrado no local por fiscal 027">
      <DefinicaoLista
        itens={[
          {
            termo: 'Infração',
            valor: (
              <>
                Documento de porte obrigatório ausente do veículo <Artigo {...COM_LEITURA} />
              </>
            ),
          },
          {
            termo: 'Dever',
            valor: (
              <>
                Ficha de registro e quadro de tarifas a bordo{' '}
                <Artigo {...art('art29_inc1', 'art. 29, I e IV')} />
              </>
            ),
          },
          {
            termo: 'Quando e onde',
            valor: `${instanteLongo('2026-03-10T18:22:00Z', ZONA)} · BR-174, km 541, Vila Três Corações`,
          },
          { termo: 'Ciência', valor: `${diaMesAno('2026-03-10')}, assinatura do preposto` },
        ]}
      />
      <div style={{ marginTop: 14 }}>
        <Fotos fotos={FOTOS} zona={ZONA} />
      </div>
    </Cartao>
  )
}

function Historia() {
  return (
    <Cartao titulo="Linha do tempo" nota="cadeia verificada às 08:10">
      <LinhaDoTempo
        zona={ZONA}
        itens={[
          {
            chave: '1',
            quando: '2026-03-10T14:31:00-04:00',
            titulo: 'Auto lavrado',
            artigos: [art('art75')],
            detalhe: 'fiscal 027 · celular B-12, sem rede; recebido às 19:04',
          },
          {
            chave: '2',
            quando: '2026-03-10T14:33:00-04:00',
            titulo: '1ª via entregue, com assinatura',
            artigos: [art('art76')],
            detalhe: 'a assinatura não é confissão',
          },
          {
            chave: '3',
            quando: '2026-04-02T09:15:00-04:00',
            titulo: 'Anotação de erro',
            artigos: [art('art76_par3')],
            detalhe: 'analista DEIT · o km correto é 541, não 514',
          },
          {
            chave: '4',
            quando: '2026-04-09',
            titulo: 'Fim do prazo de defesa',
            artigos: [art('art89')],
            detalhe: (
              <>
                sem defesa, a multa vence em 20 abr. <Artigo {...art('art89_par1u')} />
              </>
            ),
            futuro: true,
          },
        ]}
      />
    </Cartao>
  )
}

export default function GaleriaDoCaso() {
  return (
    <Palco>
      <Pagina
        titulo="Auto RR-2026-000142"
        cabeca={
          <>
            Auto <span className="mono">RR-2026-000142</span>
          </>
        }
        migalha={[
          { rotulo: 'Fiscalização', para: '/galeria/fila' },
          { rotulo: 'Autos de infração', para: '/galeria/fila?tipo=autos' },
        ]}
        situacao={<Situacao>Em prazo de defesa</Situacao>}
        sobre={
          <>
            Viação Serra do Sol · <Placa placa="NAV1C34" /> · linha <b>104 Boa Vista – Pacaraima</b> ·{' '}
            <Elo para="/galeria/fila">parada de 10/03, 2 autos</Elo>
          </>
        }
        acoes={
          <>
            <Botao tom="fraco">Baixar PDF</Botao>
            <Botao>Registrar defesa</Botao>
          </>
        }
      >
        <Colunas
          lado={
            <>
              <Multa />
              <Prazo titulo="Defesa" dias={DIAS} vencimento="2026-04-09" hoje={HOJE} inicio={art('art95')}>
                Contam-se dias corridos, feriados também.
              </Prazo>
              <Cartao titulo="Outros atos possíveis" soNaTela>
                <div className="pilha" style={{ gap: 8 }}>
                  <Botao tom="fraco" largo>
                    Anotar erro
                  </Botao>
                  <Botao tom="fraco" largo>
                    Retirar veículo de tráfego
                  </Botao>
                </div>
              </Cartao>
            </>
          }
        >
          <OQueFoiVisto />
          <Historia />
        </Colunas>
      </Pagina>
    </Palco>
  )
}

import { useState } from 'react'
import { Abas } from '../ui/Abas'
import { Artigo, Artigos } from '../ui/Artigo'
import { Botao, BotaoDeIcone, BotaoElo } from '../ui/Botao'
import {
  Aviso,
  DefinicaoLista,
  Esqueleto,
  EsqueletoDaPagina,
  Placa,
  Situacao,
  Valor,
  Vazio,
} from '../ui/basicos'
import { Cartao, Numeros } from '../ui/Cartao'
import { CampoArea } from '../ui/campos/CampoTexto'
import { Dialogo, PeDoDialogo } from '../ui/Dialogo'
import { Fotos } from '../ui/Fotos'
import { cnpj, dinheiro } from '../ui/formatos'
import { Icone, type NomeDoIcone } from '../ui/icones'
import { avisar } from '../ui/Mensagem'
import { Pagina } from '../ui/Pagina'
import { Paginacao } from '../ui/Paginacao'
import { Prazo } from '../ui/Prazo'
import { art, COM_LEITURA, FOTOS, HOJE, tracar, ZONA } from './dados'
import { Escolhas, Palco } from './Palco'

const ICONES: NomeDoIcone[] = [
  'anexo',
  'baixar',
  'baixo',
  'calendario',
  'camera',
  'certo',
  'cima',
  'direita',
  'editar',
  'esquerda',
  'fechar',
  'fora',
  'imprimir',
  'informacao',
  'lixo',
  'lupa',
  'mais',
  'menu',
  'ordenar',
  'pessoa',
  'relogio',
  'sair',
  'triangulo',
]

function Botoes() {
  const [indo, ir] = useState(false)
  return (
    <Cartao titulo="Botões" nota="um só cheio por página">
      <div className="pilha">
        <div className="fileira">
          <Botao>Registrar defesa</Botao>
          <Botao tom="fraco">Baixar PDF</Botao>
          <Botao tom="perigo">Retirar de tráfego</Botao>
          <Botao tom="texto">Cancelar</Botao>
          <BotaoElo tom="fraco" icone="fora" para="/galeria/caso">
            Abrir o caso
          </BotaoElo>
        </div>
        <div className="fileira">
          <Botao icone="mais">Nova linha</Botao>
          <Botao pendente>Lavrando</Botao>
          <Botao
            tom="fraco"
            pendente={indo}
            onClick={() => {
              ir(true)
              setTimeout(() => ir(false), 1500)
            }}
          >
            Gravar
          </Botao>
          <BotaoDeIcone icone="imprimir" rotulo="Imprimir" />
          <BotaoDeIcone icone="lixo" rotulo="Tirar" disabled />
        </div>
        <Botao largo tom="fraco">
          Anotar erro
        </Botao>
      </div>
    </Cartao>
  )
}

function Marcas() {
  return (
    <Cartao titulo="Situação, placa, artigo, valor">
      <div className="pilha">
        <div className="fileira">
          <Situacao>Em prazo de defesa</Situacao>
          <Situacao tom="bom">em dia</Situacao>
          <Situacao tom="alerta">aguarda prova</Situacao>
          <Situacao tom="mau">decisão atrasada</Situacao>
          <Situacao tom="cinza">novo</Situacao>
        </div>
        <div className="fileira">
          <Placa placa="NAV1C34" tamanho="g" />
          <Placa placa="NAV1C34" />
          <Placa placa="ABC1234" />
          <Placa placa="JXA4D21" tamanho="p" />
          <Placa placa="OIO0I10" tamanho="p" />
        </div>
        <p>
          Vedado: veículo com 9 anos (limite 8) <Artigo {...art('art28')} />. Documento ausente{' '}
          <Artigo {...COM_LEITURA} />,{' '}
          <Artigos citacoes={[art('art29_inc1', 'art. 29, I e IV'), art('art12_par1u')]} />{' '}
          <Artigo norma="rs-11127-1998" dispositivo="art13-2_inc29" resumo="Resumo sem leitura." />
        </p>
        <Valor valor="287.00" grande />
        <p>
          Somam <Valor valor="48310.00" /> em 3 autos de {cnpj('12ABC34501DE35')}.
        </p>
      </div>
    </Cartao>
  )
}

function Avisos() {
  const [aberto, abrir] = useState(false)
  return (
    <Cartao titulo="Avisos, mensagens, diálogo">
      <div className="pilha">
        <Aviso tom="mau" titulo="Não pode circular hoje:">
          seguro vencido em 28 fev.
        </Aviso>
        <Aviso titulo="Falta um documento.">Sem a certidão, o pedido não pode ser decidido.</Aviso>
        <Aviso tom="bom">Laudo em dia até 11 set. 2026.</Aviso>
        <Aviso tom="azul">
          Os valores desta tabela são de demonstração. <a href="#conteudo">De onde vêm</a>
        </Aviso>
        <div className="fileira">
          <Botao
            tom="fraco"
            onClick={() => avisar({ texto: 'Auto lavrado', numero: 'RR-2026-000142', para: '/galeria/caso' })}
          >
            Mostrar mensagem
          </Botao>
          <Botao tom="fraco" onClick={() => abrir(true)}>
            Abrir diálogo
          </Botao>
        </div>
        <Dialogo titulo="Anotar erro no auto" aberto={aberto} aoFechar={() => abrir(false)}>
          <form
            className="pilha"
            onSubmit={(e) => {
              e.preventDefault()
              abrir(false)
              avisar({ texto: 'Anotação gravada' })
            }}
          >
            <CampoArea
              rotulo="O que está errado e como deve ser lido"
              name="anotacao"
              dica="O auto não muda; a anotação fica junto dele."
            />
            <PeDoDialogo>
              <Botao tom="fraco" onClick={() => abrir(false)}>
                Cancelar
              </Botao>
              <Botao type="submit">Anotar</Botao>
            </PeDoDialogo>
          </form>
        </Dialogo>
      </div>
    </Cartao>
  )
}

function Vazios() {
  return (
    <Cartao titulo="Vazio e à espera">
      <div className="grade-de-campos">
        <Vazio titulo="Nenhum auto com esta placa" acao={<Botao tom="fraco">Limpar filtros</Botao>}>
          A placa NAV1C34 não foi autuada desde 1º jan. 2026.
        </Vazio>
        <Esqueleto linhas={4} titulo />
        <EsqueletoDaPagina />
      </div>
    </Cartao>
  )
}

function Prazos() {
  const casos = [
    ['2026-03-10', 30],
    ['2026-03-26', 10],
    ['2026-01-05', 180],
  ] as const
  return (
    <div
      className="grade-de-prazos"
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
        alignItems: 'start',
      }}
    >
      {casos.map(([ciencia, total]) => {
        const dias = tracar(ciencia, total)
        return (
          <Prazo
            key={total}
            titulo={total === 180 ? 'Obra' : 'Defesa'}
            dias={dias}
            vencimento={dias.at(-1)?.data ?? ciencia}
            hoje={HOJE}
            inicio={art('art95')}
            prorrogacao={art('art95_par1u')}
          />
        )
      })}
    </div>
  )
}

export default function Galeria() {
  return (
    <Palco>
      <Pagina titulo="Peças" sobre="Cada peça em cada estado. Os dados são de demonstração.">
        <Escolhas />
        <Numeros
          itens={[
            { valor: '3', rotulo: 'vencidos', tom: 'mau', para: '/galeria/fila' },
            { valor: '5', rotulo: 'vencem hoje' },
            { valor: '21', rotulo: 'nesta semana' },
            { valor: dinheiro('48310.00'), rotulo: 'multas a receber' },
          ]}
        />
        <Botoes />
        <Marcas />
        <Avisos />
        <Prazos />
        <Cartao titulo="Fotos">
          <Fotos fotos={FOTOS} zona={ZONA} />
        </Cartao>
        <Cartao titulo="Abas, fatos, páginas">
          <Abas
            rotulo="Partes da linha"
            abas={[
              {
                chave: 'dados',
                rotulo: 'Dados',
                conteudo: (
                  <DefinicaoLista
                    itens={[
                      { termo: 'Linha', valor: '104 Boa Vista – Pacaraima' },
                      { termo: 'Extensão', valor: '214,0 km' },
                      null,
                      { termo: 'Quadro de regime em vigor', valor: 'v7, desde 1º jan. 2026' },
                    ]}
                  />
                ),
              },
              { chave: 'quadros', rotulo: 'Quadros', contagem: 7, conteudo: <p>Sete quadros.</p> },
              {
                chave: 'autos',
                rotulo: 'Autos',
                contagem: 0,
                conteudo: <Vazio titulo="Nenhum auto nesta linha" />,
              },
            ]}
          />
          <Paginacao pagina={2} porPagina={50} total={1312} />
        </Cartao>
        <Vazios />
        <Cartao titulo="Ícones">
          <div className="fileira">
            {ICONES.map((nome) => (
              <span key={nome} title={nome}>
                <Icone nome={nome} tamanho={24} />
              </span>
            ))}
          </div>
        </Cartao>
      </Pagina>
    </Palco>
  )
}

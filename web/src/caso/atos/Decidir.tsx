import type { CorpoDe } from '../../formulario/corpo'
import { comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { Valor } from '../../ui/basicos'
import { CampoArea, CampoOpcoes } from '../../ui/campos/CampoTexto'
import { dinheiro } from '../../ui/formatos'
import { ListaDeLeituras } from '../Leituras'
import { MemoriaDaMulta } from '../Multa'
import type { Auto } from '../tipos'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { consequenciasDaDecisao } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'

type Instancia = 'decisao' | 'decisao-do-recurso'

/** What whoever decides has before the eyes: the last filing, the fine and how it was reached, the readings adopted. */
function AoLado({ auto, instancia, zona }: { auto: Auto; instancia: Instancia; zona: string }) {
  const peca = instancia === 'decisao' ? 'apresentar-defesa' : 'recorrer'
  const ultima = auto.eventos.findLast((e) => e.tipo === peca)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="pilha ao-lado" aria-label="O que pesa na decisão" tabIndex={0}>
      <section>
        <h3>{instancia === 'decisao' ? 'Defesa' : 'Recurso'}</h3>
        {ultima ? ultima.linhas.map((l) => <p key={l}>{l}</p>) : <p className="mudo">Não houve.</p>}
      </section>
      <section>
        <h3>Multa</h3>
        <Valor valor={auto.multa.valor} grande />
        <MemoriaDaMulta auto={auto} zona={zona} />
      </section>
      {auto.leituras.length > 0 && (
        <section>
          <h3>Leituras adotadas</h3>
          <ListaDeLeituras leituras={auto.leituras} norma={auto.norma} />
        </section>
      )}
    </section>
  )
}

const BOTAO: Partial<Record<string, string>> = { mantido: 'Manter o auto', anulado: 'Anular o auto' }

function Decidir({ instancia, auto, eu, titulo, aoFechar }: PropsDoAto & { instancia: Instancia }) {
  const f = useFormularioDeAto({
    inicial: { resultado: '', fundamentacao: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, instancia),
      corpo: {
        resultado: v.resultado as 'mantido' | 'anulado',
        fundamentacao: v.fundamentacao,
      } satisfies CorpoDe<'/api/v1/autos/{numero}/decisao'>,
    }),
    aoFazer: aoFechar,
  })
  const resultado = f.watch('resultado')
  return (
    <DialogoDeAto
      titulo={titulo}
      enviar={BOTAO[resultado] ?? titulo}
      formulario={f}
      eu={eu}
      caso={auto}
      largura="g"
      aoFechar={aoFechar}
    >
      <div className="duas-colunas">
        <div className="pilha">
          <CampoOpcoes
            rotulo="Decisão"
            opcoes={[
              { valor: 'mantido', rotulo: 'Manter o auto' },
              { valor: 'anulado', rotulo: 'Anular o auto' },
            ]}
            {...f.campo('resultado', { required: 'Escolha se o auto é mantido ou anulado.' })}
          />
          <CampoArea
            rotulo="Fundamentação"
            dica="Os fatos, a prova e o direito que levam à decisão."
            className="texto-grande"
            maxLength={20_000}
            {...f.campo('fundamentacao', comTexto('Escreva por que se decide assim.', 20))}
          />
          <Consequencias
            norma={auto.norma}
            itens={consequenciasDaDecisao(resultado, auto, dinheiro(auto.multa.valor))}
          />
        </div>
        <AoLado auto={auto} instancia={instancia} zona={eu.autoridade.fuso} />
      </div>
    </DialogoDeAto>
  )
}

export const Julgar = (p: PropsDoAto) => <Decidir {...p} instancia="decisao" />
export const JulgarRecurso = (p: PropsDoAto) => <Decidir {...p} instancia="decisao-do-recurso" />

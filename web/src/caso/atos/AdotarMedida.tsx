import { type DataCivil, type Instante, instanteDe, LEIS, type RegraDaMedida } from '@outorga/lei'
import { CampoMuitos } from '../../formulario/CampoMuitos'
import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import type { Eu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoArea, CampoTexto } from '../../ui/campos/CampoTexto'
import { lerHoraDigitada } from '../../ui/digitados'
import { diaDoInstante, ehData, hora as escreverHora, instanteLongo } from '../../ui/formatos'
import { VERBO_DA_MEDIDA } from '../medidasDaLei'
import type { TipoDeMedida } from '../tipos'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, itensDe, type PropsDoAto } from './comum'
import type { Consequencia } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'

/** From when time alone no longer stands in the way of the release, where the law sets a least time. */
export function tempoMinimo(regra: RegraDaMedida, data: string, hora: string, zona: string): Consequencia[] {
  const lida = lerHoraDigitada(hora)
  if (!ehData(data) || !lida) return []
  const inicio: Instante = instanteDe(data as DataCivil, lida, zona)
  const { liberavelEm } = regra.examinarLiberacao({
    inicio,
    agora: inicio,
    correcoes: [],
    reincidente: false,
    papel: 'julgador',
  })
  return liberavelEm === null
    ? [{ titulo: 'O veículo sai quando tudo o que se pede estiver sanado', dispositivo: null }]
    : [
        {
          titulo: `Retido ao menos até ${instanteLongo(liberavelEm, zona)}`,
          dispositivo: regra.dispositivo,
          detalhe: 'Depois disso, sai quando tudo o que se pede estiver sanado.',
        },
      ]
}

function useMedida({
  auto,
  tipo,
  eu,
  regra,
  aoFechar,
}: Omit<PropsDoAto, 'titulo'> & { tipo: TipoDeMedida; regra: RegraDaMedida; eu: Eu }) {
  const { fuso } = eu.autoridade
  return useFormularioDeAto({
    inicial: {
      data: diaDoInstante(auto.momento_fato, fuso),
      hora: escreverHora(auto.momento_fato, fuso),
      recolhido_em: '',
      causas: [] as string[],
      correcoes: '',
    },
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'medidas'),
      corpo: {
        tipo,
        data: v.data,
        hora: lerHoraDigitada(v.hora) ?? v.hora,
        recolhido_em: v.recolhido_em,
        ...(regra.causas.length > 0 && { causas: v.causas }),
        correcoes: itensDe(v.correcoes),
      } satisfies CorpoDe<'/api/v1/autos/{numero}/medidas'>,
    }),
    aoFazer: aoFechar,
  })
}

/** Seizes, removes or withdraws the vehicle of the auto, as its law lists. */
export function AdotarMedida({
  tipo,
  auto,
  eu,
  aoFechar,
}: Omit<PropsDoAto, 'titulo'> & { tipo: TipoDeMedida }) {
  const regra = LEIS[eu.autoridade.norma].medidas.find((m) => m.tipo === tipo)
  if (!regra) throw new Error(`the law has no measure ${tipo}`)
  const f = useMedida({ auto, tipo, eu, regra, aoFechar })
  const { data, hora } = f.watch()
  return (
    <DialogoDeAto titulo={VERBO_DA_MEDIDA[tipo]} formulario={f} eu={eu} aoFechar={aoFechar}>
      <div className="grade-de-campos">
        <Controlado formulario={f} nome="data" regras={comData('Diga o dia.')}>
          {(campo) => <CampoData rotulo="Dia" hoje={eu.hoje} min={auto.data_fato} max={eu.hoje} {...campo} />}
        </Controlado>
        <CampoTexto
          rotulo="Hora"
          estreito
          inputMode="numeric"
          placeholder="hh:mm"
          {...f.campo('hora', {
            required: 'Diga a hora.',
            validate: (v) => lerHoraDigitada(String(v)) !== null || 'Escreva a hora como 14:22.',
          })}
        />
      </div>
      <CampoTexto
        rotulo="Onde o veículo ficou"
        maxLength={200}
        {...f.campo('recolhido_em', comTexto('Diga onde o veículo ficou.', 3))}
      />
      {regra.causas.length > 0 && (
        <Controlado
          formulario={f}
          nome="causas"
          regras={{ validate: (v) => v.length > 0 || 'Aponte ao menos uma causa.' }}
        >
          {(campo) => (
            <CampoMuitos
              rotulo="Causas"
              artigo={<Artigo norma={auto.norma} dispositivo={regra.dispositivo} />}
              opcoes={regra.causas.map((c) => ({ valor: c.dispositivo, rotulo: c.descricao }))}
              {...campo}
            />
          )}
        </Controlado>
      )}
      <CampoArea
        rotulo="O que precisa ser corrigido"
        dica="Um por linha. Cada um é comprovado à parte antes da liberação."
        {...f.campo('correcoes', comTexto('Diga o que precisa ser corrigido.', 3))}
      />
      <Consequencias norma={auto.norma} itens={tempoMinimo(regra, data, hora, eu.autoridade.fuso)} />
    </DialogoDeAto>
  )
}

import { DialogoDeAto } from '../caso/atos/DialogoDeAto'
import { Controlado } from '../formulario/Controlado'
import { comData, comTexto } from '../formulario/regras'
import { useFormularioDeAto } from '../formulario/useFormularioDeAto'
import { useEu } from '../sessao/sessao'
import { CampoData } from '../ui/campos/CampoData'
import { CampoArea } from '../ui/campos/CampoTexto'
import type { Registro, TipoDeRegistro } from './tipos'

interface DialogoProps {
  tipo: TipoDeRegistro
  registro: Registro
  aoFechar: () => void
}

/** Ends a file: it leaves the lists and its history stays. */
export function DialogoDoEncerramento({ tipo, registro: r, aoFechar }: DialogoProps) {
  const eu = useEu()
  const f = useFormularioDeAto({
    inicial: { data: eu.hoje, motivo: '' },
    versao: r.versao,
    pedido: (corpo) => ({ caminho: `${tipo.api}/${r.id}/encerramento`, corpo }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto
      titulo={`Encerrar ${r.titulo}`}
      enviar="Encerrar"
      tom="perigo"
      formulario={f}
      eu={eu}
      caso={r}
      aoFechar={aoFechar}
    >
      <p>Sai das listas; a história fica, e pode ser cadastrado outra vez.</p>
      <Controlado formulario={f} nome="data" regras={comData('Diga até que dia.')}>
        {(campo) => <CampoData rotulo="Até que dia" hoje={eu.hoje} max={eu.hoje} {...campo} />}
      </Controlado>
      <CampoArea rotulo="Motivo" maxLength={1000} {...f.campo('motivo', comTexto('Escreva o motivo.', 3))} />
    </DialogoDeAto>
  )
}

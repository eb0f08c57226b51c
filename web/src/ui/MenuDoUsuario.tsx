import { useRouter } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Separator } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import './camadas.css'
import { dataLonga } from './formatos'
import { Icone } from './icones'
import { useTema } from './tema'

export interface Usuario {
  nome: string
  /** The role in which the person acts now. */
  papel: string
}

export interface MenuDoUsuarioProps {
  usuario: Usuario
  /** Today's date where the authority is, `YYYY-MM-DD`. */
  hoje: string
  /** More entries, above the last ones. */
  itens?: readonly { rotulo: string; para: string }[]
  aoSair: () => void
}

export function MenuDoUsuario({ usuario, hoje, itens = [], aoSair }: MenuDoUsuarioProps) {
  const roteador = useRouter()
  const [tema, mudarTema] = useTema()
  return (
    <MenuTrigger>
      <Button className="eu" aria-label={`${usuario.nome}, ${usuario.papel}, ${dataLonga(hoje)}: sua conta`}>
        <span>
          <b>
            {usuario.nome} · {usuario.papel}
          </b>
          <small>{dataLonga(hoje)}</small>
        </span>
        <span className="pessoa">
          <Icone nome="pessoa" tamanho={24} />
        </span>
        <span className="seta">
          <Icone nome="baixo" tamanho={16} />
        </span>
      </Button>
      <Popover className="menu" placement="bottom end">
        <div className="quem">
          <b>{usuario.nome}</b>
          <small>{usuario.papel}</small>
        </div>
        <Menu aria-label="Sua conta">
          {itens.map((i) => (
            <MenuItem key={i.para} onAction={() => roteador.history.push(i.para)}>
              {i.rotulo}
            </MenuItem>
          ))}
          <MenuItem onAction={() => mudarTema(tema === 'escuro' ? 'claro' : 'escuro')}>
            {tema === 'escuro' ? 'Usar cores claras' : 'Usar cores escuras'}
          </MenuItem>
          <Separator />
          <MenuItem onAction={aoSair}>
            <Icone nome="sair" />
            Sair
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

import { useEu } from '../../sessao/sessao'
import { diaDoInstante, diaMesAno, hora } from '../../ui/formatos'

interface RegistradoProps {
  registro: { registrado_por: string | null; registrado_em: string }
}

/** Who wrote it down, and when; nobody where it came with the installation. */
export function Registrado({ registro: { registrado_por, registrado_em } }: RegistradoProps) {
  const { fuso } = useEu().autoridade
  return (
    <small>
      {registrado_por ?? 'Com a instalação'},{' '}
      <span className="sem-quebra">
        {diaMesAno(diaDoInstante(registrado_em, fuso))} {hora(registrado_em, fuso)}
      </span>
    </small>
  )
}

const DESENHOS = {
  anexo: 'm8 12 6-6a3 3 0 0 1 4 4l-8 8a5 5 0 0 1-7-7l8-8',
  baixar: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  calendario: 'M5 6h14v14H5zM5 10h14M9 3v5m6-5v5',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z',
  certo: 'm5 12.5 4.5 4.5L19 7.5',
  editar: 'm5 19 1-4L16 5l3 3L9 18zM14 7l3 3',
  esquerda: 'm14.5 6-6 6 6 6',
  direita: 'm9.5 6 6 6-6 6',
  baixo: 'm6 9.5 6 6 6-6',
  cima: 'm6 14.5 6-6 6 6',
  fechar: 'm6 6 12 12M18 6 6 18',
  fora: 'M13 5h6v6m0-6-9 9M17 14v5H5V7h5',
  imprimir: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  informacao: 'M12 11v5m0-8.2v.1M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  lixo: 'M5 7h14M9 7V4h6v3m2 0-1 13H8L7 7m3 4v5m4-5v5',
  lupa: 'm20 20-4.8-4.8M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
  mais: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  ordenar: 'm8 10 4-4 4 4m-8 4 4 4 4-4',
  pessoa: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  relogio: 'M12 7v5l3.5 2M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  sair: 'M14 5H5v14h9M10 12h10m-4-4 4 4-4 4',
  triangulo: 'M12 9.500v4.500m0 3v.1M12 3.8 21 20H3z',
} as const

export type NomeDoIcone = keyof typeof DESENHOS

/** A drawing beside a word; it never speaks alone, so readers skip it. */
export function Icone({ nome, tamanho = 20 }: { nome: NomeDoIcone; tamanho?: number }) {
  return (
    <svg
      className="icone"
      width={tamanho}
      height={tamanho}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DESENHOS[nome]} />
    </svg>
  )
}

/** The mark of the product, where an authority brings no arms of its own. */
export function Marca({ tamanho = 30 }: { tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <rect width="30" height="30" rx="7" fill="var(--marca)" />
      <path
        d="M8 20V10h14v10M8 16h14M11 20v2m8-2v2"
        stroke="#fff"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}

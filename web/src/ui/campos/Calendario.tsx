import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import '../camadas.css'
import { Icone } from '../icones'
import './Calendario.css'

interface CalendarioProps {
  rotulo: string
  valor: string | null
  hoje: string | undefined
  min: string | undefined
  max: string | undefined
  caixa: RefObject<HTMLElement | null>
  aoEscolher: (dia: string) => void
  aoFechar: () => void
}

/** The calendar of a date field, loaded when it is first opened. Days are text in and text out. */
export default function Calendario(p: CalendarioProps) {
  const inicio = p.valor ?? p.hoje
  return (
    <Popover
      className="balao calendario"
      triggerRef={p.caixa}
      isOpen
      onOpenChange={(aberto) => {
        if (!aberto) p.aoFechar()
      }}
      placement="bottom start"
      offset={4}
    >
      <Dialog aria-label={p.rotulo}>
        <Calendar
          aria-label={p.rotulo}
          autoFocus
          value={p.valor ? parseDate(p.valor) : null}
          {...(inicio && { defaultFocusedValue: parseDate(inicio) })}
          {...(p.min && { minValue: parseDate(p.min) })}
          {...(p.max && { maxValue: parseDate(p.max) })}
          onChange={(dia) => p.aoEscolher(dia.toString())}
        >
          <header>
            <Button slot="previous">
              <Icone nome="esquerda" />
            </Button>
            <CalendarHeading level={2} />
            <Button slot="next">
              <Icone nome="direita" />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            {(dia) => <CalendarCell date={dia} className={dia.toString() === p.hoje ? 'hoje' : ''} />}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}

import { useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react'
import css from '../columns.module.css'

export const narrowestColumn = 48
const STEP = 16

export interface Sizable {
  readonly width: number
  /** What the handle is called. */
  readonly label: string
  readonly onWidth: (width: number) => void
}

/** A header cell of a table whose right edge can be drawn, or moved with the arrow keys. */
export function SizableHeader({ sizable, children, ...cell }: ComponentProps<'th'> & { sizable?: Sizable }) {
  const [from, setFrom] = useState<{ x: number; width: number }>()
  if (!sizable) return <th {...cell}>{children}</th>
  const { width, label, onWidth } = sizable
  const set = (wanted: number) => onWidth(Math.max(narrowestColumn, Math.round(wanted)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    // What the header itself does with keys (sorting) is not meant here.
    event.stopPropagation()
    if (step === undefined) return
    event.preventDefault()
    set(width + step)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    // As it stands on the screen: a table that has room gives it to its columns.
    const shown = event.currentTarget.closest('th')?.offsetWidth ?? width
    setFrom({ x: event.clientX, width: shown })
  }
  return (
    <th {...cell}>
      {children}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={width}
        aria-valuemin={narrowestColumn}
        tabIndex={0}
        className={css.edge}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => from && set(from.width + event.clientX - from.x)}
        onPointerUp={() => setFrom(undefined)}
        onPointerCancel={() => setFrom(undefined)}
      />
    </th>
  )
}

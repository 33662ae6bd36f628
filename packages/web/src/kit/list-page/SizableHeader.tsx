import { useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react'
import css from '../columns.module.css'

export const narrowestColumn = 48
const STEP = 16

export interface Sizable {
  readonly width: number
  /** The label of the handle. */
  readonly label: string
  readonly onWidth: (width: number) => void
}

/** A header cell with a width that the user can change by mouse or arrow keys. */
export function SizableHeader({ sizable, children, ...cell }: ComponentProps<'th'> & { sizable?: Sizable }) {
  const [from, setFrom] = useState<{ x: number; width: number }>()
  if (!sizable) return <th {...cell}>{children}</th>
  const { width, label, onWidth } = sizable
  const set = (newWidth: number) => onWidth(Math.max(narrowestColumn, Math.round(newWidth)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    // Keys here must not trigger the header's sorting.
    event.stopPropagation()
    if (step === undefined) return
    event.preventDefault()
    set(width + step)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    // The width on the screen: a table distributes spare width.
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

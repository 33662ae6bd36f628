import type { KeyboardEvent, PointerEvent } from 'react'
import css from './chart.module.css'

/** A position on the x axis that the user moves by mouse or arrow keys. */
export interface ChartHandle {
  readonly id: string
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly text: string
  readonly min: number
  readonly max: number
  /** One press of an arrow key. */
  readonly step: number
  readonly onMove: (value: number) => void
}

interface Props extends ChartHandle {
  /** Pixels from the left of the chart. */
  readonly at: number
  readonly valueAt: (clientX: number) => number
  /** The side of its name, so that two handles do not overlap. */
  readonly side: 'left' | 'right'
}

const bigStep = 10

/** A grip on a chart's level: dragged, or moved by the arrow keys. */
export function Handle({ name, value, text, min, max, step, onMove, at, valueAt, side }: Props) {
  const move = (to: number) => {
    const next = Math.min(max, Math.max(min, Math.round(to / step) * step))
    if (!Number.isNaN(next) && next !== value) onMove(next)
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -bigStep,
    PageUp: bigStep,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    const to = by === undefined ? { Home: min, End: max }[event.key] : value + by * step
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(valueAt(event.clientX))
  }
  return (
    <div
      className={css.handle}
      data-side={side}
      style={{ left: at }}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      title={`${name}: ${text}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <span aria-hidden>{name}</span>
    </div>
  )
}

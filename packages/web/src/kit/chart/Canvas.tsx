import type { EChartsType } from 'echarts/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { init } from './echarts.ts'
import { Handle, type ChartHandle } from './Handle.tsx'
import type { ChartOption } from './option.ts'
import css from './chart.module.css'

export interface CanvasProps {
  readonly option: ChartOption
  /** One sentence for screen readers. */
  readonly label: string
  readonly handles?: readonly ChartHandle[]
}

const firstAxis = { xAxisIndex: 0 }

/** Changes that follow each other so soon are drawn without moving: each frame of a move draws the whole chart. */
const FREQUENT_MS = 3000

/** Draws an option, again when the option or the size changes. */
export default function Canvas({ option, label, handles = [] }: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<EChartsType>()
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map())

  useLayoutEffect(() => {
    const room = frame.current
    if (!room) return undefined
    const made = init(room, null, { renderer: 'canvas' })
    const watcher = new ResizeObserver(() => made.resize({ animation: { duration: 0 } }))
    watcher.observe(room)
    setChart(made)
    return () => {
      watcher.disconnect()
      made.dispose()
    }
  }, [])

  const drawnAt = useRef(-Infinity)
  useEffect(() => {
    if (!chart) return
    const now = performance.now()
    const moves = option.animation !== false && now - drawnAt.current > FREQUENT_MS
    drawnAt.current = now
    chart.setOption({ ...option, animation: moves }, { replaceMerge: ['series'] })
  }, [chart, option])

  const handleValues = handles.map(({ id, value }) => `${id} ${value}`).join(' ')
  useEffect(() => {
    if (!chart || handles.length === 0) return undefined
    const place = () => {
      const next = handles.map(({ id, value }) => [id, chart.convertToPixel(firstAxis, value)] as const)
      setPlaces((before) => (next.every(([id, at]) => before.get(id) === at) ? before : new Map(next)))
    }
    place()
    chart.on('finished', place)
    return () => void chart.off('finished', place)
    // Handles are new objects in each render, so compare their values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chart, option, handleValues])

  const rightmost = handles.reduce((most, { value }) => Math.max(most, value), -Infinity)
  const valueAt = (clientX: number): number => {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    return chart?.convertFromPixel(firstAxis, clientX - left) ?? Number.NaN
  }
  return (
    <div className={css.room}>
      <div ref={frame} className={css.canvas} role="img" aria-label={label} />
      {handles.map((handle) => {
        const at = places.get(handle.id)
        return at === undefined ? null : (
          <Handle
            key={handle.id}
            {...handle}
            at={at}
            valueAt={valueAt}
            side={handle.value === rightmost ? 'right' : 'left'}
          />
        )
      })}
    </div>
  )
}

import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide it is now; a hidden one keeps its last width, so that nothing in it is made again. */
export function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measured = (wide: number) => setWidth((last) => Math.floor(wide) || last)
    measured(element.clientWidth)
    const watcher = new ResizeObserver(([entry]) => measured(entry?.contentRect.width ?? 0))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [frame])
  return width
}

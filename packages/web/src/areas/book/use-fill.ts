import { useLayoutEffect, useState, type RefObject } from 'react'

const LEAST = 240
/** The page's own padding below. */
const BELOW = 20

/** How high something may be that fills the window from where it stands to its end. */
export function useFill(frame: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LEAST)
  useLayoutEffect(() => {
    const measure = () => {
      const box = frame.current?.getBoundingClientRect()
      // A page that is kept and not shown has no place: it keeps the height it had.
      if (!box || box.width === 0) return
      setHeight(Math.max(LEAST, Math.round(globalThis.innerHeight - box.top - BELOW)))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    if (frame.current?.parentElement) watcher.observe(frame.current.parentElement)
    globalThis.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      globalThis.removeEventListener('resize', measure)
    }
  }, [frame])
  return height
}

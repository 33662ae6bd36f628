import { useEffect, type RefObject } from 'react'

/** So long after the last move sideways, the pinned columns are let go. */
const restMs = 1000

/** Shift turns the wheel sideways, and the middle button drags the page. */
const isSideways = (event: Event): boolean => {
  if (event instanceof WheelEvent) return event.deltaX !== 0 || event.shiftKey
  if (event instanceof PointerEvent) return event.button === 1
  return event instanceof KeyboardEvent && event.key === 'Shift'
}

/**
 * Marks the frame while its rows are scrolled sideways, or are about to be. Only then do pinned columns need a place of
 * their own: the browser draws each sticky cell as a layer, a hundred of them for a screen of rows, with every frame.
 */
export function useSideways(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = 0
    const begin = () => {
      element.setAttribute('data-sideways', '')
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (left === 0) element.removeAttribute('data-sideways')
      }, restMs)
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('.ag-grid-viewport')) return
      if (target.scrollLeft !== left) begin()
      left = target.scrollLeft
    }
    const onEvent = (event: Event) => {
      if (isSideways(event)) begin()
    }
    const events = ['wheel', 'pointerdown', 'keydown'] as const
    for (const name of events) element.addEventListener(name, onEvent, { passive: true })
    element.addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) element.removeEventListener(name, onEvent)
      element.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [frame])
}

import { useEffect, useRef, type RefObject } from 'react'

/** Escape goes back, unless an open list or dialog handles it first. */
export function useEscape<T extends HTMLElement>(onEscape: (() => void) | undefined): RefObject<T | null> {
  const place = useRef<T>(null)
  useEffect(() => {
    const element = place.current
    if (!element || !onEscape) return
    const step = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null
      const opened = at?.getAttribute('aria-expanded') === 'true'
      if (event.key !== 'Escape' || event.defaultPrevented || opened) return
      event.preventDefault()
      onEscape()
    }
    element.addEventListener('keydown', step)
    return () => element.removeEventListener('keydown', step)
  }, [onEscape])
  return place
}

import { useCallback, useEffect, useRef, type RefCallback } from 'react'

/** Pixels from the end that still count as the end. */
const NEAR = 8

/**
 * Scrolls a list to its end when it opens and when it grows, as long as its reader is at the end. Somebody who has
 * scrolled up keeps the position, until `follow` is called. A list without lines may be drawn later.
 */
export function useStayAtEnd<Box extends HTMLElement>(): {
  readonly box: RefCallback<Box>
  readonly onScroll: () => void
  readonly follow: () => void
} {
  const list = useRef<Box>(null)
  const follows = useRef(true)
  const toEnd = useCallback(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [])
  // Every time: lines may have been added.
  useEffect(toEnd)
  const box = useCallback(
    (element: Box | null) => {
      list.current = element
      if (!element) return undefined
      // Also when the tab that contains it is shown again.
      const observer = new ResizeObserver(toEnd)
      observer.observe(element)
      return () => {
        observer.disconnect()
        list.current = null
      }
    },
    [toEnd],
  )
  return {
    box,
    onScroll: () => {
      const { current: shown } = list
      if (shown) follows.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight <= NEAR
    },
    follow: () => {
      follows.current = true
      toEnd()
    },
  }
}

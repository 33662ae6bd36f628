import { useEffect, useRef, type RefObject } from 'react'

/** Pixels from the end that still count as the end. */
const NEAR = 8

/**
 * Scrolls a list to its end when it opens and when it grows, as long as its reader is at the end. Somebody who has
 * scrolled up keeps the position, until `follow` is called.
 */
export function useStayAtEnd<Box extends HTMLElement>(): {
  readonly box: RefObject<Box | null>
  readonly onScroll: () => void
  readonly follow: () => void
} {
  const box = useRef<Box>(null)
  const follows = useRef(true)
  const toEnd = () => {
    if (follows.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }
  // Every time: lines may have been added.
  useEffect(toEnd)
  useEffect(() => {
    const list = box.current
    if (!list) return
    // Also when the tab that contains it is shown again.
    const observer = new ResizeObserver(toEnd)
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return {
    box,
    onScroll: () => {
      const { current: list } = box
      if (list) follows.current = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR
    },
    follow: () => {
      follows.current = true
      toEnd()
    },
  }
}

import { useEffect, useRef, useState } from 'react'

/**
 * The same value a task later: what is drawn with it is no part of the task that draws the rest. Values that follow
 * each other within `restMs` are drawn together.
 */
export function useOwnTask<Value>(value: Value, restMs = 0): Value {
  const [drawn, draw] = useState(value)
  const last = useRef(-Infinity)
  useEffect(() => {
    const wait = Math.max(0, last.current + restMs - performance.now())
    const timer = setTimeout(() => {
      last.current = performance.now()
      draw(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return drawn
}

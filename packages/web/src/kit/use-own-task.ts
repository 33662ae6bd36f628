import { useEffect, useState } from 'react'

/** The same value a task later: what is drawn with it is no part of the task that draws the rest. */
export function useOwnTask<Value>(value: Value): Value {
  const [drawn, draw] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => draw(value), 0)
    return () => clearTimeout(timer)
  }, [value])
  return drawn
}

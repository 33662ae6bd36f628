import { useEffect, useState } from 'react'

/** The value as it was drawn with last: what is worked out of it waits until the rest of the page stands. */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, draw] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => draw(value), 0)
    return () => clearTimeout(timer)
  }, [value])
  return drawn
}

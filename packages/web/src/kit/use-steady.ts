import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...given: never[]) => void>>

/** The same functions for good, each calling the newest of its name: what is handed them is not drawn anew for others. */
export function useSteady<const Given extends Handlers>(now: Given): Given {
  const newest = useRef(now)
  useLayoutEffect(() => {
    newest.current = now
  })
  const [steady] = useState(() => {
    const call =
      (name: keyof Given) =>
      (...given: never[]) =>
        newest.current[name]!(...given)
    return Object.fromEntries(Object.keys(now).map((name) => [name, call(name)])) as unknown as Given
  })
  return steady
}

import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...args: never[]) => void>>

/** Stable functions that call the latest version of each handler, so that children do not render again. */
export function useSteady<const Functions extends Handlers>(now: Functions): Functions {
  const newest = useRef(now)
  useLayoutEffect(() => {
    newest.current = now
  })
  const [steady] = useState(() => {
    const call =
      (name: keyof Functions) =>
      (...args: never[]) =>
        newest.current[name]!(...args)
    return Object.fromEntries(Object.keys(now).map((name) => [name, call(name)])) as unknown as Functions
  })
  return steady
}

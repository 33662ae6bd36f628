import { useEffect, useEffectEvent } from 'react'

/** Asks before the window closes with unsaved changes. */
export function useCloseWarning(isUnsaved: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event)
    globalThis.addEventListener('beforeunload', listener)
    return () => globalThis.removeEventListener('beforeunload', listener)
  }, [])
}

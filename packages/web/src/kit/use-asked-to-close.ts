import { useEffect, useEffectEvent } from 'react'

/** Nobody closes the window over something unsaved without being asked. */
export function useAskedToClose(isUnsaved: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const asked = (event: BeforeUnloadEvent) => ask(event)
    globalThis.addEventListener('beforeunload', asked)
    return () => globalThis.removeEventListener('beforeunload', asked)
  }, [])
}

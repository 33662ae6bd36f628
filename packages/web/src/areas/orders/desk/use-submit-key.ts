import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Enter submits while the component is on the screen. */
export function useSubmitKey(run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      event.preventDefault()
      act()
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  }, [])
}

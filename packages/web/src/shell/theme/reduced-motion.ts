import { useSyncExternalStore } from 'react'

const query = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}

import { useSyncExternalStore } from 'react'

/** A phone, or a window as narrow as one: the menu becomes a drawer. */
const query = () => globalThis.matchMedia('(max-width: 767px)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useNarrow = () => useSyncExternalStore(subscribe, () => query().matches)

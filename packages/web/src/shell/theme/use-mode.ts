import { useSyncExternalStore } from 'react'
import { useStore } from '../../platform/store.ts'
import { themeStore, type Mode } from './settings.ts'

const query = () => globalThis.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** The mode that shows: the chosen one, or night and dark as the system. */
export function useMode(): Mode {
  const { mode } = useStore(themeStore)
  const night = useSyncExternalStore(subscribe, () => query().matches)
  if (mode !== 'system') return mode
  return night ? 'night' : 'dark'
}

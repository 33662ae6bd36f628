import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Known only where there is a browser to say so. */
export const isOffline = () => (globalThis.navigator as Partial<Navigator>).onLine === false

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

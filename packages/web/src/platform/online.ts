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

/** Told when the network goes and when it is there again. */
export function onNetwork(told: (online: boolean) => void): void {
  if (!('addEventListener' in globalThis)) return
  globalThis.addEventListener('online', () => told(true))
  globalThis.addEventListener('offline', () => told(false))
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

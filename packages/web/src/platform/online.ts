import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Known only in a browser. */
export const isOffline = () => (globalThis.navigator as Partial<Navigator>).onLine === false

/** Calls the listener when the network is lost or back. */
export function onNetwork(listener: (online: boolean) => void): void {
  if (!('addEventListener' in globalThis)) return
  globalThis.addEventListener('online', () => listener(true))
  globalThis.addEventListener('offline', () => listener(false))
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../platform/live.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Ticks on the server's full second, so that all countdowns step together. */
function next() {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener()
      next()
    },
    1005 - (serverNow() % 1000),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) next()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/**
 * A value derived from the server's time each second; renders only when it changes, so that a deal of next week does
 * not render every second.
 */
export const useClock = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => read(serverNow()))

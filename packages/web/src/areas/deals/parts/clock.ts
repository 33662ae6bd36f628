import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../platform/live.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** On the server's full second, so that every countdown of a screen steps at once. */
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
 * What can be told of the server's time, looked at each second; drawn anew only when it becomes something
 * else, so that a deal of next week does not draw its card every second.
 */
export const useClock = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => read(serverNow()))

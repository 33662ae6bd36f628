import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { readJson, writeJson } from './storage.ts'

/**
 * Screens come in pieces. After a new version was put up, the pieces an open page still asks for are
 * gone: one reload brings the new ones (§8). Only one: a server that is really broken must not make the
 * page reload for ever.
 */
const KEY = 'bookrunner.reloaded'
/** §9. */
const CHUNK_TIMEOUT_MS = 120_000
const AGAIN_AFTER_MS = 60_000

export function mayReload(last: unknown, now: number): boolean {
  return typeof last !== 'number' || last > now || now - last > AGAIN_AFTER_MS
}

/** True when the page is about to reload. */
function reloadOnce(now = Date.now()): boolean {
  if (!mayReload(readJson('session', KEY), now)) return false
  writeJson('session', KEY, now)
  // Without a kept mark we could not tell the second time from the first, so we do not begin.
  if (readJson('session', KEY) !== now) return false
  globalThis.location.reload()
  return true
}

/** A piece that could not be had, even after a reload. Only loading the whole page again can help. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

async function withinTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A screen, or anything as big, loaded when it is first shown. */
export function lazyScreen<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await withinTime(load)
    } catch (fault) {
      // While the page reloads, this never settles: no flash of an error in between.
      if (reloadOnce()) return new Promise<never>(() => undefined)
      throw new ChunkMissing('A part of the application could not be loaded', { cause: fault })
    }
  })
}

/** A piece that will be shown as soon as its data is there, asked for together with it. If it cannot be had, that is told where it is shown. */
export const ahead = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

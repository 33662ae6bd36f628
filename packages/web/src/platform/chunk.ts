import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { readJson, writeJson } from './storage.ts'

/**
 * Screens are loaded in chunks. After a new version is deployed, an open page's old chunks are gone: one reload loads
 * the new ones (§8), and only one, so that a broken server causes no endless reload.
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
  // Without the stored mark a second reload could not be detected, so do not reload.
  if (readJson('session', KEY) !== now) return false
  globalThis.location.reload()
  return true
}

/** A chunk is missing even after a reload: only loading the whole page can help. */
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

/** A screen or another large component, loaded when first shown. */
export function lazyScreen<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await withinTime(load)
    } catch (fault) {
      // Never settles while the page reloads, so that no error flashes.
      if (reloadOnce()) return new Promise<never>(() => undefined)
      throw new ChunkMissing('A part of the application could not be loaded', { cause: fault })
    }
  })
}

/** Loads a chunk together with its data. A failure is reported where the chunk is shown. */
export const ahead = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

import { createElement, lazy, useEffect, useState, type ComponentType } from 'react'
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

type Load = () => Promise<unknown>

interface Chunk<Props> {
  readonly default: ComponentType<Props>
}

/** Chunks by what loads them: on their way, and there. */
const onTheWay = new WeakMap<Load, Promise<unknown>>()
const there = new WeakMap<Load, unknown>()

function loadOnce<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const known = onTheWay.get(load) as Promise<Loaded> | undefined
  if (known) return known
  const loading = load().then((chunk) => {
    there.set(load, chunk)
    return chunk
  })
  onTheWay.set(load, loading)
  const forget = () => void onTheWay.delete(load)
  loading.then(forget, forget)
  return loading
}

/** A screen or another large component, loaded when first shown. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<Chunk<Props>>,
): ComponentType<Props> {
  const loadOrReload = async () => {
    try {
      return await withinTime(() => loadOnce(load))
    } catch (fault) {
      // Never settles while the page reloads, so that no error flashes.
      if (reloadOnce()) return new Promise<never>(() => undefined)
      throw new ChunkMissing('A part of the application could not be loaded', { cause: fault })
    }
  }
  const Later = lazy(loadOrReload) as unknown as ComponentType<Props>
  return function Screen(props: Props) {
    // A chunk that is there is shown at once: React shows what it waited for up to 300 ms late.
    const [Content] = useState<ComponentType<Props>>(
      () => (there.get(load) as Chunk<Props> | undefined)?.default ?? Later,
    )
    return createElement<Props>(Content, props)
  }
}

/** Loads a chunk together with its data. A failure is reported where the chunk is shown. */
export const ahead = (load: Load): void => void loadOnce(load).catch(() => undefined)

/** Whether these chunks are there, or have been waited for long enough. */
export function useChunks(loads: readonly Load[], longestMs: number): boolean {
  const [ready, setReady] = useState(() => loads.every((load) => there.has(load)))
  useEffect(() => {
    if (ready) return undefined
    const end = () => setReady(true)
    const timer = setTimeout(end, longestMs)
    const missing = loads.filter((load) => !there.has(load))
    void Promise.allSettled(missing.map((load) => loadOnce(load))).then(end)
    return () => clearTimeout(timer)
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return ready
}

import { useEffect, useState } from 'react'
import { paletteProviders, type PaletteEntry } from './registry.ts'

export interface FoundGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

/** The list scrolls; every screen must be in it. */
const MOST_PER_GROUP = 40

/**
 * What all sources find for a query, each shown as soon as it has answered. Those that have to ask stand below
 * those that know: what comes later never pushes aside what Enter is about to choose.
 */
export function useFound(query: string): readonly FoundGroup[] {
  const [late, setLate] = useState<{
    query: string
    found: Readonly<Record<string, readonly PaletteEntry[]>>
  }>({
    query: '',
    found: {},
  })
  const [now, setNow] = useState<readonly (FoundGroup & { readonly asks: boolean })[]>([])

  useEffect(() => {
    const abort = new AbortController()
    const groups = paletteProviders().map((provider) => {
      const found = provider.find(query, abort.signal)
      if (found instanceof Promise) {
        found.then(
          (entries) => {
            if (abort.signal.aborted) return
            setLate((old) => ({
              query,
              found: { ...(old.query === query ? old.found : {}), [provider.id]: entries },
            }))
          },
          // A source that fails is a source that found nothing; the others stand.
          () => undefined,
        )
      }
      const asks = found instanceof Promise
      return { id: provider.id, title: provider.group(), asks, entries: asks ? [] : found }
    })
    setNow(groups.toSorted((one, other) => Number(one.asks) - Number(other.asks)))
    return () => abort.abort()
  }, [query])

  return now
    .map((group) => {
      const entries =
        group.entries.length > 0 ? group.entries : (late.query === query && late.found[group.id]) || []
      return { ...group, entries: entries.slice(0, MOST_PER_GROUP) }
    })
    .filter((group) => group.entries.length > 0)
}

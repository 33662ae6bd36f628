import { useEffect, useState } from 'react'
import { paletteProviders, type PaletteEntry } from './registry.ts'

export interface FoundGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

/** High enough for all screens, because the list scrolls. */
const MOST_PER_GROUP = 40

/**
 * The entries that all sources find, each shown when it answers. Sources that ask the server come last, so that late
 * results do not move the entry that Enter is about to choose.
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
          // A failed source counts as empty.
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

import type { ReactNode } from 'react'

/** One thing the palette can lead to or do. */
export interface PaletteEntry {
  readonly id: string
  readonly title: string
  /** Said small beside it: where it is, what it does. */
  readonly hint?: string | undefined
  /** Further words it can be found by. */
  readonly keywords?: string
  readonly icon?: ReactNode
  readonly run: () => void
}

/**
 * A source of entries: the screens, the actions, and in later areas deals, entities and users. It gives
 * only what the person may reach. One that has to ask the server answers later; the palette waits for it
 * without holding the others back.
 */
export interface PaletteProvider {
  readonly id: string
  /** The heading above its entries, in the language of the moment. */
  readonly group: () => string
  readonly find: (
    query: string,
    signal: AbortSignal,
  ) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>
}

const providers = new Map<string, PaletteProvider>()

/** Areas add their source when their module is loaded; the same id again replaces it. */
export function addToPalette(provider: PaletteProvider): void {
  providers.set(provider.id, provider)
}

export const paletteProviders = (): readonly PaletteProvider[] => [...providers.values()]

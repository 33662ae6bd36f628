import type { ReactNode } from 'react'

/** One thing the palette can lead to or do. */
export interface PaletteEntry {
  readonly id: string
  readonly title: string
  /** A short hint beside the title. */
  readonly hint?: string | undefined
  /** Further search words. */
  readonly keywords?: string
  readonly icon?: ReactNode
  readonly run: () => void
}

/**
 * A source of entries that the user may reach: screens, actions, and records of areas. A source that asks the server
 * may answer later; the others do not wait.
 */
export interface PaletteProvider {
  readonly id: string
  /** The heading of its entries, in the current language. */
  readonly group: () => string
  readonly find: (
    query: string,
    signal: AbortSignal,
  ) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>
}

const providers = new Map<string, PaletteProvider>()

/** Areas add their source when their module loads; the same id replaces it. */
export function addToPalette(provider: PaletteProvider): void {
  providers.set(provider.id, provider)
}

export const paletteProviders = (): readonly PaletteProvider[] => [...providers.values()]

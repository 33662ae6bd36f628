import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { createStore } from '../../../platform/store.ts'

/** How the board is looked at, remembered in this browser. */
export interface Kept {
  readonly view: 'cards' | 'table'
  /** Columns of the table that are not shown. */
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

const KEY = 'bookrunner.dealboard'

/** Not shown until they are asked for: a desk's screen is 1366 wide. */
const usuallyHidden = ['class', 'updatedAt']

export function parseKept(stored: unknown): Kept {
  const given = isRecord(stored) ? stored : {}
  const hidden: unknown[] = Array.isArray(given['hidden']) ? given['hidden'] : usuallyHidden
  const widths = isRecord(given['widths']) ? Object.entries(given['widths']) : []
  return {
    view: given['view'] === 'table' ? 'table' : 'cards',
    hidden: hidden.filter((name): name is string => typeof name === 'string'),
    widths: Object.fromEntries(
      widths.filter((pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= 40),
    ),
  }
}

export const keptStore = createStore<Kept>(parseKept(readJson('local', KEY)))

export function keep(change: Partial<Kept>): void {
  keptStore.set({ ...keptStore.get(), ...change })
  writeJson('local', KEY, keptStore.get())
}

import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { createStore } from '../../../platform/store.ts'

/** How the list of orders is looked at, remembered in this browser. */
export interface Kept {
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

const KEY = 'bookrunner.my-orders'

/** Not shown until they are asked for: a laptop is 1366 wide. */
const usuallyHidden = ['commitment', 'test', 'account', 'through', 'enteredBy', 'submittedAt', 'closesAt']

export function parseKept(stored: unknown): Kept {
  const given = isRecord(stored) ? stored : {}
  const hidden: unknown[] = Array.isArray(given['hidden']) ? given['hidden'] : usuallyHidden
  const widths = isRecord(given['widths']) ? Object.entries(given['widths']) : []
  return {
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

export const asUsual = (): void => keep(parseKept(undefined))

import type { AllocVersionView } from '@bookrunner/contract/allocation'
import type { Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { inTableOrder } from './replaced.ts'

export type Block =
  | {
      readonly kind: 'remainder'
      readonly remainder: bigint
      readonly allocated: bigint
      readonly toAllocate: number
    }
  | { readonly kind: 'edits'; readonly count: number }
  /** The orders of the first lines to correct, from the top of the table. */
  | { readonly kind: 'faults'; readonly count: number; readonly orders: readonly string[] }
  | { readonly kind: 'unknown' | 'stale' | 'terms' }
  /** The book takes less than the issue, and nobody has decided what becomes of the rest. */
  | { readonly kind: 'short'; readonly missing: bigint }
  | { readonly kind: 'launched'; readonly name: string }

/** The most orders that a fault of lines names. */
const NAMED = 3

/** The faults that prevent launching a version, with figures; the server checks the rest. */
export function blocksOf(
  { summary, versions, rows }: Pick<BrowserAlloc, 'summary' | 'versions' | 'rows'>,
  version: Pick<AllocVersionView, 'stale'>,
  edits: Edits,
  { launched, table }: { readonly launched: boolean; readonly table: readonly string[] },
): Block[] {
  const { toAllocate, total, remainder, missing, faults } = summary
  const unsettled = [...edits.values()].filter(({ state }) => state !== 'done').length
  const blocks: Block[] = []
  const other = versions.find(({ state }) => state === 'launched')
  if (other) blocks.push({ kind: 'launched', name: other.name })
  if (!launched) blocks.push({ kind: 'terms' })
  if (toAllocate === null || remainder === null)
    blocks.push(missing === '0' ? { kind: 'unknown' } : { kind: 'short', missing: BigInt(missing) })
  else if (remainder !== '0')
    blocks.push({ kind: 'remainder', remainder: BigInt(remainder), allocated: BigInt(total), toAllocate })
  if (faults > 0) {
    const wrong = [...rows.values()].filter(({ fault }) => fault !== null)
    const orders = inTableOrder(wrong, table).slice(0, NAMED)
    blocks.push({ kind: 'faults', count: faults, orders: orders.map(({ number }) => number) })
  }
  if (version.stale) blocks.push({ kind: 'stale' })
  if (unsettled > 0) blocks.push({ kind: 'edits', count: unsettled })
  return blocks
}

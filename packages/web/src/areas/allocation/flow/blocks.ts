import type { AllocVersionView } from '@bookrunner/contract/allocation'
import type { Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

export type Block =
  | {
      readonly kind: 'remainder'
      readonly remainder: bigint
      readonly allocated: bigint
      readonly toAllocate: number
    }
  | { readonly kind: 'faults' | 'edits'; readonly count: number }
  | { readonly kind: 'unknown' | 'stale' | 'terms' }
  /** The book takes less than the issue, and nobody has decided what becomes of the rest. */
  | { readonly kind: 'short'; readonly missing: bigint }
  | { readonly kind: 'launched'; readonly name: string }

/** The faults that prevent launching a version, with figures; the server checks the rest. */
export function blocksOf(
  { summary, versions }: Pick<BrowserAlloc, 'summary' | 'versions'>,
  version: Pick<AllocVersionView, 'stale'>,
  edits: Edits,
  { launched }: { readonly launched: boolean },
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
  if (faults > 0) blocks.push({ kind: 'faults', count: faults })
  if (version.stale) blocks.push({ kind: 'stale' })
  if (unsettled > 0) blocks.push({ kind: 'edits', count: unsettled })
  return blocks
}

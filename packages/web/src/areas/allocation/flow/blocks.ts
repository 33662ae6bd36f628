import type { AllocVersionView } from '@bookrunner/contract/allocation'
import type { Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

export type Block =
  | {
      readonly kind: 'remainder'
      readonly remainder: bigint
      readonly given: bigint
      readonly toGive: number
    }
  | { readonly kind: 'faults' | 'edits'; readonly count: number }
  | { readonly kind: 'unknown' | 'stale' | 'terms' }
  | { readonly kind: 'launched'; readonly name: string }

/** What keeps a version from being launched, with the numbers; the server says the rest. */
export function blocksOf(
  { summary, versions }: Pick<BrowserAlloc, 'summary' | 'versions'>,
  version: Pick<AllocVersionView, 'stale'>,
  edits: Edits,
  { launched }: { readonly launched: boolean },
): Block[] {
  const { toGive, total, remainder, faults } = summary
  const unsettled = [...edits.values()].filter(({ state }) => state !== 'done').length
  const blocks: Block[] = []
  const other = versions.find(({ state }) => state === 'launched')
  if (other) blocks.push({ kind: 'launched', name: other.name })
  if (!launched) blocks.push({ kind: 'terms' })
  if (toGive === null || remainder === null) blocks.push({ kind: 'unknown' })
  else if (remainder !== '0')
    blocks.push({ kind: 'remainder', remainder: BigInt(remainder), given: BigInt(total), toGive })
  if (faults > 0) blocks.push({ kind: 'faults', count: faults })
  if (version.stale) blocks.push({ kind: 'stale' })
  if (unsettled > 0) blocks.push({ kind: 'edits', count: unsettled })
  return blocks
}

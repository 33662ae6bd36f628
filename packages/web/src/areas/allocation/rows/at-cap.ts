import type { AllocRow } from '@bookrunner/contract/allocation'
import { capKinds, capOf, type CapKind, type Grid, type Rule } from '@bookrunner/domain/allocation'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

export type CappedRows = Pick<BrowserAlloc, 'rows' | 'holders'>

const keyOf = (kind: CapKind, { holder }: AllocRow, { holders }: CappedRows): string | null =>
  kind === 'capAccount' ? holder : (holders.get(holder)?.groupId ?? null)

/** The cap of a policy that each line has reached; `sizes` are those of lines that a trial changes. */
export function atCap(
  alloc: CappedRows,
  sizes: ReadonlyMap<string, bigint>,
  policy: readonly Rule[],
  grid: Grid,
): (row: AllocRow | undefined) => CapKind | null {
  const full = new Set<string>()
  for (const kind of capKinds) {
    const most = capOf(policy, kind)
    if (most === null) continue
    const totals = new Map<string, bigint>()
    for (const row of alloc.rows.values()) {
      const key = keyOf(kind, row, alloc)
      const size = sizes.get(row.orderId) ?? BigInt(row.size ?? 0)
      if (key !== null) totals.set(key, (totals.get(key) ?? 0n) + size)
    }
    for (const [key, size] of totals)
      if (size + BigInt(grid.increment) > BigInt(most)) full.add(`${kind} ${key}`)
  }
  return (row) => (row && capKinds.find((kind) => full.has(`${kind} ${keyOf(kind, row, alloc)}`))) ?? null
}

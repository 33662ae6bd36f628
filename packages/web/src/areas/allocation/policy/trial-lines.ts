import type { ReplyOf } from '@bookrunner/contract'
import type { AllocRow, allocationCalls } from '@bookrunner/contract/allocation'
import type { CapKind, Grid, Rule, TargetKind } from '@bookrunner/domain/allocation'
import { atCap, type CappedRows } from '../rows/at-cap.ts'
import { bucketsOf } from '../rows/running.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

type Reply = ReplyOf<typeof allocationCalls.allocSubmit>
type Changed = Reply['lines'][number]

export interface TriedLine extends Pick<Changed, 'orderId' | 'by' | 'rounding' | 'full' | 'tooSmall'> {
  readonly row: AllocRow | undefined
  readonly was: bigint
  readonly is: bigint
  /** The cap that limits it. */
  readonly capped: CapKind | null
  /** The desk's reason that the line loses with its size. */
  readonly lostNote: string | null
}

/** The stored line gets another reason, rounding or note. */
const isReasoned = (row: AllocRow | undefined, line: Changed): boolean =>
  row !== undefined &&
  (row.by !== line.by ||
    row.rounding !== line.rounding ||
    row.full !== line.full ||
    row.tooSmall !== line.tooSmall ||
    row.note !== line.note)

interface Tried {
  readonly policy: readonly Rule[]
  readonly lines: readonly Changed[]
}

/** The lines that would change, the largest first; equal sizes in the order of the grid. */
export function triedLines({ policy, lines }: Tried, alloc: CappedRows, grid: Grid): readonly TriedLine[] {
  const places = new Map([...alloc.rows.keys()].map((id, at) => [id, at]))
  const placeOf = ({ orderId }: TriedLine) => places.get(orderId) ?? places.size
  const cappedBy = atCap(
    alloc,
    new Map(lines.map(({ orderId, is }) => [orderId, BigInt(is ?? 0)])),
    policy,
    grid,
  )
  return (
    lines
      // A line of size zero of an order out of the book changes nothing and is left out.
      .filter((line) => (line.was ?? 0) !== line.is || isReasoned(alloc.rows.get(line.orderId), line))
      .map(({ orderId, was, is, by, rounding, full, tooSmall, note }): TriedLine => {
        const row = alloc.rows.get(orderId)
        const capped = full || tooSmall ? null : cappedBy(row)
        return {
          orderId,
          row,
          by,
          rounding,
          full,
          tooSmall,
          capped,
          lostNote: note === null ? (row?.note ?? null) : null,
          was: BigInt(was ?? 0),
          is: BigInt(is ?? 0),
        }
      })
      .toSorted((one, other) => Number(other.is - one.is) || placeOf(one) - placeOf(other))
  )
}

/** What a bucket gets now and by the policy. */
export interface BucketEffect {
  readonly key: string | null
  readonly was: bigint
  readonly is: bigint
}

/** The buckets of a kind that the policy changes, the largest first. A line with several tags or leads is in each. */
export function bucketEffects(
  { rows, holders }: Pick<BrowserAlloc, 'rows' | 'holders'>,
  lines: readonly TriedLine[],
  by: TargetKind,
): readonly BucketEffect[] {
  const tried = new Map(lines.map(({ orderId, is }) => [orderId, is]))
  const found = new Map<string | null, { key: string | null; was: bigint; is: bigint }>()
  for (const row of rows.values()) {
    const value = bucketsOf(row, row.size, holders)[by]
    for (const key of value === null || typeof value === 'string' ? [value] : value) {
      const sum = found.get(key) ?? { key, was: 0n, is: 0n }
      const was = BigInt(row.size ?? 0)
      sum.was += was
      sum.is += tried.get(row.orderId) ?? was
      found.set(key, sum)
    }
  }
  return [...found.values()]
    .filter(({ was, is }) => was !== is)
    .toSorted((one, other) => Number(other.is - one.is))
}

import { momentumKinds, type MomentumKind } from '@bookrunner/domain/book'

/** A period of the book, as the call returns it. */
export interface TrendBucket extends Readonly<Record<MomentumKind, string>> {
  readonly from: string
  readonly book: string
}

export interface MomentumRow {
  readonly from: string
  readonly label: string
  readonly book: bigint
  /** Reductions and cancellations are negative. */
  readonly moved: Readonly<Record<MomentumKind, bigint>>
}

const leaves: Readonly<Record<MomentumKind, boolean>> = {
  new: false,
  increased: false,
  reduced: true,
  cancelled: true,
}

export const momentumRows = (
  buckets: readonly TrendBucket[],
  label: (from: string, before: string | undefined) => string,
): MomentumRow[] =>
  buckets.map((bucket, index) => ({
    from: bucket.from,
    label: label(bucket.from, buckets[index - 1]?.from),
    book: BigInt(bucket.book),
    moved: Object.fromEntries(
      momentumKinds.map((kind) => [kind, BigInt(bucket[kind]) * (leaves[kind] ? -1n : 1n)]),
    ) as Record<MomentumKind, bigint>,
  }))

/** Sums over all periods. */
export const momentumSums = (rows: readonly MomentumRow[]): Readonly<Record<MomentumKind, bigint>> =>
  Object.fromEntries(
    momentumKinds.map((kind) => [kind, rows.reduce((sum, { moved }) => sum + moved[kind], 0n)]),
  ) as Record<MomentumKind, bigint>

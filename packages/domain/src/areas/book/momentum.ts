/** What became of the book by one change of an order: it came, grew, shrank or went. */
export const momentumKinds = ['new', 'increased', 'reduced', 'cancelled'] as const
export type MomentumKind = (typeof momentumKinds)[number]

/** One change of an order's firm size. */
export interface Move {
  /** Milliseconds of the epoch. */
  at: number
  was: number
  is: number
}

export interface MomentumBucket {
  /** Its first moment. */
  from: string
  /** The book at its end. */
  book: bigint
  amounts: Record<MomentumKind, bigint>
}

/** Widths of a bucket: minutes that people read a clock in. */
const widths = [1, 5, 10, 15, 30, 60, 120, 240, 720, 1440]
const mostBuckets = 60
const msOf = (minutes: number): number => minutes * 60_000

export const kindOf = ({ was, is }: Pick<Move, 'was' | 'is'>): MomentumKind | null => {
  if (was === is) return null
  if (was === 0) return 'new'
  if (is === 0) return 'cancelled'
  return is > was ? 'increased' : 'reduced'
}

const none = (): Record<MomentumKind, bigint> => ({ new: 0n, increased: 0n, reduced: 0n, cancelled: 0n })
const epoch = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds
const instantAt = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString()

/** What moved one way at a moment, of one change or of several. */
export interface BookMovement {
  /** Milliseconds of the epoch. */
  at: number
  kind: MomentumKind
  amount: bigint
}

export const movementsOf = ({ at, was, is }: Move): BookMovement[] => {
  const kind = kindOf({ was, is })
  return kind ? [{ at, kind, amount: BigInt(Math.abs(is - was)) }] : []
}

/** The book over time: equal buckets from the first change to now, empty ones as well. */
export const momentumOf = (
  movements: readonly BookMovement[],
  now: string,
): { minutes: number; buckets: MomentumBucket[] } => {
  const end = epoch(now)
  // By the minute, so that it is the same whether changes are known singly or by minutes.
  const first = Math.floor(movements.reduce((least, { at }) => Math.min(least, at), end) / msOf(1)) * msOf(1)
  const span = end - first
  const minutes = widths.find((width) => span / msOf(width) < mostBuckets - 1) ?? widths.at(-1)!
  const start = Math.floor(first / msOf(minutes))
  const count = Math.floor(end / msOf(minutes)) - start + 1
  const amounts = Array.from({ length: count }, none)
  for (const { at, kind, amount } of movements) {
    const bucket = amounts[Math.floor(at / msOf(minutes)) - start]
    if (bucket) bucket[kind] += amount
  }
  let book = 0n
  const buckets = amounts.map((each, index) => {
    book += each.new + each.increased - each.reduced - each.cancelled
    return { from: instantAt(msOf(minutes) * (start + index)), book, amounts: each }
  })
  return { minutes, buckets }
}

/** What came into the book and what left it. */
export interface BookFlow {
  came: number
  went: number
}

/**
 * By one order since a moment: its size then, its last size while it counted, and its size now. What came later and was
 * withdrawn again is in both.
 */
export const flowOf = ({ was, last, is }: { was: number; last: number; is: number }): BookFlow => ({
  came: Math.max(0, last - was),
  went: Math.max(0, was - last) + last - is,
})

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

/** The book over time: equal buckets from the first change to now, empty ones as well. */
export const momentumOf = (
  moves: readonly Move[],
  now: string,
): { minutes: number; buckets: MomentumBucket[] } => {
  const end = epoch(now)
  const first = moves.reduce((least, { at }) => Math.min(least, at), end)
  const span = end - first
  const minutes = widths.find((width) => span / msOf(width) < mostBuckets - 1) ?? widths.at(-1)!
  const start = Math.floor(first / msOf(minutes))
  const count = Math.floor(end / msOf(minutes)) - start + 1
  const amounts = Array.from({ length: count }, none)
  for (const move of moves) {
    const kind = kindOf(move)
    const at = amounts[Math.floor(move.at / msOf(minutes)) - start]
    if (kind && at) at[kind] += BigInt(Math.abs(move.is - move.was))
  }
  let book = 0n
  const buckets = amounts.map((each, index) => {
    book += each.new + each.increased - each.reduced - each.cancelled
    return { from: instantAt(msOf(minutes) * (start + index)), book, amounts: each }
  })
  return { minutes, buckets }
}

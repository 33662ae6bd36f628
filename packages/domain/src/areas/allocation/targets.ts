import { exact, rateOf, type FaceAmount, type FieldRefusal, type Rate } from '../../kernel/index.ts'

export const targetKinds = ['type', 'region', 'group', 'lead', 'tag'] as const
export type TargetKind = (typeof targetKinds)[number]

/** The target of a bucket: a size and a rate, both entered by the desk (§5). */
export interface Target {
  by: TargetKind
  key: string
  size: FaceAmount
  /** Per cent of the total to allocate. */
  rate: Rate
}

/** The buckets of a line. A line with several tags or leads counts in each of them. */
export interface BucketKeys {
  size: FaceAmount
  type: string | null
  region: string | null
  group: string | null
  lead: readonly string[]
  tag: readonly string[]
}

export interface TargetState {
  target: Target
  now: bigint
  nowRate: Rate
  /** Current size minus target: above zero is too much. */
  difference: bigint
  differenceRate: Rate
}

const isIn = (line: BucketKeys, { by, key }: Pick<Target, 'by' | 'key'>): boolean => {
  const value = line[by]
  return Array.isArray(value) ? value.includes(key) : value === key
}

const rateIn = (part: bigint, all: bigint): Rate =>
  all === 0n
    ? rateOf('0')
    : rateOf(
        exact(rateOf(String(part)))
          .times(100)
          .div(String(all))
          .toDecimalPlaces(2),
      )

/** The amount that rates are per cent of: the total to allocate, or the allocated sum while that total is unknown. */
const wholeOf = (lines: readonly BucketKeys[], toAllocate: FaceAmount | null): bigint =>
  toAllocate === null ? lines.reduce((sum, { size }) => sum + BigInt(size), 0n) : BigInt(toAllocate)

/** A line with the size that is in at the final level. */
export interface BucketDemand extends BucketKeys {
  acceptedIn: FaceAmount
}

/** Figures of a bucket; the key is null for the lines in no bucket of a kind that has one for each line. */
export interface BucketFigures {
  key: string | null
  now: bigint
  nowRate: Rate
  acceptedIn: bigint
}

/** Kinds whose buckets a line has only one of, so that their figures add up. */
export const excludingKinds: readonly TargetKind[] = ['type', 'region', 'group']

/** All buckets of a kind in the book, the largest demand first: their order does not move while the desk types. */
export const bucketFigures = (
  by: TargetKind,
  lines: readonly BucketDemand[],
  toAllocate: FaceAmount | null,
): BucketFigures[] => {
  const sums = new Map<string | null, { now: bigint; acceptedIn: bigint }>()
  for (const line of lines) {
    const value = line[by]
    const keys = value === null || typeof value === 'string' ? [value] : value
    for (const key of keys) {
      const sum = sums.get(key) ?? { now: 0n, acceptedIn: 0n }
      sum.now += BigInt(line.size)
      sum.acceptedIn += BigInt(line.acceptedIn)
      sums.set(key, sum)
    }
  }
  const all = wholeOf(lines, toAllocate)
  return [...sums]
    .map(([key, { now, acceptedIn }]) => ({ key, now, nowRate: rateIn(now, all), acceptedIn }))
    .toSorted((one, other) =>
      one.acceptedIn === other.acceptedIn
        ? (one.key ?? '\uffff') < (other.key ?? '\uffff')
          ? -1
          : 1
        : one.acceptedIn > other.acceptedIn
          ? -1
          : 1,
    )
}

/** A bucket with its target. */
export const targetStateOf = (
  target: Target,
  { now, nowRate }: Pick<BucketFigures, 'now' | 'nowRate'>,
): TargetState => ({
  target,
  now,
  nowRate,
  difference: now - BigInt(target.size),
  differenceRate: rateOf(exact(nowRate).minus(target.rate)),
})

/**
 * Target, current size and difference of every bucket with a target. Rates are per cent of the total to allocate, as in
 * the target, so that an early version is not over its targets. If that total is unknown, they are per cent of the
 * allocated sum.
 */
export const targetStates = (
  targets: readonly Target[],
  lines: readonly BucketKeys[],
  toAllocate: FaceAmount | null,
): TargetState[] => {
  const all = wholeOf(lines, toAllocate)
  return targets.map((target) => {
    const now = lines.reduce((sum, line) => (isIn(line, target) ? sum + BigInt(line.size) : sum), 0n)
    return targetStateOf(target, { now, nowRate: rateIn(now, all) })
  })
}

export type TargetReason = 'alloc.target-twice' | 'alloc.target-over' | 'alloc.rate-over'

/** A bucket has one target; the targets of types, regions or groups must not exceed the total. */
export const targetFaults = (targets: readonly Target[], total: FaceAmount): FieldRefusal<TargetReason>[] => {
  const twice = targets.flatMap((target, index): FieldRefusal<TargetReason>[] =>
    targets.slice(0, index).some(({ by, key }) => by === target.by && key === target.key)
      ? [{ field: `targets.${index}.key`, reason: 'alloc.target-twice' }]
      : [],
  )
  const over = excludingKinds.flatMap((kind): FieldRefusal<TargetReason>[] => {
    const own = targets.filter(({ by }) => by === kind)
    const size = own.reduce((sum, each) => sum + BigInt(each.size), 0n)
    const rate = own.reduce((sum, each) => sum.plus(each.rate), exact(rateOf('0')))
    return [
      ...(size > BigInt(total) ? [{ field: `targets.${kind}`, reason: 'alloc.target-over' as const }] : []),
      ...(rate.gt(100) ? [{ field: `targets.${kind}`, reason: 'alloc.rate-over' as const }] : []),
    ]
  })
  return [...twice, ...over]
}

import { exact, rateOf, type FaceAmount, type FieldRefusal, type Rate } from '../../kernel/index.ts'

export const targetKinds = ['type', 'region', 'group', 'lead', 'tag'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What a bucket is to get: a size and a rate, both of them said (§5). */
export interface Target {
  by: TargetKind
  key: string
  size: FaceAmount
  /** Per cent of what there is to give. */
  rate: Rate
}

/** What of a line buckets are made of. A house with several tags, or several leads, counts in each of them. */
export interface Bucketed {
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
  /** Now without the target: what is too much is above nothing. */
  apart: bigint
  apartRate: Rate
}

const isIn = (line: Bucketed, { by, key }: Pick<Target, 'by' | 'key'>): boolean => {
  const place = line[by]
  return Array.isArray(place) ? place.includes(key) : place === key
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

/**
 * Target, now and difference of every bucket that has one. Rates are of what there is to give, as a target's is: else
 * eight of the first ten would be much, where the target is a hundred of five hundred. Where that is not known they are
 * of what is given.
 */
export const targetStates = (
  targets: readonly Target[],
  lines: readonly Bucketed[],
  toGive: FaceAmount | null,
): TargetState[] => {
  const all = toGive === null ? lines.reduce((sum, { size }) => sum + BigInt(size), 0n) : BigInt(toGive)
  return targets.map((target) => {
    const now = lines.reduce((sum, line) => (isIn(line, target) ? sum + BigInt(line.size) : sum), 0n)
    const nowRate = rateIn(now, all)
    return {
      target,
      now,
      nowRate,
      apart: now - BigInt(target.size),
      apartRate: rateOf(exact(nowRate).minus(target.rate)),
    }
  })
}

export type TargetReason = 'alloc.target-twice' | 'alloc.target-over' | 'alloc.rate-over'

/** One bucket has one target; the buckets of a kind that exclude each other come to no more than there is. */
export const targetFaults = (targets: readonly Target[], total: FaceAmount): FieldRefusal<TargetReason>[] => {
  const excluding: readonly TargetKind[] = ['type', 'region', 'group']
  const twice = targets.flatMap((target, index): FieldRefusal<TargetReason>[] =>
    targets.slice(0, index).some(({ by, key }) => by === target.by && key === target.key)
      ? [{ field: `targets.${index}.key`, reason: 'alloc.target-twice' }]
      : [],
  )
  const over = excluding.flatMap((kind): FieldRefusal<TargetReason>[] => {
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

/**
 * Ideal allocations before they are rounded to the grid: in millionths of a currency unit, so that sums are exact and
 * shares are as good as fractions.
 */
export type MicroUnits = bigint
export const microUnitsPerUnit = 1_000_000n

/** As a plain number where that is exact: ten thousand of them are sorted much sooner. */
export const sortable = (value: bigint): number | bigint =>
  value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? Number(value) : value

/** The largest first; those that tie stay as they come. */
export const byLargest = (one: number | bigint, other: number | bigint): number =>
  one > other ? -1 : one < other ? 1 : 0

/** Claims that together hold no more than so much. */
export interface CapGroup {
  headroom: MicroUnits
}

/** Something that is filled: by its weight, up to its headroom. */
export interface Claim {
  /** What it asks for, times how much that weighs. */
  weight: bigint
  /** What still fits. */
  headroom: MicroUnits
  /** What it is in, level by level: wide ones, and narrow ones that lie within them. */
  groups: readonly (CapGroup | undefined)[]
  share: MicroUnits
}

interface GroupTotal {
  group: CapGroup
  share: MicroUnits
  /** Weight of those that still take something. */
  openWeight: bigint
  within: Claim[]
}

/** What groups hold, level by level: reckoned once, and kept up as claims take. */
const groupTotals = (
  level: number,
  all: readonly Claim[],
  open: ReadonlySet<Claim>,
): ReadonlyMap<CapGroup, GroupTotal>[] => {
  const levels = all[0]?.groups.length ?? 0
  const found: Map<CapGroup, GroupTotal>[] = []
  for (let at = level; at < levels; at++) {
    const totals = new Map<CapGroup, GroupTotal>()
    for (const claim of all) {
      const group = claim.groups[at]
      if (!group) continue
      let one = totals.get(group)
      if (!one) totals.set(group, (one = { group, share: 0n, openWeight: 0n, within: [] }))
      if (open.has(claim)) one.openWeight += claim.weight
      one.within.push(claim)
    }
    found.push(totals)
  }
  return found
}

interface Remaining {
  left: MicroUnits
  /** Of all that still take something; at least 1, to be divided by. */
  weight: bigint
  level: number
}

/** The groups that would get more than fits, on the widest level where there are any. */
const overfilled = (
  totals: readonly ReadonlyMap<CapGroup, GroupTotal>[],
  { left, weight, level }: Remaining,
): { level: number; over: GroupTotal[] } | undefined => {
  for (const [at, found] of totals.entries()) {
    const over: GroupTotal[] = []
    for (const one of found.values())
      if (left * one.openWeight > (one.group.headroom - one.share) * weight) over.push(one)
    if (over.length > 0) return { level: level + at, over }
  }
  return undefined
}

/** Whole parts by weight; what is left over by the largest remainders, the first of those that tie. */
const splitByWeight = (
  open: ReadonlySet<Claim>,
  all: readonly Claim[],
  { left, weight, level }: Remaining,
): void => {
  let rest = left
  const shares = [...open].map((claim) => {
    const product = left * claim.weight
    claim.share = product / weight
    rest -= claim.share
    return { claim, over: sortable(product % weight) }
  })
  if (rest === 0n) return
  const isIn = oneMoreIn(all, level)
  shares.sort((one, other) => byLargest(one.over, other.over))
  for (const { claim } of shares) {
    if (rest === 0n) return
    if (!isIn(claim)) continue
    claim.share += 1n
    rest -= 1n
  }
}

/** Takes one part more into all that a claim is in, from a level on; or says that one of them is full. */
const oneMoreIn = (all: readonly Claim[], level: number): ((claim: Claim) => boolean) => {
  // Without groups nothing is full.
  if (level >= (all[0]?.groups.length ?? 0)) return () => true
  const headrooms = new Map<CapGroup, MicroUnits>()
  for (const { groups, share } of all)
    for (const group of groups.slice(level))
      if (group) headrooms.set(group, (headrooms.get(group) ?? group.headroom) - share)
  return (claim) => {
    const groups = claim.groups.slice(level).filter((group) => group !== undefined)
    if (groups.some((group) => headrooms.get(group)! <= 0n)) return false
    for (const group of groups) headrooms.set(group, headrooms.get(group)! - 1n)
    return true
  }
}

/** Claims that still take, and what all of them have taken so far. */
class Distribution {
  readonly open: Set<Claim>
  readonly totals: readonly ReadonlyMap<CapGroup, GroupTotal>[]
  /** Of those that still take. */
  weight = 0n
  readonly #level: number

  constructor(claims: readonly Claim[], level: number) {
    for (const claim of claims) claim.share = 0n
    this.open = new Set(claims.filter(({ weight, headroom }) => weight > 0n && headroom > 0n))
    for (const { weight } of this.open) this.weight += weight
    this.totals = groupTotals(level, claims, this.open)
    this.#level = level
  }

  /** It has what it gets: so much more than before. */
  close(claim: Claim, more: MicroUnits): void {
    const openWeight = this.open.delete(claim) ? claim.weight : 0n
    this.weight -= openWeight
    for (const [at, found] of this.totals.entries()) {
      const group = claim.groups[this.#level + at]
      const totals = group && found.get(group)
      if (!totals) continue
      totals.share += more
      totals.openWeight -= openWeight
    }
  }
}

/**
 * Fills claims in proportion to their weights until the amount is gone, each to its headroom and each group to its own:
 * what does not fit goes to the others. As what others get only grows when one is full, who was full stays full.
 * Answers with what was given.
 */
export const distribute = (claims: readonly Claim[], amount: MicroUnits, level = 0): MicroUnits => {
  const distribution = new Distribution(claims, level)
  const { open, totals } = distribution
  let left = amount
  for (;;) {
    const { weight } = distribution
    let filled = false
    const before = left
    for (const claim of open) {
      if (before * claim.weight < claim.headroom * weight) continue
      claim.share = claim.headroom
      left -= claim.headroom
      distribution.close(claim, claim.headroom)
      filled = true
    }
    if (filled) continue
    const remaining = { left, weight: weight === 0n ? 1n : weight, level }
    const found = overfilled(totals, remaining)
    if (!found) {
      if (open.size === 0) return amount - left
      splitByWeight(open, claims, remaining)
      return claims.reduce((sum, { share }) => sum + share, 0n)
    }
    for (const { group, within } of found.over) {
      const had = within.map(({ share }) => share)
      // What was given within it so far was given as if there were no group.
      left -= distribute(within, group.headroom, found.level + 1)
      for (const [at, claim] of within.entries()) {
        left += had[at]!
        distribution.close(claim, claim.share - had[at]!)
      }
    }
  }
}

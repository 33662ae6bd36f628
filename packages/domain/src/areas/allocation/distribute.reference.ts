// The simple reference for tests: what `Pour` computes with plain numbers, here with bigints and objects.
/**
 * Ideal allocations before they are rounded to the grid: in millionths of a currency unit, so that sums are exact and
 * shares are as good as fractions.
 */
export type MicroUnits = bigint

/** A plain number where that is exact, because sorting numbers is much faster than sorting bigints. */
export const sortable = (value: bigint): number | bigint =>
  value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? Number(value) : value

/** The largest first; equal values keep their order. */
export const byLargest = (one: number | bigint, other: number | bigint): number =>
  one > other ? -1 : one < other ? 1 : 0

/** Claims that share one limit. */
export interface CapGroup {
  headroom: MicroUnits
}

/** One claim on the amount: it is filled by its weight, up to its headroom. */
export interface Claim {
  /** The order size times its weight in the policy. */
  weight: bigint
  /** The amount that it can still take. */
  headroom: MicroUnits
  /** Its groups, level by level, from the widest to the narrowest. */
  groups: readonly (CapGroup | undefined)[]
  share: MicroUnits
}

interface GroupTotal {
  group: CapGroup
  share: MicroUnits
  /** Weight of the claims that are not full. */
  openWeight: bigint
  within: Claim[]
}

/** Totals of the groups, level by level: computed once and updated when a claim is filled. */
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
      let total = totals.get(group)
      if (!total) totals.set(group, (total = { group, share: 0n, openWeight: 0n, within: [] }))
      if (open.has(claim)) total.openWeight += claim.weight
      total.within.push(claim)
    }
    found.push(totals)
  }
  return found
}

interface Remaining {
  left: MicroUnits
  /** Weight of all claims that are not full; at least 1, because it is a divisor. */
  weight: bigint
  level: number
}

/** The groups that would exceed their limit, on the widest level that has any. */
const overfilled = (
  totals: readonly ReadonlyMap<CapGroup, GroupTotal>[],
  { left, weight, level }: Remaining,
): { level: number; over: GroupTotal[] } | undefined => {
  for (const [at, found] of totals.entries()) {
    const over: GroupTotal[] = []
    for (const total of found.values())
      if (left * total.openWeight > (total.group.headroom - total.share) * weight) over.push(total)
    if (over.length > 0) return { level: level + at, over }
  }
  return undefined
}

/**
 * Splits by weight into whole units. The remaining units go one each to the claims with the largest remainders whose
 * groups are not full. Of equal remainders the claim that is earlier in the list comes first: the sort is stable.
 */
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

/** Adds one unit to all groups of a claim from a level on; false if one of them is full. */
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

/** The claims that are not full, and the totals so far. */
class Distribution {
  readonly open: Set<Claim>
  readonly totals: readonly ReadonlyMap<CapGroup, GroupTotal>[]
  /** Weight of the open claims. */
  weight = 0n
  readonly #level: number

  constructor(claims: readonly Claim[], level: number) {
    for (const claim of claims) claim.share = 0n
    this.open = new Set(claims.filter(({ weight, headroom }) => weight > 0n && headroom > 0n))
    for (const { weight } of this.open) this.weight += weight
    this.totals = groupTotals(level, claims, this.open)
    this.#level = level
  }

  /** Closes a full claim, which got `more` since the last totals. */
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
 * Fills claims in proportion to their weights until the amount is used, each up to its headroom and each group up to its
 * own. What does not fit goes to the other claims, whose shares only grow, so a full claim stays full.
 * Returns the amount distributed.
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
      // Earlier shares inside this group ignored its limit, so they are distributed again.
      left -= distribute(within, group.headroom, found.level + 1)
      for (const [at, claim] of within.entries()) {
        left += had[at]!
        distribution.close(claim, claim.share - had[at]!)
      }
    }
  }
}

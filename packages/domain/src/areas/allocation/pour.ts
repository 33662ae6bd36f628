/**
 * Ideal allocations before they are rounded to the grid: in millionths of a currency unit, so that sums are exact and
 * shares are as good as fractions.
 */
export type Part = bigint
export const partsPerUnit = 1_000_000n

/** As a plain number where that is exact: ten thousand of them are sorted much sooner. */
export const sortable = (value: bigint): number | bigint =>
  value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? Number(value) : value

/** The largest first; those that tie stay as they come. */
export const byLargest = (one: number | bigint, other: number | bigint): number =>
  one > other ? -1 : one < other ? 1 : 0

/** Vessels that together hold no more than so much. */
export interface Bucket {
  room: Part
}

/** Something that is filled: by its weight, up to its room. */
export interface Vessel {
  /** What it asks for, times how much that weighs. */
  weight: bigint
  /** What still fits. */
  room: Part
  /** What it is in, level by level: wide ones, and narrow ones that lie within them. */
  buckets: readonly (Bucket | undefined)[]
  given: Part
}

interface Held {
  bucket: Bucket
  given: Part
  /** Weight of those that still take something. */
  wants: bigint
  within: Vessel[]
}

/** What buckets hold, level by level: reckoned once, and kept up as vessels take. */
const heldFrom = (
  level: number,
  all: readonly Vessel[],
  open: ReadonlySet<Vessel>,
): ReadonlyMap<Bucket, Held>[] => {
  const levels = all[0]?.buckets.length ?? 0
  const found: Map<Bucket, Held>[] = []
  for (let at = level; at < levels; at++) {
    const held = new Map<Bucket, Held>()
    for (const vessel of all) {
      const bucket = vessel.buckets[at]
      if (!bucket) continue
      let one = held.get(bucket)
      if (!one) held.set(bucket, (one = { bucket, given: 0n, wants: 0n, within: [] }))
      if (open.has(vessel)) one.wants += vessel.weight
      one.within.push(vessel)
    }
    found.push(held)
  }
  return found
}

interface Pouring {
  left: Part
  /** Of all that still take something; at least 1, to be divided by. */
  weight: bigint
  level: number
}

/** The buckets that would get more than fits, on the widest level where there are any. */
const overflowing = (
  held: readonly ReadonlyMap<Bucket, Held>[],
  { left, weight, level }: Pouring,
): { level: number; over: Held[] } | undefined => {
  for (const [at, found] of held.entries()) {
    const over: Held[] = []
    for (const one of found.values())
      if (left * one.wants > (one.bucket.room - one.given) * weight) over.push(one)
    if (over.length > 0) return { level: level + at, over }
  }
  return undefined
}

/** Whole parts by weight; what is left over by the largest remainders, the first of those that tie. */
const split = (open: ReadonlySet<Vessel>, all: readonly Vessel[], { left, weight, level }: Pouring): void => {
  let rest = left
  const shares = [...open].map((vessel) => {
    const product = left * vessel.weight
    vessel.given = product / weight
    rest -= vessel.given
    return { vessel, over: sortable(product % weight) }
  })
  if (rest === 0n) return
  const isIn = bucketsIn(all, level)
  shares.sort((one, other) => byLargest(one.over, other.over))
  for (const { vessel } of shares) {
    if (rest === 0n) return
    if (!isIn(vessel)) continue
    vessel.given += 1n
    rest -= 1n
  }
}

/** Takes one part more into all that a vessel is in, from a level on; or says that one of them is full. */
const bucketsIn = (all: readonly Vessel[], level: number): ((vessel: Vessel) => boolean) => {
  // Without buckets nothing is full.
  if (level >= (all[0]?.buckets.length ?? 0)) return () => true
  const rooms = new Map<Bucket, Part>()
  for (const { buckets, given } of all)
    for (const bucket of buckets.slice(level))
      if (bucket) rooms.set(bucket, (rooms.get(bucket) ?? bucket.room) - given)
  return (vessel) => {
    const buckets = vessel.buckets.slice(level).filter((bucket) => bucket !== undefined)
    if (buckets.some((bucket) => rooms.get(bucket)! <= 0n)) return false
    for (const bucket of buckets) rooms.set(bucket, rooms.get(bucket)! - 1n)
    return true
  }
}

/** Vessels that still take, and what all of them have taken so far. */
class Filling {
  readonly open: Set<Vessel>
  readonly held: readonly ReadonlyMap<Bucket, Held>[]
  /** Of those that still take. */
  weight = 0n
  readonly #level: number

  constructor(vessels: readonly Vessel[], level: number) {
    for (const vessel of vessels) vessel.given = 0n
    this.open = new Set(vessels.filter(({ weight, room }) => weight > 0n && room > 0n))
    for (const { weight } of this.open) this.weight += weight
    this.held = heldFrom(level, vessels, this.open)
    this.#level = level
  }

  /** It has what it gets: so much more than before. */
  close(vessel: Vessel, more: Part): void {
    const wanted = this.open.delete(vessel) ? vessel.weight : 0n
    this.weight -= wanted
    for (const [at, found] of this.held.entries()) {
      const bucket = vessel.buckets[this.#level + at]
      const held = bucket && found.get(bucket)
      if (!held) continue
      held.given += more
      held.wants -= wanted
    }
  }
}

/**
 * Fills vessels in proportion to their weights until the amount is gone, each to its room and each bucket to its own:
 * what does not fit goes to the others. As what others get only grows when one is full, who was full stays full.
 * Answers with what was given.
 */
export const pour = (vessels: readonly Vessel[], amount: Part, level = 0): Part => {
  const filling = new Filling(vessels, level)
  const { open, held } = filling
  let left = amount
  for (;;) {
    const { weight } = filling
    let filled = false
    const before = left
    for (const vessel of open) {
      if (before * vessel.weight < vessel.room * weight) continue
      vessel.given = vessel.room
      left -= vessel.room
      filling.close(vessel, vessel.room)
      filled = true
    }
    if (filled) continue
    const pouring = { left, weight: weight === 0n ? 1n : weight, level }
    const found = overflowing(held, pouring)
    if (!found) {
      if (open.size === 0) return amount - left
      split(open, vessels, pouring)
      return vessels.reduce((sum, { given }) => sum + given, 0n)
    }
    for (const { bucket, within } of found.over) {
      const had = within.map(({ given }) => given)
      // What was given within it so far was given as if there were no bucket.
      left -= pour(within, bucket.room, found.level + 1)
      for (const [at, vessel] of within.entries()) {
        left += had[at]!
        filling.close(vessel, vessel.given - had[at]!)
      }
    }
  }
}

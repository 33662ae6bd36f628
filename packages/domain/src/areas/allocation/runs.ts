/** A range of reachable sizes, one increment apart. */
export type Run = readonly [from: number, to: number]

/**
 * Ranges of reachable sizes that neither touch nor overlap, first and last size of each one after the other. They are sorted
 * by their offset from whole increments, then by size.
 */
export type Runs = Float64Array

/** So many ranges may be computed for one allocation: a fraction of a second, and less than 100 MB. */
export const mostSteps = 3_000_000

/** The work that a search may take. Once that is used up, the search ends without a result. */
export class Effort {
  /** Ranges that may still be computed. */
  left: number
  isOver = false

  constructor(left = mostSteps) {
    this.left = left
  }

  /** False if so much is not left; the work must then not be done. */
  spend(steps: number): boolean {
    if (steps > this.left) this.isOver = true
    if (!this.isOver) this.left -= steps
    return !this.isOver
  }
}

export interface Span {
  least: number
  most: number
}

export const noRuns: Runs = new Float64Array(0)

/** Ranges moved by one range, within bounds. Those that pass a whole increment come first. */
const shifted = (runs: Runs, [least, most]: Run, span: Span, step: number): Runs => {
  const found = new Float64Array(runs.length)
  const offset = least % step
  let passes = runs.length
  if (offset > 0)
    for (passes = 0; passes < runs.length && (runs[passes]! % step) + offset < step;) passes += 2
  let count = 0
  for (const [from, to] of [
    [passes, runs.length],
    [0, passes],
  ] as const)
    for (let at = from; at < to; at += 2) {
      let low = runs[at]! + least
      let high = runs[at + 1]! + most
      if (low < span.least) low += Math.ceil((span.least - low) / step) * step
      if (high > span.most) high = low + Math.floor((span.most - low) / step) * step
      if (low > high) continue
      found[count++] = low
      found[count++] = high
    }
  return found.subarray(0, count)
}

/** The ranges of both lists as one list. */
const joined = (one: Runs, other: Runs, step: number): Runs => {
  const found = new Float64Array(one.length + other.length)
  let [at, next, count] = [0, 0, 0]
  let offset = at < one.length ? one[at]! % step : Infinity
  let otherOffset = next < other.length ? other[next]! % step : Infinity
  let last = -Infinity
  let lastOffset = -1
  while (at < one.length || next < other.length) {
    const isOne = offset < otherOffset || (offset === otherOffset && one[at]! <= other[next]!)
    const low = isOne ? one[at]! : other[next]!
    const high = isOne ? one[at + 1]! : other[next + 1]!
    const own = isOne ? offset : otherOffset
    if (isOne) {
      at += 2
      offset = at < one.length ? one[at]! % step : Infinity
    } else {
      next += 2
      otherOffset = next < other.length ? other[next]! % step : Infinity
    }
    if (own === lastOffset && low <= last + step) {
      if (high > last) found[count - 1] = last = high
      continue
    }
    found[count++] = low
    found[count++] = last = high
    lastOffset = own
  }
  return found.subarray(0, count)
}

/** All sums of one size from each list, within bounds; none if the effort is used up. */
export const plus = (ones: Runs, others: Runs, span: Span, step: number, effort: Effort): Runs => {
  const [few, many] = ones.length < others.length ? [ones, others] : [others, ones]
  let found = noRuns
  for (let at = 0; at < few.length; at += 2) {
    if (!effort.spend((many.length + found.length) / 2)) return noRuns
    const moved = shifted(many, [few[at]!, few[at + 1]!], span, step)
    // The first one is joined by the second; alone, its ranges may touch.
    found = at === 0 && few.length > 2 ? moved : joined(found, moved, step)
  }
  // A copy takes no more memory than it needs.
  return found.slice()
}

/** One range, as far as it lies within bounds. */
export const runsOf = (run: Run, span: Span, step: number): Runs =>
  shifted(Float64Array.of(...run), [0, 0], span, step)

export const reaches = (runs: Runs, size: number, step: number): boolean => {
  for (let at = 0; at < runs.length; at += 2)
    if (runs[at]! <= size && size <= runs[at + 1]! && (size - runs[at]!) % step === 0) return true
  return false
}

export const largestIn = (runs: Runs): number => {
  let most = -Infinity
  for (let at = 1; at < runs.length; at += 2) most = Math.max(most, runs[at]!)
  return most
}

interface Split {
  ones: Runs
  others: Runs
  near: number
  step: number
}

/** Splits a sum into a size of `ones`, as near as possible to `near`, and a size of `others`. */
export const partOf = (sum: number, { ones, others, near, step }: Split): number | undefined => {
  let found: number | undefined
  for (let one = 0; one < ones.length; one += 2)
    for (let other = 0; other < others.length; other += 2) {
      const from = ones[one]!
      if ((sum - from - others[other]!) % step !== 0) continue
      const low = Math.max(from, sum - others[other + 1]!)
      const high = Math.min(ones[one + 1]!, sum - others[other]!)
      if (low > high) continue
      const at = from + Math.round((Math.min(high, Math.max(low, near)) - from) / step) * step
      if (found === undefined || Math.abs(at - near) < Math.abs(found - near)) found = at
    }
  return found
}

import { micros } from './pairs.ts'

/**
 * Weights of claims, and their sums. A share is `amount × weight ÷ sum` in millionths, exactly: with plain numbers as far as
 * these are exact, else with bigints. Amounts are pairs of whole units and millionths, because a number holds no more
 * than nine billion units in millionths.
 */
export interface Weights {
  has: (line: number) => boolean
  /** The sums of a list of claims, to begin with none. */
  clear: () => void
  clearCap: (level: number, cap: number) => void
  add: (line: number) => void
  remove: (line: number) => void
  addToCap: (level: number, cap: number, line: number) => void
  removeFromCap: (level: number, cap: number, line: number) => void
  /** Whether claims of a cap are still counted. */
  isCounted: (level: number, cap: number) => boolean
  /** Divides this amount from now on, by the sum of now. */
  divide: (units: number, micro: number) => void
  /** Whether the share of a claim is at least so much. */
  reaches: (line: number, units: number, micro: number) => boolean
  /** Whether the share of a cap's claims is more than so much. */
  exceeds: (level: number, cap: number, units: number, micro: number) => boolean
  /** Computes the share of a claim, rounded down, and what rounding cuts off. */
  share: (line: number) => void
  shareUnits: number
  shareMicro: number
  /** What was cut off, of all claims; undefined where it takes bigints. */
  rests: Float64Array | undefined
  /** The larger cut first. */
  compareRests: (one: number, other: number) => number
}

/** Claims on an amount: lines with their weights, each up to its headroom. */
export interface Claims {
  lines: Int32Array
  count: number
  /** The same weights with sums of their own, one for each level of caps and one for all. */
  weights: readonly Weights[]
  headUnits: Float64Array
  headMicro: Float64Array
}

/** Sums up to here leave room for the exact arithmetic of `apart`. */
const mostSum = 2 ** 51
const mostExact = Number.MAX_SAFE_INTEGER
/** Products of three rounded factors differ by less than this part of them if they are equal. */
const margin = 2 ** -49
const splitter = 2 ** 27 + 1

const signOf = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0)

const bigOf = (units: number, micro: number): bigint => BigInt(units) * BigInt(micros) + BigInt(micro)

/** a × b − c × d exactly, where that is a whole number below 2⁵³: products and their exact errors (Dekker). */
const apart = (a: number, b: number, c: number, d: number): number => {
  const wideA = splitter * a
  const highA = wideA - (wideA - a)
  const lowA = a - highA
  const wideB = splitter * b
  const highB = wideB - (wideB - b)
  const lowB = b - highB
  const wideC = splitter * c
  const highC = wideC - (wideC - c)
  const lowC = c - highC
  const wideD = splitter * d
  const highD = wideD - (wideD - d)
  const lowD = d - highD
  const one = a * b
  const other = c * d
  const oneError = highA * highB - one + highA * lowB + lowA * highB + lowA * lowB
  const otherError = highC * highD - other + highC * lowD + lowC * highD + lowC * lowD
  return one - other + (oneError - otherError)
}

class NumberWeights implements Weights {
  readonly #weights: Float64Array
  readonly #caps: readonly Float64Array[]
  readonly rests: Float64Array
  shareUnits = 0
  shareMicro = 0
  #sum = 0
  #units = 0
  #micro = 0
  /** The amount in millionths, rounded if it is too large. */
  #amount = 0
  #of = 1
  /** What the last division cut off. */
  #rest = 0

  constructor(weights: Float64Array, capCounts: readonly number[], rests: Float64Array) {
    this.#weights = weights
    this.#caps = capCounts.map((count) => new Float64Array(count))
    this.rests = rests
  }

  has(line: number): boolean {
    return this.#weights[line]! > 0
  }
  clear(): void {
    this.#sum = 0
  }
  clearCap(level: number, cap: number): void {
    this.#caps[level]![cap] = 0
  }
  add(line: number): void {
    this.#sum += this.#weights[line]!
  }
  remove(line: number): void {
    this.#sum -= this.#weights[line]!
  }
  addToCap(level: number, cap: number, line: number): void {
    this.#caps[level]![cap]! += this.#weights[line]!
  }
  removeFromCap(level: number, cap: number, line: number): void {
    this.#caps[level]![cap]! -= this.#weights[line]!
  }
  isCounted(level: number, cap: number): boolean {
    return this.#caps[level]![cap]! > 0
  }

  divide(units: number, micro: number): void {
    this.#units = units
    this.#micro = micro
    this.#amount = units * micros + micro
    this.#of = this.#sum === 0 ? 1 : this.#sum
  }

  reaches(line: number, units: number, micro: number): boolean {
    return this.#compare(this.#weights[line]!, units, micro) >= 0
  }

  exceeds(level: number, cap: number, units: number, micro: number): boolean {
    if (units < 0) return true
    const weight = this.#caps[level]![cap]!
    return weight > 0 && this.#compare(weight, units, micro) > 0
  }

  /** The share of a weight against an amount: by their quotients, exactly where those are too close. */
  #compare(weight: number, units: number, micro: number): number {
    const has = this.#amount * weight
    const needs = (units * micros + micro) * this.#of
    if (has > needs + needs * margin) return 1
    if (has < needs - needs * margin) return -1
    return signOf(bigOf(this.#units, this.#micro) * BigInt(weight) - bigOf(units, micro) * BigInt(this.#of))
  }

  /** a × b ÷ sum, rounded down. Of a product that is not exact, the rounded quotient is at most two off. */
  #quotientOf(a: number, b: number): number {
    const of = this.#of
    const product = a * b
    let quotient = Math.floor(product / of)
    if (product <= mostExact) {
      this.#rest = product - quotient * of
      return quotient
    }
    let rest = apart(a, b, quotient, of)
    for (; rest < 0; rest += of) quotient--
    for (; rest >= of; rest -= of) quotient++
    this.#rest = rest
    return quotient
  }

  share(line: number): void {
    const weight = this.#weights[line]!
    if (this.#amount <= mostExact) {
      const share = this.#quotientOf(this.#amount, weight)
      this.rests[line] = this.#rest
      this.shareUnits = Math.floor(share / micros)
      this.shareMicro = share - this.shareUnits * micros
      return
    }
    // Units first; what their division leaves and the millionths are divided together.
    const units = this.#quotientOf(this.#units, weight)
    const fromUnits = this.#quotientOf(this.#rest, micros)
    const left = this.#rest
    const fromMicro = this.#quotientOf(this.#micro, weight)
    const rest = left + this.#rest
    const isOver = rest >= this.#of
    const micro = fromUnits + fromMicro + (isOver ? 1 : 0)
    this.rests[line] = isOver ? rest - this.#of : rest
    this.shareUnits = micro >= micros ? units + 1 : units
    this.shareMicro = micro >= micros ? micro - micros : micro
  }

  compareRests(one: number, other: number): number {
    return this.rests[other]! - this.rests[one]!
  }
}

class BigWeights implements Weights {
  readonly #weights: readonly bigint[]
  readonly #caps: readonly bigint[][]
  readonly #rests: bigint[]
  readonly rests = undefined
  shareUnits = 0
  shareMicro = 0
  #sum = 0n
  #amount = 0n
  #of = 1n

  constructor(weights: readonly bigint[], capCounts: readonly number[]) {
    this.#weights = weights
    this.#caps = capCounts.map((count) => Array.from({ length: count }, () => 0n))
    this.#rests = weights.map(() => 0n)
  }

  has(line: number): boolean {
    return this.#weights[line]! > 0n
  }
  clear(): void {
    this.#sum = 0n
  }
  clearCap(level: number, cap: number): void {
    this.#caps[level]![cap] = 0n
  }
  add(line: number): void {
    this.#sum += this.#weights[line]!
  }
  remove(line: number): void {
    this.#sum -= this.#weights[line]!
  }
  addToCap(level: number, cap: number, line: number): void {
    this.#caps[level]![cap]! += this.#weights[line]!
  }
  removeFromCap(level: number, cap: number, line: number): void {
    this.#caps[level]![cap]! -= this.#weights[line]!
  }
  isCounted(level: number, cap: number): boolean {
    return this.#caps[level]![cap]! > 0n
  }
  divide(units: number, micro: number): void {
    this.#amount = bigOf(units, micro)
    this.#of = this.#sum === 0n ? 1n : this.#sum
  }
  reaches(line: number, units: number, micro: number): boolean {
    return this.#amount * this.#weights[line]! >= bigOf(units, micro) * this.#of
  }
  exceeds(level: number, cap: number, units: number, micro: number): boolean {
    return this.#amount * this.#caps[level]![cap]! > bigOf(units, micro) * this.#of
  }
  share(line: number): void {
    const product = this.#amount * this.#weights[line]!
    const share = product / this.#of
    this.#rests[line] = product % this.#of
    this.shareUnits = Number(share / BigInt(micros))
    this.shareMicro = Number(share % BigInt(micros))
  }
  compareRests(one: number, other: number): number {
    return signOf(this.#rests[other]! - this.#rests[one]!)
  }
}

const commonOf = (one: number, other: number): number => {
  let [large, small] = [one, other]
  while (small > 0) [large, small] = [small, large % small]
  return large
}

/** Many times as fast as the remainder of two numbers. */
const isMultiple = (value: number, of: number): boolean => Math.floor(value / of) * of === value

/**
 * The weights `size × factor` of lines. What all have in common changes no share, and without it nearly every book is small
 * enough for plain numbers. `rests` is room that is used while shares are computed.
 */
export const weightsOf = (
  sizes: Float64Array,
  factors: Float64Array,
  capCounts: readonly number[],
  rests: Float64Array = new Float64Array(sizes.length),
): (() => Weights) => {
  let [inSizes, inFactors] = [0, 0]
  for (let line = 0; line < sizes.length; line++) {
    const size = sizes[line]!
    const factor = factors[line]!
    if (factor === 0 || size === 0) continue
    if (!isMultiple(size, inSizes)) inSizes = commonOf(size, inSizes)
    if (!isMultiple(factor, inFactors)) inFactors = commonOf(factor, inFactors)
  }
  const weights = new Float64Array(sizes.length)
  if (inSizes === 0) return () => new NumberWeights(weights, capCounts, rests)
  let sum = 0
  for (let line = 0; line < sizes.length; line++) {
    weights[line] = (sizes[line]! / inSizes) * (factors[line]! / inFactors)
    sum += weights[line]!
  }
  if (sum <= mostSum) return () => new NumberWeights(weights, capCounts, rests)
  const wide = Array.from(weights, (weight, line) =>
    weight === 0 ? 0n : BigInt(sizes[line]! / inSizes) * BigInt(factors[line]! / inFactors),
  )
  return () => new BigWeights(wide, capCounts)
}

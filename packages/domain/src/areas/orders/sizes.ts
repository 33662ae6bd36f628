import {
  exact,
  Exact,
  type FaceAmount,
  faceAmount,
  type FieldRefusal,
  isFace,
  mostFace,
  refuse,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import type { Terms } from '../deals/index.ts'

export type SizeReason = 'order.below-minimum' | 'order.off-grid' | LargestReason
export type LargestReason = 'order.over-cap' | 'order.not-in-mm' | 'order.too-large'
export type GridReason = Exclude<SizeReason, LargestReason>
type SizeFault = FieldRefusal<SizeReason>

/** What sizes of a deal are measured by. */
export type SizeRules = Pick<Terms, 'minDenomination' | 'increment' | 'minOrder' | 'sizeCap'> & {
  /** Where it is a number; until then there is no cap. */
  issue: FaceAmount | null
}

/** The part of them that says which sizes there are: from which on, and in which steps. */
export type GridRules = Pick<SizeRules, 'minDenomination' | 'increment' | 'minOrder'>

/** At least one denomination, and at least the deal's smallest order. */
export const leastSize = ({
  minDenomination,
  minOrder,
}: Pick<SizeRules, 'minDenomination' | 'minOrder'>): FaceAmount =>
  faceAmount(Math.max(minDenomination ?? 0, minOrder ?? 0, 1))

/** The size cap: so much per cent of the issue, whole units. */
export const capSize = ({ sizeCap, issue }: SizeRules): FaceAmount | null =>
  sizeCap === null || issue === null
    ? null
    : faceAmount(exact(sizeCap).times(issue).div(100).toDecimalPlaces(0, Exact.ROUND_FLOOR).toNumber())

/** More than ten times the issue, or a million mm of one that is no number, is a slip of the hand. */
const slipFactor = 10
const slipSize = faceAmount(1_000_000_000_000)

/** The most one order may be: the cap, or without one what is no slip. */
export const largestSize = (rules: SizeRules): FaceAmount => {
  if (rules.issue === null) return faceAmount(slipSize - 1)
  return capSize(rules) ?? faceAmount(Math.min(rules.issue * slipFactor, mostFace))
}

/** The sizes next to one that fits no increment: below (none under the minimum) and above. */
export const nextSizes = (
  size: FaceAmount,
  { minDenomination, increment }: Pick<SizeRules, 'minDenomination' | 'increment'>,
): { below: FaceAmount | null; above: FaceAmount } => {
  const base = minDenomination ?? 0
  const step = increment ?? 1
  if (size < base) return { below: null, above: faceAmount(base) }
  const below = size - ((size - base) % step)
  return { below: faceAmount(below), above: faceAmount(Math.min(below + step, Number.MAX_SAFE_INTEGER)) }
}

/** A size changed by so many per cent, within the deal's bounds and on its grid; undefined if there is none. */
export const scaledSize = (size: FaceAmount, percent: number, rules: SizeRules): FaceAmount | undefined => {
  const scaled = (BigInt(size) * BigInt(100 + percent)) / 100n
  const bounded = faceAmount(Math.min(Number(scaled), largestSize(rules)))
  const { below } = nextSizes(bounded, rules)
  if (below === null || below < leastSize(rules)) return undefined
  // A size above the most has no larger one: the most is not "a half more".
  return Math.sign(below - size) === Math.sign(percent) ? below : undefined
}

const isOffGrid = (size: FaceAmount, { minDenomination, increment }: GridRules): boolean =>
  increment !== null && increment > 0 && (size - (minDenomination ?? 0)) % increment !== 0

/** Why a size is none of the deal's: less than its smallest order, or between two increments. */
export const gridFault = (size: FaceAmount, rules: GridRules): Refusal<GridReason> | undefined => {
  const least = leastSize(rules)
  if (size < least) return refuse('order.below-minimum', { least: showMm(least) })
  if (!isOffGrid(size, rules)) return undefined
  const { below, above } = nextSizes(size, rules)
  return refuse('order.off-grid', {
    least: showMm(rules.minDenomination ?? (0 as FaceAmount)),
    increment: showMm(rules.increment ?? (0 as FaceAmount)),
    below: showMm(below ?? least),
    above: showMm(above),
  })
}

/** What somebody meant who types 50,000,000 for 50mm, if that would be an order of this deal. */
function meantInUnits(size: FaceAmount, rules: SizeRules): FaceAmount | undefined {
  const meant = size / 1_000_000
  if (!isFace(meant) || meant < leastSize(rules) || meant > largestSize(rules)) return undefined
  return isOffGrid(meant, rules) ? undefined : meant
}

/** Why a size is more than one order may be. */
export function largestFault(size: FaceAmount, rules: SizeRules): Refusal<LargestReason> | undefined {
  const most = largestSize(rules)
  if (size <= most) return undefined
  const meant = meantInUnits(size, rules)
  if (meant !== undefined) return refuse('order.not-in-mm', { typed: showMm(size), size: showMm(meant) })
  // Without an issue there is no other measure than the unit.
  if (rules.issue === null) return refuse('order.too-large', { typed: showMm(size) })
  const percent = rules.sizeCap ?? String(slipFactor * 100)
  return refuse('order.over-cap', { most: showMm(most), percent })
}

/** What is wrong with a size, in mm of the deal's currency, all of it. */
export const sizeFaults = (size: FaceAmount, rules: SizeRules, field: string): SizeFault[] => {
  const found = [gridFault(size, rules), largestFault(size, rules)]
  return found.flatMap((fault) => (fault ? { field, reason: fault.reason, params: fault.params } : []))
}

/**
 * Why a size cannot be allocated to an order: it needs at least one denomination, in whole increments. The deal's minimum
 * order and its cap limit orders, not allocations.
 */
export const sizeFault = (
  size: FaceAmount,
  { minDenomination, increment }: Omit<GridRules, 'minOrder'>,
): Refusal<GridReason> | undefined => gridFault(size, { minDenomination, increment, minOrder: null })

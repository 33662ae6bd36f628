import {
  exact,
  Exact,
  type FaceAmount,
  faceAmount,
  type FieldRefusal,
  refuse,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import type { Terms } from '../deals/index.ts'

export type SizeReason = 'order.below-minimum' | 'order.off-grid' | CapReason
type CapReason = 'order.over-cap' | 'order.not-in-mm'
type SizeFault = FieldRefusal<SizeReason>

/** What sizes of a deal are measured by. */
export type SizeRules = Pick<Terms, 'minDenomination' | 'increment' | 'minOrder' | 'sizeCap'> & {
  /** Where it is a number; until then there is no cap. */
  issue: FaceAmount | null
}

/** At least one denomination, and at least the deal's smallest order. */
export const leastSize = ({ minDenomination, minOrder }: SizeRules): FaceAmount =>
  faceAmount(Math.max(minDenomination ?? 0, minOrder ?? 0, 1))

/** The most one order may be: so much per cent of the issue, whole units. */
export const mostSize = ({ sizeCap, issue }: SizeRules): FaceAmount | null =>
  sizeCap === null || issue === null
    ? null
    : faceAmount(exact(sizeCap).times(issue).div(100).toDecimalPlaces(0, Exact.ROUND_FLOOR).toNumber())

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
  const most = mostSize(rules) ?? Number.MAX_SAFE_INTEGER
  const scaled = (BigInt(size) * BigInt(100 + percent)) / 100n
  const bounded = faceAmount(Math.min(Number(scaled), most))
  const { below } = nextSizes(bounded, rules)
  return below === null || below < leastSize(rules) || below === size ? undefined : below
}

const isOffGrid = (size: FaceAmount, { minDenomination, increment }: SizeRules): boolean =>
  increment !== null && increment > 0 && (size - (minDenomination ?? 0)) % increment !== 0

const offGrid = (size: FaceAmount, rules: SizeRules, field: string): SizeFault => {
  const { below, above } = nextSizes(size, rules)
  return {
    field,
    reason: 'order.off-grid',
    params: {
      least: showMm(rules.minDenomination ?? (0 as FaceAmount)),
      increment: showMm(rules.increment ?? (0 as FaceAmount)),
      below: showMm(below ?? leastSize(rules)),
      above: showMm(above),
    },
  }
}

/** No order is ten times the issue, or a million mm in any currency: a slip of the hand, whether or not there is a cap. */
const slipFactor = 10
const slipSize = faceAmount(1_000_000_000_000)

const mostPlausible = ({ issue }: SizeRules): { most: FaceAmount; percent: string } => ({
  most: faceAmount(issue === null ? slipSize - 1 : Math.min(issue * slipFactor, slipSize - 1)),
  percent: String(slipFactor * 100),
})

/** Somebody who types 50,000,000 for 50mm learns how to type the size. */
function tooLarge(size: FaceAmount, rules: SizeRules): Omit<SizeFault, 'field'> | undefined {
  const cap = mostSize(rules)
  const { most, percent } =
    cap === null ? mostPlausible(rules) : { most: cap, percent: rules.sizeCap ?? '100' }
  if (size <= most) return undefined
  const inUnits = size / 1_000_000
  const isOrder = Number.isInteger(inUnits) && inUnits >= leastSize(rules) && inUnits <= most
  // Without an issue there is no other measure than the unit.
  if (isOrder || rules.issue === null)
    return {
      reason: 'order.not-in-mm',
      params: {
        typed: showMm(size),
        size: showMm(faceAmount(Math.max(Math.floor(inUnits), leastSize(rules)))),
      },
    }
  return { reason: 'order.over-cap', params: { most: showMm(most), percent } }
}

/** What is wrong with a size, in mm of the deal's currency, all of it. */
export const sizeFaults = (size: FaceAmount, rules: SizeRules, field: string): SizeFault[] => {
  const [least, large] = [leastSize(rules), tooLarge(size, rules)]
  const found: SizeFault[] = []
  if (size < least) found.push({ field, reason: 'order.below-minimum', params: { least: showMm(least) } })
  else if (isOffGrid(size, rules)) found.push(offGrid(size, rules, field))
  if (large) found.push({ field, ...large })
  return found
}

/**
 * Why a size cannot be allocated to an order: it needs at least one denomination, in whole increments. The deal's minimum
 * order and its cap limit orders, not allocations.
 */
export const sizeFault = (
  size: FaceAmount,
  { minDenomination, increment }: Pick<SizeRules, 'minDenomination' | 'increment'>,
): Refusal<Exclude<SizeReason, CapReason>> | undefined => {
  const rules = { minDenomination, increment, minOrder: null, sizeCap: null, issue: null }
  if (size < leastSize(rules)) return refuse('order.below-minimum', { least: showMm(leastSize(rules)) })
  return isOffGrid(size, rules) ? refuse('order.off-grid', offGrid(size, rules, 'size').params) : undefined
}

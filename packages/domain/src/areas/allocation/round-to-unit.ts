import type { FaceAmount } from '../../kernel/index.ts'
import { unitOn } from './grid.ts'
import { setHeadroom, type EngineLine } from './line.ts'
import { anchorOf, roundRuleIn, type AllocationRequest } from './policy.ts'
import { addTo, giveSteps } from './round.ts'
import { boundOf, isFixed } from './bounds.ts'

interface Rounding {
  ask: AllocationRequest
  lines: readonly EngineLine[]
  /** The distance between sizes that are multiples of the unit. */
  unit: number
  /** The order that gets the remainder first. */
  named: string | null
}

interface Attempt {
  /** The size of a line below its first multiple. */
  bottomOf: (line: EngineLine) => number
  /** Strategic orders given in per cent are rounded too. */
  withShares: boolean
}

/** The smallest multiple of the unit that is an allocation for the line. */
const firstOf = (line: EngineLine, unit: number): number =>
  Math.ceil(Math.max(boundOf(line), line.least) / unit) * unit

/** The distance to the next multiple. */
const stepUp = (line: EngineLine, unit: number): number => {
  const { size, top } = line
  const first = firstOf(line, unit)
  const next = size < first ? first : size - (size % unit) + unit
  return next <= top ? next - size : Infinity
}

/** The distance to the limit of a line whose share lies above its last multiple, if that fills the order. */
const stepToLimit = (line: EngineLine, unit: number): number => {
  const { size, top, most } = line
  return top > size && (top === most || firstOf(line, unit) > top) ? top - size : Infinity
}

/** The amount that a line can still take, in whole increments. */
const spaceIn = ({ size, top, caps }: EngineLine, increment: number): number => {
  const space = caps.reduce((least, cap) => (cap ? Math.min(least, cap.headroom) : least), top - size)
  return Math.max(0, space - (space % increment))
}

/** Gives the remainder to the named line, then to the largest ones, each as much as it can take. */
const giveRemainder = (amount: number, { ask, lines, named }: Rounding): number => {
  const sized = lines.filter((line) => !isFixed(line) && line.size > 0)
  const isNamed = ({ order }: EngineLine) => order.id === named
  const order = sized.toSorted(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.size - one.size,
  )
  const [first] = order
  let left = amount
  for (const line of order) {
    const given = Math.min(left, spaceIn(line, ask.grid.increment))
    if (given === 0) continue
    addTo(line, given)
    const isFirst = line === first && (named === null || isNamed(line))
    line.rounding = isFirst ? 'remainder' : 'overflow'
    left -= given
    if (left === 0) break
  }
  return left
}

/** Rounds strategic orders given in per cent down, so that none gets more than its share. */
const roundShares = ({ ask: { policy }, lines, unit }: Rounding): void => {
  for (const line of lines) {
    const { order, set, size, least, most } = line
    const isShare = set === 'anchor' && anchorOf(policy, order.id)?.share !== null
    const down = size - (size % unit)
    // A share below its first multiple is smaller than the unit, and a strategic order is never rounded to nothing.
    if (!isShare || size === most || down === 0 || down < least) continue
    Object.assign(line, { size: down, rounding: 'rounded' })
  }
}

/** Rounds down, then gives whole steps to the largest cut-offs and the rest to the remainder lines; returns the amount left. */
const tryRounding = (rounding: Rounding, { bottomOf, withShares }: Attempt): number => {
  const { ask, lines, unit } = rounding
  if (withShares) roundShares(rounding)
  const rounded: { line: EngineLine; cut: number }[] = []
  for (const line of lines) {
    const { size, most } = line
    if (isFixed(line) || size === 0 || size === most) continue
    const down = size < firstOf(line, unit) ? bottomOf(line) : size - (size % unit)
    rounded.push({ line, cut: size - down })
    line.size = down as FaceAmount
  }
  setHeadroom(lines, ({ size }) => size)
  const byCut = rounded.toSorted((one, other) => other.cut - one.cut).map(({ line }) => line)
  const left = ask.total - lines.reduce((sum, { size }) => sum + size, 0)
  // The first step is the one that rounds a share up; a second one can only be a whole unit.
  const raised = new Set<EngineLine>()
  const remainder = giveSteps(left, byCut, (line) => {
    const step = stepUp(line, unit)
    const isFirst = !raised.has(line)
    raised.add(line)
    return step === Infinity && isFirst ? stepToLimit(line, unit) : step
  })
  for (const line of byCut) line.rounding = line.size % unit === 0 ? 'rounded' : null
  return remainder === 0 ? 0 : giveRemainder(remainder, rounding)
}

const atLeastMinimum = (line: EngineLine): number => Math.max(boundOf(line), line.least)

/**
 * Rounds an exact allocation to whole multiples of the policy's unit, and gives what is left to the remainder lines. Fixed
 * sizes, small orders and orders in full stay. A strategic order given in per cent is rounded down. A line below its first
 * multiple gets that multiple or nothing. If the total is out of reach that way, such a line keeps at least its minimum,
 * and at last strategic orders keep their exact share.
 */
export const roundToUnit = (ask: AllocationRequest, lines: readonly EngineLine[]): void => {
  const rule = roundRuleIn(ask.policy)
  const unit = rule && unitOn(ask.grid, rule.to)
  if (!rule || unit === undefined || unit === ask.grid.increment) return
  const exact = lines.map(({ size }) => size)
  const restore = () => {
    for (const [at, line] of lines.entries()) Object.assign(line, { size: exact[at], rounding: null })
  }
  const rounding = { ask, lines, unit, named: rule.remainder }
  for (const withShares of [true, false])
    for (const bottomOf of [boundOf, atLeastMinimum]) {
      if (tryRounding(rounding, { bottomOf, withShares }) === 0) return
      restore()
    }
}

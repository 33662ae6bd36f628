import { setHeadroom } from './caps.ts'
import { boundOf, isFixed } from './bounds.ts'
import { unitOn } from './grid.ts'
import { linesWhere, roundedBy, setBy, sumOver, type EngineLines } from './lines.ts'
import { placesByKey } from './places-by-key.ts'
import { anchorOf, roundRuleIn, type AllocationRequest } from './policy.ts'
import { addTo, giveSteps } from './round.ts'

interface Rounding {
  ask: AllocationRequest
  lines: EngineLines
  /** The distance between sizes that are multiples of the unit. */
  unit: number
  /** The order that gets the remainder first. */
  named: string | null
}

interface Attempt {
  /** The size of a line below its first multiple. */
  bottomOf: (lines: EngineLines, line: number) => number
  /** Strategic orders given in per cent are rounded too. */
  withShares: boolean
}

const atLeastMinimum = (lines: EngineLines, line: number): number =>
  Math.max(boundOf(lines, line), lines.least[line]!)

/** The smallest multiple of the unit that is an allocation for the line. */
const firstOf = ({ lines, unit }: Rounding, line: number): number =>
  Math.ceil(atLeastMinimum(lines, line) / unit) * unit

/** The distance to the next multiple. */
const stepUp = (rounding: Rounding, line: number): number => {
  const { lines, unit } = rounding
  const size = lines.size[line]!
  const first = firstOf(rounding, line)
  const next = size < first ? first : size - (size % unit) + unit
  return next <= lines.top[line]! ? next - size : Infinity
}

/** The distance to the limit of a line whose share lies above its last multiple, if that fills the order. */
const stepToLimit = (rounding: Rounding, line: number): number => {
  const { size, top, most } = rounding.lines
  const limit = top[line]!
  const isLast = limit === most[line] || firstOf(rounding, line) > limit
  return limit > size[line]! && isLast ? limit - size[line]! : Infinity
}

/** The amount that a line can still take, in whole increments. */
const spaceIn = ({ size, top, caps }: EngineLines, line: number, increment: number): number => {
  const space = caps.reduce(
    (least, { of, headroom }) => (of[line]! >= 0 ? Math.min(least, headroom[of[line]!]!) : least),
    top[line]! - size[line]!,
  )
  return Math.max(0, space - (space % increment))
}

/** Gives the remainder to the named line, then to the largest ones, each as much as it can take. */
const giveRemainder = (amount: number, { ask, lines, named }: Rounding): number => {
  const { size, order, rounding } = lines
  const isNamed = (line: number) => order(line).id === named
  const sized = linesWhere(lines, (line) => !isFixed(lines, line) && size[line]! > 0)
  const largest = sized.toSorted((one, other) => size[other]! - size[one]! || one - other)
  const all = [...largest.filter(isNamed), ...largest.filter((line) => !isNamed(line))]
  let left = amount
  for (const [at, line] of all.entries()) {
    const given = Math.min(left, spaceIn(lines, line, ask.grid.increment))
    if (given === 0) continue
    addTo(lines, line, given)
    const isFirst = at === 0 && (named === null || isNamed(line))
    rounding[line] = isFirst ? roundedBy.remainder : roundedBy.overflow
    left -= given
    if (left === 0) break
  }
  return left
}

/** Rounds strategic orders given in per cent down, so that none gets more than its share. */
const roundShares = ({ ask: { policy }, lines, unit }: Rounding): void => {
  const { count, order, set, size, least, most, rounding } = lines
  for (let line = 0; line < count; line++) {
    if (set[line] !== setBy.anchor || anchorOf(policy, order(line).id)?.share === null) continue
    const down = size[line]! - (size[line]! % unit)
    // A share below its first multiple is smaller than the unit, and a strategic order is never rounded to nothing.
    if (size[line] === most[line] || down === 0 || down < least[line]!) continue
    size[line] = down
    rounding[line] = roundedBy.rounded
  }
}

/** Rounds lines down to multiples of the unit; returns them, the largest cut-off first. */
const roundDown = (rounding: Rounding, bottomOf: Attempt['bottomOf']): Int32Array => {
  const { lines, unit } = rounding
  const { size, most } = lines
  const rounded = linesWhere(
    lines,
    (line) => !isFixed(lines, line) && size[line] !== 0 && size[line] !== most[line],
  )
  const cuts = new Float64Array(rounded.length)
  for (let at = 0; at < rounded.length; at++) {
    const line = rounded[at]!
    const before = size[line]!
    const down = before < firstOf(rounding, line) ? bottomOf(lines, line) : before - (before % unit)
    cuts[at] = before - down
    size[line] = down
  }
  return placesByKey(cuts).map((place) => rounded[place]!)
}

/** Rounds down, then gives whole steps to the largest cut-offs and the rest to the remainder lines; returns the amount left. */
const tryRounding = (rounding: Rounding, { bottomOf, withShares }: Attempt): number => {
  const { ask, lines, unit } = rounding
  const { size } = lines
  if (withShares) roundShares(rounding)
  const byCut = roundDown(rounding, bottomOf)
  setHeadroom(lines.caps, (line) => size[line]!)
  const left = ask.total - sumOver(lines, (line) => size[line]!)
  // The first step is the one that rounds a share up; a second one can only be a whole unit.
  const isRaised = new Uint8Array(lines.count)
  const remainder = giveSteps(lines, left, byCut.slice(), (line) => {
    const step = stepUp(rounding, line)
    const isFirst = isRaised[line] === 0
    isRaised[line] = 1
    return step === Infinity && isFirst ? stepToLimit(rounding, line) : step
  })
  for (const line of byCut)
    lines.rounding[line] = size[line]! % unit === 0 ? roundedBy.rounded : roundedBy.nothing
  return remainder === 0 ? 0 : giveRemainder(remainder, rounding)
}

/**
 * Rounds an exact allocation to whole multiples of the policy's unit, and gives what is left to the remainder lines. Fixed
 * sizes, small orders and orders in full stay. A strategic order given in per cent is rounded down. A line below its first
 * multiple gets that multiple or nothing. If the total is out of reach that way, such a line keeps at least its minimum,
 * and at last strategic orders keep their exact share.
 */
export const roundToUnit = (ask: AllocationRequest, lines: EngineLines): void => {
  const rule = roundRuleIn(ask.policy)
  const unit = rule && unitOn(ask.grid, rule.to)
  if (!rule || unit === undefined || unit === ask.grid.increment) return
  const exact = lines.size.slice()
  const rounding = { ask, lines, unit, named: rule.remainder }
  for (const withShares of [true, false])
    for (const bottomOf of [boundOf, atLeastMinimum]) {
      if (tryRounding(rounding, { bottomOf, withShares }) === 0) return
      lines.size.set(exact)
      lines.rounding.fill(roundedBy.nothing)
    }
}

import type { FaceAmount } from '../../kernel/index.ts'
import { capEntries, type Caps } from './caps.ts'
import { downTo, upTo } from './grid.ts'
import { ordersBySize } from './orders-by-size.ts'
import { has, lastIn, type AllocationRequest, type AllocationOrder, type Grid } from './policy.ts'
import { factorIn, stepsOf, topIn, type Step } from './steps.ts'
import { micros } from './pairs.ts'

/** What fixed the size of an order: a rule before shares are computed, or a share below the minimum. */
export const setters = ['desk', 'anchor', 'fillSmall', 'floor', 'minimum'] as const
export type SetBy = (typeof setters)[number]

/** In the column `set`. Sizes of an open line come from its share; those of the first three are fixed. */
export const setBy = { open: 0, desk: 1, anchor: 2, fillSmall: 3, floor: 4, minimum: 5 } as const

/**
 * What rounding to a unit did to a line: rounded it, gave it the remainder, or gave it the part of the remainder that
 * lines before it could not take.
 */
export const lineRoundings = ['rounded', 'remainder', 'overflow'] as const
export type LineRounding = (typeof lineRoundings)[number]

/** In the column `rounding`. */
export const roundedBy = { nothing: 0, rounded: 1, remainder: 2, overflow: 3 } as const

/** In the column `rule`, which else has the number of a step. */
export const noRule = -1
export const reserveRule = -2

/** Orders on their way to their allocations, as columns: line `at` has row `at` in each. The largest order is the first. */
export interface EngineLines {
  count: number
  order: (line: number) => AllocationOrder
  /** The place in the list of orders. */
  nr: Int32Array
  /** What the order asks for. */
  asked: Float64Array
  /** The order gets zero, or a size on the grid from `least` to `most`; zero if `most` is zero. */
  least: Float64Array
  most: Float64Array
  /** The largest size that the steps of the policy allow. */
  top: Float64Array
  /** Reserved for the order before the steps run. */
  reserved: Float64Array
  /** 1: a floor rule requires its minimum allocation. */
  floored: Uint8Array
  /** For each step of the policy: how much the order weighs beside others. */
  factors: readonly Float64Array[]
  /** The widest kind of cap first. */
  caps: readonly Caps[]
  /** One of `setBy`. */
  set: Uint8Array
  /** The share without a grid in units and millionths, and the step that added last; unused while a line is set. */
  ideal: Float64Array
  idealMicro: Float64Array
  rule: Int32Array
  size: Float64Array
  /** One of `roundedBy`. */
  rounding: Uint8Array
}

const numbers = (count: number) => new Float64Array(count)

const emptyLines = (orders: readonly AllocationOrder[], nr: Int32Array, steps: number) => {
  const count = orders.length
  return {
    count,
    order: (line: number) => orders[nr[line]!]!,
    nr,
    asked: numbers(count),
    least: numbers(count),
    most: numbers(count),
    top: numbers(count),
    reserved: numbers(count),
    floored: new Uint8Array(count),
    factors: Array.from({ length: steps }, () => numbers(count)),
    set: new Uint8Array(count),
    ideal: numbers(count),
    idealMicro: numbers(count),
    rule: new Int32Array(count).fill(noRule),
    size: numbers(count),
    rounding: new Uint8Array(count),
  }
}

/** The reserve of an order, within its limits and on the grid. */
const reserveOf = (
  { reserve }: AllocationOrder,
  { least, most, grid }: { least: number; most: number; grid: Grid },
): number => {
  const reserved = reserve === null ? 0 : downTo(Math.min(reserve, most), grid)
  return reserved < least ? 0 : reserved
}

/** Whether a floor raises an order: to the smallest denomination, or to its own minimum if the policy respects it. */
const floorRule = ({
  policy,
  grid,
}: AllocationRequest): ((order: AllocationOrder, least: FaceAmount) => boolean) => {
  if (!has(policy, 'floor')) return () => false
  const [isLast, respects] = [lastIn(policy), has(policy, 'minSize')]
  return (order, least) => !isLast?.(order) && (respects || least === grid.minimum)
}

/** The line of each order, by its place in the list. */
export const linesByNr = (nr: Int32Array): Int32Array => {
  const lineOf = new Int32Array(nr.length)
  for (let line = 0; line < nr.length; line++) lineOf[nr[line]!] = line
  return lineOf
}

/** The lines of a book for the engine. A size below an order's minimum counts as zero. */
export const linesOf = (
  ask: AllocationRequest,
  steps: readonly Step[] = stepsOf(ask.policy),
): EngineLines => {
  const { orders, grid } = ask
  const nrs = ordersBySize(orders)
  const lines = emptyLines(orders, nrs, steps.length)
  const lineOf = linesByNr(nrs)
  const entries = capEntries(ask)
  const isFloored = floorRule(ask)
  // In the order of the list, in which the orders lie in memory.
  for (let nr = 0; nr < orders.length; nr++) {
    const order = orders[nr]!
    const line = lineOf[nr]!
    const { size } = order
    const least = order.minSize === null ? grid.minimum : upTo(order.minSize, grid)
    const down = downTo(size, grid)
    const most = down < least ? (0 as FaceAmount) : down
    const reserved = reserveOf(order, { least, most, grid })
    const floored = most > 0 && isFloored(order, least)
    let top = Math.max(reserved, floored ? least : 0)
    for (let at = 0; at < steps.length; at++) {
      const factor = factorIn(steps[at]!, order)
      if (factor === 0) continue
      lines.factors[at]![line] = factor
      if (top < most) top = Math.max(top, topIn(steps[at]!, { size, least, most }, grid))
    }
    lines.asked[line] = size
    lines.least[line] = least
    lines.most[line] = most
    lines.reserved[line] = reserved
    lines.floored[line] = floored ? 1 : 0
    lines.top[line] = top
    for (let at = 0; at < entries.length; at++) entries[at]!.enter(line, order)
  }
  return { ...lines, caps: entries.map(({ caps }) => caps) }
}

/** The lines that a condition selects, in their order. */
export const linesWhere = ({ count }: EngineLines, isSelected: (line: number) => boolean): Int32Array => {
  const found = new Int32Array(count)
  let selected = 0
  for (let line = 0; line < count; line++) if (isSelected(line)) found[selected++] = line
  return found.subarray(0, selected)
}

export const sumOver = ({ count }: EngineLines, amountOf: (line: number) => number): number => {
  let sum = 0
  for (let line = 0; line < count; line++) sum += amountOf(line)
  return sum
}

export const hasShare = ({ ideal, idealMicro }: EngineLines, line: number): boolean =>
  ideal[line]! > 0 || idealMicro[line]! > 0

const microsOf = ({ ideal, idealMicro }: EngineLines, line: number): bigint =>
  BigInt(ideal[line]!) * BigInt(micros) + BigInt(idealMicro[line]!)

/** Rounded quotients that differ by more than this part of them are different. */
const margin = 1e-12

/** Compares how near the shares of two lines are to their minimum: the nearest first, else the earlier line. */
export const byNearness = (lines: EngineLines): ((one: number, other: number) => number) => {
  const { least, ideal, idealMicro } = lines
  const nearnessOf = (line: number) => (ideal[line]! + idealMicro[line]! / micros) / least[line]!
  return (one, other) => {
    const near = nearnessOf(one)
    const far = nearnessOf(other)
    if (Math.abs(far - near) > (far + near) * margin) return far - near
    if (near === 0 && far === 0) return one - other
    const apart = microsOf(lines, other) * BigInt(least[one]!) - microsOf(lines, one) * BigInt(least[other]!)
    return apart > 0n ? 1 : apart < 0n ? -1 : one - other
  }
}

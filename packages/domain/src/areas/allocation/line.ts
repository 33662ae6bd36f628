import type { FaceAmount } from '../../kernel/index.ts'
import { downTo, upTo } from './grid.ts'
import {
  capKinds,
  capOf,
  cappedBy,
  has,
  type AllocationRequest,
  type AllocationOrder,
  type CapKind,
  type Grid,
  type RuleKind,
} from './policy.ts'
import { stepsOf, topOf, type Step } from './steps.ts'
import { sortByKey } from './sort-by-key.ts'
import { micros } from './weights.ts'

/** A cap on one house or group. */
export interface Cap {
  rule: CapKind
  of: string
  /** Its place among the caps of its kind. */
  nr: number
  most: FaceAmount
  /** What it can still take; below zero if it is exceeded. */
  headroom: number
}

/** What fixed the size of an order: a rule before shares are computed, or a share below the minimum. */
export type SetBy = 'desk' | 'anchor' | 'fillSmall' | 'floor' | 'minimum'

/**
 * What rounding to a unit did to a line: rounded it, gave it the remainder, or gave it the part of the remainder that
 * lines before it could not take.
 */
export const lineRoundings = ['rounded', 'remainder', 'overflow'] as const
export type LineRounding = (typeof lineRoundings)[number]

/** An order on its way to its allocation. */
export interface EngineLine {
  order: AllocationOrder
  /** Its place in the list of orders. */
  nr: number
  /** The order gets zero, or a size on the grid from `least` to `most`; zero if `most` is zero. */
  least: FaceAmount
  most: FaceAmount
  /** The largest size that the steps of the policy allow. */
  top: FaceAmount
  /** Reserved for the order before the steps run. */
  reserved: FaceAmount
  /** A floor rule requires its minimum allocation. */
  floored: boolean
  /** The widest cap first. */
  caps: readonly (Cap | undefined)[]
  set: SetBy | null
  /** The share without a grid in units and millionths, and the rule that added last; unused while `set` is not null. */
  ideal: number
  idealMicro: number
  rule: RuleKind | 'reserve' | null
  size: FaceAmount
  rounding: LineRounding | null
}

const isUtc = (at: string): boolean => at.endsWith('Z')

/** Compares instants. Texts of one length in UTC compare as text, which is much faster. */
export const byInstant = (one: string, other: string): number => {
  if (one === other) return 0
  if (one.length === other.length && isUtc(one) && isUtc(other)) return one < other ? -1 : 1
  return Temporal.Instant.compare(one, other)
}

/** Larger orders go first, then earlier ones, so that the order of the list does not change the allocation. */
export const goesFirst = ({ order: one }: EngineLine, { order: other }: EngineLine): number =>
  largerFirst(one, other)

const largerFirst = (one: AllocationOrder, other: AllocationOrder): number =>
  other.size - one.size || byInstant(one.at, other.at) || (one.id < other.id ? -1 : 1)

const noCaps: EngineLine['caps'] = []

/** The caps of an order; the orders of a house or group share one. */
const capsFor = ({ policy }: AllocationRequest): ((order: AllocationOrder) => EngineLine['caps']) => {
  const kinds = capKinds.flatMap((rule) => {
    const most = capOf(policy, rule)
    return most === null ? [] : [{ rule, most, known: new Map<string, Cap>() }]
  })
  const capsOf = (order: AllocationOrder) =>
    kinds.map(({ rule, most, known }) => {
      const of = cappedBy[rule](order)
      if (of === null) return undefined
      let cap = known.get(of)
      if (!cap) known.set(of, (cap = { rule, of, nr: known.size, most, headroom: 0 }))
      return cap
    })
  // Nearly always, the orders of a house are in the same group.
  const byHolder = new Map<string, { group: string | null; caps: EngineLine['caps'] }>()
  return (order) => {
    if (kinds.length === 0) return noCaps
    const found = byHolder.get(order.holder)
    if (found?.group === order.group) return found.caps
    const caps = capsOf(order)
    byHolder.set(order.holder, { group: order.group, caps })
    return caps
  }
}

/** The reserve of an order, within its limits and on the grid. */
const reserveOf = (
  { reserve }: AllocationOrder,
  { least, most, grid }: Pick<EngineLine, 'least' | 'most'> & { grid: Grid },
): FaceAmount => {
  const reserved = reserve === null ? (0 as FaceAmount) : downTo(Math.min(reserve, most), grid)
  return reserved < least ? (0 as FaceAmount) : reserved
}

/** Whether a floor raises an order: to the smallest denomination, or to its own minimum if the policy respects it. */
const floorRule = ({
  policy,
  grid,
}: AllocationRequest): ((order: AllocationOrder, least: FaceAmount) => boolean) => {
  if (!has(policy, 'floor')) return () => false
  const [jlmLast, respects] = [has(policy, 'jlmLast'), has(policy, 'minSize')]
  return ({ jlm }, least) => !(jlmLast && jlm) && (respects || least === grid.minimum)
}

/** The lines of a book for the engine, the largest first. A size below an order's minimum counts as zero. */
export const linesOf = (
  ask: AllocationRequest,
  steps: readonly Step[] = stepsOf(ask.policy),
): EngineLine[] => {
  const { grid } = ask
  const capsOf = capsFor(ask)
  const isFloored = floorRule(ask)
  const { orders } = ask
  // Sorted before they are made: each pass over many lines then reads memory from one end to the other.
  const places = sortByKey(
    Array.from(orders.keys()),
    (nr) => orders[nr]!.size,
    (one, other) => largerFirst(orders[one]!, orders[other]!),
  )
  return places.map((nr): EngineLine => {
    const order = orders[nr]!
    const least = order.minSize === null ? grid.minimum : upTo(order.minSize, grid)
    const down = downTo(order.size, grid)
    const most = down < least ? (0 as FaceAmount) : down
    const reserved = reserveOf(order, { least, most, grid })
    const floored = most > 0 && isFloored(order, least)
    const filled = topOf({ order, least, most }, steps, grid)
    return {
      order,
      nr,
      least,
      most,
      reserved,
      floored,
      set: null,
      ideal: 0,
      idealMicro: 0,
      rule: null,
      size: 0 as FaceAmount,
      rounding: null,
      top: Math.max(filled, reserved, floored ? least : 0) as FaceAmount,
      caps: capsOf(order),
    }
  })
}

const resetCap = (cap: Cap | undefined): void => {
  if (cap) cap.headroom = cap.most
}

/** Sets the headroom of caps to what the lines leave. */
export const setHeadroom = (lines: readonly EngineLine[], amountBy: (line: EngineLine) => number): void => {
  const kinds = lines[0]?.caps.length ?? 0
  for (let kind = 0; kind < kinds; kind++) {
    for (const { caps } of lines) resetCap(caps[kind])
    for (const line of lines) {
      const cap = line.caps[kind]
      if (cap) cap.headroom -= amountBy(line)
    }
  }
}

const microsOf = ({ ideal, idealMicro }: EngineLine): bigint =>
  BigInt(ideal) * BigInt(micros) + BigInt(idealMicro)

/** Rounded quotients that differ by more than this part of them are different. */
const margin = 1e-12

/** Compares how near the shares of two lines are to their minimum: the nearest first, else the line that goes first. */
export const byNearness = (one: EngineLine, other: EngineLine): number => {
  const near = (one.ideal + one.idealMicro / micros) / one.least
  const far = (other.ideal + other.idealMicro / micros) / other.least
  if (Math.abs(far - near) > (far + near) * margin) return far - near
  if (near === 0 && far === 0) return goesFirst(one, other)
  const apart = microsOf(other) * BigInt(one.least) - microsOf(one) * BigInt(other.least)
  return apart > 0n ? 1 : apart < 0n ? -1 : goesFirst(one, other)
}

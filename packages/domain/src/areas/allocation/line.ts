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
import { microUnitsPerUnit, type CapGroup, type MicroUnits } from './distribute.ts'
import { stepsOf, topOf, type Step } from './steps.ts'

/** A cap on one house or group. */
export interface Cap extends CapGroup {
  rule: CapKind
  of: string
  most: MicroUnits
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
  /** The share without a grid, and the rule that added last; unused while `set` is not null. */
  ideal: MicroUnits
  rule: RuleKind | 'reserve' | null
  size: FaceAmount
  rounding: LineRounding | null
}

export const inMicroUnits = (size: number): MicroUnits => BigInt(size) * microUnitsPerUnit

const isUtc = (at: string): boolean => at.endsWith('Z')

/** Compares instants. Texts of one length in UTC compare as text, which is much faster. */
export const byInstant = (one: string, other: string): number => {
  if (one === other) return 0
  if (one.length === other.length && isUtc(one) && isUtc(other)) return one < other ? -1 : 1
  return Temporal.Instant.compare(one, other)
}

/** Larger orders go first, then earlier ones, so that the order of the list does not change the allocation. */
export const goesFirst = ({ order: one }: EngineLine, { order: other }: EngineLine): number =>
  other.size - one.size || byInstant(one.at, other.at) || (one.id < other.id ? -1 : 1)

/** The caps of an order; the orders of a house or group share one. */
const capsFor = ({ policy }: AllocationRequest): ((order: AllocationOrder) => EngineLine['caps']) => {
  const caps = new Map<string, Cap>()
  const kinds = capKinds.flatMap((rule) => {
    const most = capOf(policy, rule)
    return most === null ? [] : [{ rule, most: inMicroUnits(most) }]
  })
  return (order) =>
    kinds.map(({ rule, most }) => {
      const of = cappedBy[rule](order)
      if (of === null) return undefined
      const key = `${rule} ${of}`
      const cap = caps.get(key) ?? { rule, of, most, headroom: 0n }
      caps.set(key, cap)
      return cap
    })
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
  return ask.orders
    .map((order): EngineLine => {
      const least = order.minSize === null ? grid.minimum : upTo(order.minSize, grid)
      const down = downTo(order.size, grid)
      const most = down < least ? (0 as FaceAmount) : down
      const reserved = reserveOf(order, { least, most, grid })
      const floored = most > 0 && isFloored(order, least)
      const filled = topOf({ order, least, most }, steps, grid)
      return {
        order,
        least,
        most,
        reserved,
        floored,
        set: null,
        ideal: 0n,
        rule: null,
        size: 0 as FaceAmount,
        rounding: null,
        top: Math.max(filled, reserved, floored ? least : 0) as FaceAmount,
        caps: capsOf(order),
      }
    })
    .toSorted(goesFirst)
}

/** The amount of a line so far. */
export const amountOf = ({ set, size, ideal }: EngineLine): MicroUnits =>
  set === null ? ideal : inMicroUnits(size)

/** Sets the headroom of caps to what the lines leave. */
export const setHeadroom = (
  lines: readonly EngineLine[],
  amountBy: (line: EngineLine) => MicroUnits,
): void => {
  for (const { caps } of lines) for (const cap of caps) if (cap) cap.headroom = cap.most
  for (const line of lines) for (const cap of line.caps) if (cap) cap.headroom -= amountBy(line)
}

/** Sets the headroom of caps for filling; an exceeded cap has none. */
export const setOpenHeadroom = (lines: readonly EngineLine[]): void => {
  setHeadroom(lines, amountOf)
  for (const { caps } of lines) for (const cap of caps) if (cap && cap.headroom < 0n) cap.headroom = 0n
}

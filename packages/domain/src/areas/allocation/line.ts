import type { FaceAmount } from '../../kernel/index.ts'
import { downTo, upTo } from './grid.ts'
import {
  capKinds,
  capOf,
  cappedBy,
  has,
  type Allocating,
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

/** What settled an order before shares are worked out, or because its share was too small to be one. */
export type SetBy = 'desk' | 'anchor' | 'floor' | 'minimum'

/** An order on its way to its allocation. */
export interface EngineLine {
  order: AllocationOrder
  /** It gets nothing, or something between these two on the grid; nothing where the second is nothing. */
  least: FaceAmount
  most: FaceAmount
  /** What the policy's steps may fill it to. */
  top: FaceAmount
  /** Held for it before they run. */
  reserved: FaceAmount
  /** It has to get its smallest allocation: a floor says so. */
  floored: boolean
  /** Wide ones first. */
  caps: readonly (Cap | undefined)[]
  set: SetBy | null
  /** What it would get without a grid, and what gave the last of that; of a line that is set, not looked at. */
  ideal: MicroUnits
  rule: RuleKind | 'reserve' | null
  size: FaceAmount
}

export const inMicroUnits = (size: number): MicroUnits => BigInt(size) * microUnitsPerUnit

const isUtc = (at: string): boolean => at.endsWith('Z')

/** As texts "…00.5Z" would come before "…00Z"; texts of one length and zone compare as their instants do, and at once. */
export const byInstant = (one: string, other: string): number => {
  if (one === other) return 0
  if (one.length === other.length && isUtc(one) && isUtc(other)) return one < other ? -1 : 1
  return Temporal.Instant.compare(one, other)
}

/** Of orders alike, the larger goes first, then the earlier: the same book is allocated alike however it is listed. */
export const goesFirst = ({ order: one }: EngineLine, { order: other }: EngineLine): number =>
  other.size - one.size || byInstant(one.at, other.at) || (one.id < other.id ? -1 : 1)

/** The caps an order is under; houses and groups share theirs. */
const capsFor = ({ policy }: Allocating): ((order: AllocationOrder) => EngineLine['caps']) => {
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

/** Held for an order before rules run: within what it can get, on the grid. */
const reserveOf = (
  { reserve }: AllocationOrder,
  { least, most, grid }: Pick<EngineLine, 'least' | 'most'> & { grid: Grid },
): FaceAmount => {
  const reserved = reserve === null ? (0 as FaceAmount) : downTo(Math.min(reserve, most), grid)
  return reserved < least ? (0 as FaceAmount) : reserved
}

/** Whether a floor raises an order: to the smallest denomination, and to its own minimum where that is a rule. */
const floorRule = ({
  policy,
  grid,
}: Allocating): ((order: AllocationOrder, least: FaceAmount) => boolean) => {
  if (!has(policy, 'floor')) return () => false
  const [jlmLast, respects] = [has(policy, 'jlmLast'), has(policy, 'minSize')]
  return ({ jlm }, least) => !(jlmLast && jlm) && (respects || least === grid.minimum)
}

/** The orders of a book on their way, the largest first. Less than the smallest an order accepts is nothing. */
export const linesOf = (ask: Allocating, steps: readonly Step[] = stepsOf(ask.policy)): EngineLine[] => {
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
        top: Math.max(filled, reserved, floored ? least : 0) as FaceAmount,
        caps: capsOf(order),
      }
    })
    .toSorted(goesFirst)
}

/** What a line has so far. */
export const amountOf = ({ set, size, ideal }: EngineLine): MicroUnits =>
  set === null ? ideal : inMicroUnits(size)

/** What caps leave beside what lines have so far. */
export const setHeadroom = (
  lines: readonly EngineLine[],
  amountBy: (line: EngineLine) => MicroUnits,
): void => {
  for (const { caps } of lines) for (const cap of caps) if (cap) cap.headroom = cap.most
  for (const line of lines) for (const cap of line.caps) if (cap) cap.headroom -= amountBy(line)
}

/** Room to be filled: none where more is held already. */
export const setOpenHeadroom = (lines: readonly EngineLine[]): void => {
  setHeadroom(lines, amountOf)
  for (const { caps } of lines) for (const cap of caps) if (cap && cap.headroom < 0n) cap.headroom = 0n
}

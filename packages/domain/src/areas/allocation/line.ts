import type { Face } from '../../kernel/index.ts'
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
import { partsPerUnit, type Bucket, type Part } from './pour.ts'
import { stepsOf, topOf, type Step } from './steps.ts'

/** A cap on one house or group. */
export interface Cap extends Bucket {
  rule: CapKind
  of: string
  most: Part
}

/** What settled an order before shares are worked out, or because its share was too small to be one. */
export type SetBy = 'override' | 'anchor' | 'floor' | 'minimum'

/** An order on its way to its allocation. */
export interface Line {
  order: AllocationOrder
  /** It gets nothing, or something between these two on the grid; nothing where the second is nothing. */
  least: Face
  most: Face
  /** What the policy's steps may fill it to. */
  top: Face
  /** Held for it before they run. */
  held: Face
  /** It has to get its smallest allocation: a floor says so. */
  floored: boolean
  /** Wide ones first. */
  caps: readonly (Cap | undefined)[]
  set: SetBy | null
  /** What it would get without a grid, and what gave the last of that; of a line that is set, not looked at. */
  part: Part
  rule: RuleKind | 'reserve' | null
  size: Face
}

export const inParts = (size: number): Part => BigInt(size) * partsPerUnit

const isUtc = (at: string): boolean => at.endsWith('Z')

/** As texts "…00.5Z" would come before "…00Z"; texts of one length and zone compare as their instants do, and at once. */
export const byInstant = (one: string, other: string): number => {
  if (one === other) return 0
  if (one.length === other.length && isUtc(one) && isUtc(other)) return one < other ? -1 : 1
  return Temporal.Instant.compare(one, other)
}

/** Of orders alike, the larger goes first, then the earlier: the same book is allocated alike however it is listed. */
export const goesFirst = ({ order: one }: Line, { order: other }: Line): number =>
  other.size - one.size || byInstant(one.at, other.at) || (one.id < other.id ? -1 : 1)

/** The caps an order is under; houses and groups share theirs. */
const cappingOf = ({ policy }: Allocating): ((order: AllocationOrder) => Line['caps']) => {
  const caps = new Map<string, Cap>()
  const kinds = capKinds.flatMap((rule) => {
    const most = capOf(policy, rule)
    return most === null ? [] : [{ rule, most: inParts(most) }]
  })
  return (order) =>
    kinds.map(({ rule, most }) => {
      const of = cappedBy[rule](order)
      if (of === null) return undefined
      const key = `${rule} ${of}`
      const cap = caps.get(key) ?? { rule, of, most, room: 0n }
      caps.set(key, cap)
      return cap
    })
}

/** Held for an order before rules run: within what it can get, on the grid. */
const reserveOf = (
  { reserve }: AllocationOrder,
  { least, most, grid }: Pick<Line, 'least' | 'most'> & { grid: Grid },
): Face => {
  const held = reserve === null ? (0 as Face) : downTo(Math.min(reserve, most), grid)
  return held < least ? (0 as Face) : held
}

/** Whether a floor raises an order: to the smallest denomination, and to its own minimum where that is a rule. */
const flooring = ({ policy, grid }: Allocating): ((order: AllocationOrder, least: Face) => boolean) => {
  if (!has(policy, 'floor')) return () => false
  const [jlmLast, respects] = [has(policy, 'jlmLast'), has(policy, 'minSize')]
  return ({ jlm }, least) => !(jlmLast && jlm) && (respects || least === grid.minimum)
}

/** The orders of a book on their way, the largest first. Less than the smallest an order accepts is nothing. */
export const linesOf = (ask: Allocating, steps: readonly Step[] = stepsOf(ask.policy)): Line[] => {
  const { grid } = ask
  const capsOf = cappingOf(ask)
  const isFloored = flooring(ask)
  return ask.orders
    .map((order): Line => {
      const least = order.minSize === null ? grid.minimum : upTo(order.minSize, grid)
      const down = downTo(order.size, grid)
      const most = down < least ? (0 as Face) : down
      const held = reserveOf(order, { least, most, grid })
      const floored = most > 0 && isFloored(order, least)
      const filled = topOf({ order, least, most }, steps, grid)
      return {
        order,
        least,
        most,
        held,
        floored,
        set: null,
        part: 0n,
        rule: null,
        size: 0 as Face,
        top: Math.max(filled, held, floored ? least : 0) as Face,
        caps: capsOf(order),
      }
    })
    .toSorted(goesFirst)
}

/** What a line has so far. */
export const heldBy = ({ set, size, part }: Line): Part => (set === null ? part : inParts(size))

/** What caps leave beside what lines have so far. */
export const leaveRooms = (lines: readonly Line[], heldOf: (line: Line) => Part): void => {
  for (const { caps } of lines) for (const cap of caps) if (cap) cap.room = cap.most
  for (const line of lines) for (const cap of line.caps) if (cap) cap.room -= heldOf(line)
}

/** Room to be filled: none where more is held already. */
export const leaveOpen = (lines: readonly Line[]): void => {
  leaveRooms(lines, heldBy)
  for (const { caps } of lines) for (const cap of caps) if (cap && cap.room < 0n) cap.room = 0n
}

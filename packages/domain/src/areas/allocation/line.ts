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
  type RuleKind,
} from './policy.ts'
import { partsPerUnit, type Bucket, type Part } from './pour.ts'

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
  /** Wide ones first. */
  caps: readonly (Cap | undefined)[]
  set: SetBy | null
  /** What it would get without a grid, and what gave the last of that; of a line that is set, not looked at. */
  part: Part
  rule: RuleKind | 'reserve' | null
  size: Face
}

export const inParts = (size: number): Part => BigInt(size) * partsPerUnit

/** Of orders alike, the larger goes first, then the earlier: the same book is allocated alike however it is listed. */
export const goesFirst = ({ order: one }: Line, { order: other }: Line): number =>
  other.size - one.size || (one.at < other.at ? -1 : one.at > other.at ? 1 : one.id < other.id ? -1 : 1)

export const linesOf = (ask: Allocating): Line[] => {
  const { grid, policy } = ask
  const caps = new Map<string, Cap>()
  const capFor = (rule: CapKind, of: string | null): Cap | undefined => {
    const most = capOf(policy, rule)
    if (most === null || of === null) return undefined
    const key = `${rule} ${of}`
    const cap = caps.get(key) ?? { rule, of, most: inParts(most), room: 0n }
    caps.set(key, cap)
    return cap
  }
  const kinds = capKinds.filter((kind) => has(policy, kind))
  const respects = has(policy, 'minSize')
  return ask.orders
    .map((order): Line => {
      const least = respects && order.minSize !== null ? upTo(order.minSize, grid) : grid.minimum
      const most = downTo(order.size, grid)
      return {
        ...{ order, least, set: null, part: 0n, rule: null, size: 0 as Face },
        // Less than the smallest it accepts is nothing.
        most: most < least ? (0 as Face) : most,
        caps: kinds.map((kind) => capFor(kind, cappedBy[kind](order))),
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

/** Held for an order before rules run: within what it can get, on the grid. */
export const reserveOf = ({ order: { reserve }, most }: Line, { grid }: Allocating): Face =>
  reserve === null ? (0 as Face) : downTo(Math.min(reserve, most), grid)

import type { Face } from '../../kernel/index.ts'
import type { Clash } from './clash.ts'
import { fix } from './fixed.ts'
import { idealise } from './ideal.ts'
import { goesFirst, heldBy, inParts, leaveRooms, linesOf, reserveOf, type Line, type SetBy } from './line.ts'
import { capKinds, has, type Allocating, type RuleKind } from './policy.ts'
import { partsPerUnit } from './pour.ts'
import { roundToGrid } from './round.ts'

/** Why an order got what it got. */
export interface Why {
  /** What gave it the last of it; null: nothing did. */
  by: SetBy | RuleKind | 'reserve' | null
  /** All of what it can take. */
  full: boolean
  /** Its share was less than the smallest allocation it could have. */
  tooSmall: boolean
}

export interface Allocated {
  orderId: string
  size: Face
  why: Why
}

export type Allocation = { lines: Allocated[]; clashes: [] } | { lines: []; clashes: Clash[] }

const sumOf = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Shares that are too small to be one: the largest parts of a smallest allocation become one, the others nothing. */
const decideSmall = ({ grid }: Allocating, lines: readonly Line[]): boolean => {
  // Where the smallest allocation is one step of the grid, rounding decides.
  const small = lines.filter(
    ({ set, part, least }) => set === null && least > grid.increment && part > 0n && part < inParts(least),
  )
  if (small.length === 0) return false
  leaveRooms(lines, (line) => (line.set === null ? 0n : heldBy(line)))
  let pool = small.reduce((sum, { part }) => sum + part, 0n)
  const byPart = small.toSorted((one, other) => {
    const apart = other.part * BigInt(one.least) - one.part * BigInt(other.least)
    return apart > 0n ? 1 : apart < 0n ? -1 : goesFirst(one, other)
  })
  for (const line of byPart) {
    const least = inParts(line.least)
    const gets = pool >= least && line.caps.every((cap) => !cap || cap.room >= least)
    Object.assign(line, { set: 'minimum', size: gets ? line.least : 0 })
    if (!gets) continue
    pool -= least
    for (const cap of line.caps) if (cap) cap.room -= least
  }
  return true
}

/** Whose share is below the smallest allocation gets that; all others share what is left. */
const raiseToFloor = ({ policy }: Allocating, lines: readonly Line[]): boolean => {
  if (!has(policy, 'floor')) return false
  const jlmLast = has(policy, 'jlmLast')
  const low = lines.filter(
    ({ set, most, part, least, order }) =>
      set === null && most > 0 && !(jlmLast && order.jlm) && part < inParts(least),
  )
  for (const line of low) Object.assign(line, { set: 'floor', size: line.least })
  return low.length > 0
}

const isSet = ({ set }: Line): boolean => set !== null

/** Ideals once every share is one that may be: shares too small are decided until none is left. */
const settle = (ask: Allocating, lines: readonly Line[]): Clash | undefined => {
  for (;;) {
    idealise(ask, lines)
    if (!raiseToFloor(ask, lines) && !decideSmall(ask, lines)) return undefined
    const taken = sumOf(lines.filter(isSet), ({ size }) => size)
    if (taken > ask.total) return { kind: 'floorOver', floors: taken as Face, total: ask.total }
  }
}

const mostOf = ({ set, size, most }: Line): Face => (set === 'override' || set === 'anchor' ? size : most)

/** Why something is left that nobody gets. */
const leftClash = ({ policy, grid, total }: Allocating, lines: readonly Line[], left: Face): Clash => {
  const capacity = sumOf(lines, mostOf)
  if (capacity < total) return { kind: 'short', missing: (total - capacity) as Face }
  if (left % grid.increment !== 0) return { kind: 'offGrid', left }
  const rules = capKinds.filter((kind) => has(policy, kind))
  if (rules.length > 0) return { kind: 'capped', left, rules }
  const isGivenOut = has(policy, 'proRata') || has(policy, 'byType')
  return isGivenOut ? { kind: 'offGrid', left } : { kind: 'noStep', left }
}

/** Caps that what is fixed, held or raised does not keep. */
const overCaps = (lines: readonly Line[]): Clash[] => {
  leaveRooms(lines, ({ size }) => inParts(size))
  const over = new Set(lines.flatMap(({ caps }) => caps).filter((cap) => cap !== undefined && cap.room < 0n))
  return [...over].map((cap) => {
    const { rule, of, most, room } = cap!
    const units = (part: bigint) => Number(part / partsPerUnit) as Face
    return { kind: 'overCap', rule, of, holds: units(most - room), most: units(most) }
  })
}

const whyOf = ({ order, set, size, most, part, rule }: Line): Why => ({
  by: set ?? (size > 0 || part > 0n ? rule : null),
  full: size > 0 && size === most,
  tooSmall: size === 0 && (set === 'minimum' || (order.size > 0 && most === 0)),
})

/**
 * Exactly the total, every line on the grid and within its order, and why; or everything that clashes, and no line.
 */
export const allocate = (ask: Allocating): Allocation => {
  const lines = linesOf(ask)
  const clashes = fix(ask, lines)
  const taken = sumOf(lines, (line) => (isSet(line) ? line.size : reserveOf(line, ask)))
  if (taken > ask.total) clashes.push({ kind: 'fixedOver', fixed: taken as Face, total: ask.total })
  if (clashes.length > 0) return { lines: [], clashes }
  const unsettled = settle(ask, lines)
  if (unsettled) return { lines: [], clashes: [unsettled] }
  const left = roundToGrid(ask, lines)
  clashes.push(...overCaps(lines))
  if (left !== 0) clashes.push(leftClash(ask, lines, left as Face))
  if (clashes.length > 0) return { lines: [], clashes }
  const byId = new Map(lines.map((line) => [line.order.id, line]))
  const allocated = ask.orders.map(({ id }) => {
    const line = byId.get(id)!
    return { orderId: id, size: line.size, why: whyOf(line) }
  })
  return { lines: allocated, clashes: [] }
}

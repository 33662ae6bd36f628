import type { FaceAmount } from '../../kernel/index.ts'
import type { Clash } from './clash.ts'
import type { DecidedLine } from './decided-line.ts'
import { fix } from './fixed.ts'
import { Ideals } from './ideal.ts'
import { byNearness, linesOf, setHeadroom, type Cap, type EngineLine } from './line.ts'
import { capKinds, has, type AllocationRequest } from './policy.ts'
import { roundToGrid } from './round.ts'
import { roundToUnit } from './round-to-unit.ts'
import { boundOf, isFixed, mostOf } from './bounds.ts'
import { hardestOf } from './residues.ts'
import { Effort } from './runs.ts'
import { capacityIn, selectAnew } from './select-lines.ts'
import { stepsOf, type Step } from './steps.ts'
import { micros } from './weights.ts'

export type Allocation = { lines: DecidedLine[]; clashes: [] } | { lines: []; clashes: Clash[] }

const sumOf = (lines: readonly EngineLine[], of: (line: EngineLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** The lines of a book while a policy runs. */
interface PolicyRun {
  ask: AllocationRequest
  lines: readonly EngineLine[]
  steps: readonly Step[]
  ideals: Ideals
}

const isShared = ({ ideal, idealMicro }: EngineLine): boolean => ideal > 0 || idealMicro > 0

/** Shares below the minimum: the nearest to their minimum get it, the others get zero. */
const decideSmallShares = ({ ask: { grid }, lines }: PolicyRun): boolean => {
  // If the minimum is one increment, rounding decides.
  const small = lines.filter(
    (line) => line.set === null && line.least > grid.increment && line.ideal < line.least && isShared(line),
  )
  if (small.length === 0) return false
  setHeadroom(lines, ({ set, size }) => (set === null ? 0 : size))
  const micro = small.reduce((sum, { idealMicro }) => sum + idealMicro, 0)
  let pool = small.reduce((sum, { ideal }) => sum + ideal, Math.floor(micro / micros))
  for (const line of small.toSorted(byNearness)) {
    const { least, caps } = line
    const gets = pool >= least && caps.every((cap) => !cap || cap.headroom >= least)
    line.set = 'minimum'
    line.size = gets ? least : (0 as FaceAmount)
    if (!gets) continue
    pool -= least
    for (const cap of caps) if (cap) cap.headroom -= least
  }
  return true
}

/** Raises shares below the minimum to it where required; the others share the rest. */
const liftToMinimum = (
  lines: readonly EngineLine[],
  set: 'floor' | 'minimum',
  isLifted: (line: EngineLine) => boolean,
): boolean => {
  const low = lines.filter((line) => line.set === null && line.ideal < line.least && isLifted(line))
  for (const line of low) {
    line.set = set
    line.size = line.least
  }
  return low.length > 0
}

/** Computes ideals until no share is below its minimum. */
const settle = (run: PolicyRun): void => {
  do run.ideals.compute()
  while (liftToMinimum(run.lines, 'floor', ({ floored }) => floored) || decideSmallShares(run))
}

/** Computes ideals for a fixed selection of orders. */
const settleAmong = (run: PolicyRun, chosen: ReadonlyMap<EngineLine, boolean>): void => {
  for (const [line, isIn] of chosen) {
    if (!isIn) Object.assign(line, { set: 'minimum', size: 0 })
    else if (line.set === 'minimum') line.size = line.least
    else if (line.size === 0) Object.assign(line, { set: 'minimum', size: line.least })
  }
  for (const line of run.lines) if (line.set === 'floor') line.size = line.least
  do run.ideals.compute()
  while (
    liftToMinimum(run.lines, 'floor', ({ floored }) => floored) ||
    liftToMinimum(run.lines, 'minimum', (line) => chosen.get(line) === true)
  )
}

/** Why an amount is left that no order gets. */
const leftClash = ({ ask, lines, steps }: PolicyRun, left: FaceAmount): Clash => {
  const { policy, total } = ask
  const missing = total - sumOf(lines, (line) => (isFixed(line) ? line.size : line.most))
  if (missing > 0) return { kind: 'short', missing: missing as FaceAmount }
  const unfilled = total - sumOf(lines, mostOf)
  if (unfilled > 0) return { kind: 'noStep', left: unfilled as FaceAmount }
  const rules = capKinds.filter((kind) => has(policy, kind))
  const free = lines.map((line) => ({ ...line, caps: [] }))
  if (rules.length === 0) return { kind: 'offGrid', left }
  // An unfinished search does not tell whether the grid is in the way too; the caps are in any case.
  const found = selectAnew({ ask, lines: free, steps }, left, new Effort())
  return found === 'tooHard' || 'chosen' in found
    ? { kind: 'capped', left, rules }
    : { kind: 'offGrid', left }
}

/** Caps that fixed sizes, reserves and floors exceed. */
const overCaps = (lines: readonly EngineLine[]): Clash[] => {
  setHeadroom(lines, boundOf)
  const over = new Set<Cap>()
  for (const { caps } of lines) for (const cap of caps) if (cap && cap.headroom < 0) over.add(cap)
  return [...over].map((cap) => {
    const { rule, of, most, headroom } = cap
    return { kind: 'overCap', rule, of, holds: (most - headroom) as FaceAmount, most }
  })
}

/** Fixed sizes, reserves and floors that exceed the total or a cap. */
const boundClashes = ({ ask: { total }, lines }: PolicyRun): Clash[] => {
  const fixed = sumOf(lines, (line) => (line.set === null ? line.reserved : line.size))
  if (fixed > total) {
    const small = sumOf(lines, ({ set, size }) => (set === 'fillSmall' ? size : 0)) as FaceAmount
    const others = fixed - small
    return others > total
      ? [{ kind: 'fixedOver', fixed: others as FaceAmount, total }]
      : [{ kind: 'smallOver', small, total: (total - others) as FaceAmount }]
  }
  const floors = sumOf(lines, boundOf)
  return floors > total ? [{ kind: 'floorOver', floors: floors as FaceAmount, total }] : overCaps(lines)
}

const tooHard = (lines: readonly EngineLine[]): Clash[] => {
  const { orderIds, count } = hardestOf(lines)
  return orderIds.map((orderId) => ({ kind: 'tooHard', orderId, count }))
}

/** Distributes the total. If the first selection of orders cannot reach it, another one is tried. */
const giveOut = (run: PolicyRun, effort: Effort): Clash[] => {
  const { ask, lines } = run
  settle(run)
  const left = roundToGrid(ask, lines)
  if (left === 0) return []
  const over = ask.total - capacityIn(lines)
  if (over > 0) return [leftClash(run, over as FaceAmount)]
  const found = selectAnew(run, left, effort)
  if (found === 'tooHard') return tooHard(lines)
  if ('left' in found) return [leftClash(run, found.left as FaceAmount)]
  settleAmong(run, found.chosen)
  roundToGrid(ask, lines)
  return []
}

const decidedLine = (line: EngineLine): DecidedLine => {
  const { order, set, size, most, rule, rounding } = line
  const hasShare = isShared(line)
  // The line had no share at all, so its minimum did not decide.
  const isOut = set === 'minimum' && size === 0 && !hasShare
  return {
    orderId: order.id,
    size,
    by: isOut ? null : (set ?? (size > 0 || hasShare ? rule : null)),
    full: size > 0 && size === most,
    rounding,
    tooSmall:
      size === 0 && (rounding !== null || (set === 'minimum' && !isOut) || (order.size > 0 && most === 0)),
    note: null,
  }
}

/**
 * Allocates exactly the total, with every line on the grid, within its order, and with the rule that decided it; or returns
 * all clashes and no line.
 */
export const allocate = (ask: AllocationRequest, effort = new Effort()): Allocation => {
  const steps = stepsOf(ask.policy)
  const lines = linesOf(ask, steps)
  const run: PolicyRun = { ask, lines, steps, ideals: new Ideals({ ask, lines, steps }) }
  const clashes = fix(ask, lines)
  if (clashes.length === 0) clashes.push(...boundClashes(run))
  if (clashes.length === 0) clashes.push(...giveOut(run, effort))
  if (clashes.length > 0) return { lines: [], clashes }
  roundToUnit(ask, lines)
  const decided: DecidedLine[] = Array.from({ length: lines.length })
  for (const line of lines) decided[line.nr] = decidedLine(line)
  return { lines: decided, clashes: [] }
}

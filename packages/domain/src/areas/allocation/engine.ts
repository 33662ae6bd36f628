import type { FaceAmount } from '../../kernel/index.ts'
import { fitsCaps, setHeadroom, takeFromCaps } from './caps.ts'
import type { Clash } from './clash.ts'
import type { DecidedLine } from './decided-line.ts'
import { fix } from './fixed.ts'
import { Ideals } from './ideal.ts'
import {
  byNearness,
  hasShare,
  linesOf,
  lineRoundings,
  linesByNr,
  linesWhere,
  noRule,
  reserveRule,
  setBy,
  setters,
  sumOver,
  type EngineLines,
} from './lines.ts'
import { capKinds, has, type AllocationRequest } from './policy.ts'
import { roundToGrid } from './round.ts'
import { roundToUnit } from './round-to-unit.ts'
import { boundOf, isFixed, mostOf } from './bounds.ts'
import { hardestOf } from './residues.ts'
import { Effort } from './runs.ts'
import { capacityIn, selectAnew } from './select-lines.ts'
import { stepsOf, type Step } from './steps.ts'
import { micros } from './pairs.ts'

export type Allocation = { lines: DecidedLine[]; clashes: [] } | { lines: []; clashes: Clash[] }

/** The lines of a book while a policy runs. */
interface PolicyRun {
  ask: AllocationRequest
  lines: EngineLines
  steps: readonly Step[]
  ideals: Ideals
}

/** Shares below the minimum: the nearest to their minimum get it, the others get zero. */
const decideSmallShares = ({ ask: { grid }, lines }: PolicyRun): boolean => {
  const { caps, set, least, ideal, idealMicro, size } = lines
  // If the minimum is one increment, rounding decides.
  const small = linesWhere(
    lines,
    (line) =>
      set[line] === setBy.open &&
      ideal[line]! < least[line]! &&
      least[line]! > grid.increment &&
      hasShare(lines, line),
  )
  if (small.length === 0) return false
  setHeadroom(caps, (line) => (set[line] === setBy.open ? 0 : size[line]!))
  let [pool, micro] = [0, 0]
  for (const line of small) {
    pool += ideal[line]!
    micro += idealMicro[line]!
  }
  pool += Math.floor(micro / micros)
  for (const line of small.toSorted(byNearness(lines))) {
    const minimum = least[line]!
    const gets = pool >= minimum && fitsCaps(caps, line, minimum)
    set[line] = setBy.minimum
    size[line] = gets ? minimum : 0
    if (!gets) continue
    pool -= minimum
    takeFromCaps(caps, line, minimum)
  }
  return true
}

/** Raises shares below the minimum to it where required; the others share the rest. */
const liftToMinimum = (
  { count, set, least, ideal, size }: EngineLines,
  by: number,
  isLifted: (line: number) => boolean,
): boolean => {
  let hasLifted = false
  for (let line = 0; line < count; line++) {
    if (set[line] !== setBy.open || ideal[line]! >= least[line]! || !isLifted(line)) continue
    set[line] = by
    size[line] = least[line]!
    hasLifted = true
  }
  return hasLifted
}

const liftFloors = (lines: EngineLines): boolean =>
  liftToMinimum(lines, setBy.floor, (line) => lines.floored[line] === 1)

/** Computes ideals until no share is below its minimum. */
const settle = (run: PolicyRun): void => {
  do run.ideals.compute()
  while (liftFloors(run.lines) || decideSmallShares(run))
}

/** Computes ideals for a fixed selection of orders. */
const settleAmong = ({ lines, ideals }: PolicyRun, chosen: ReadonlyMap<number, boolean>): void => {
  const { count, set, size, least } = lines
  for (const [line, isIn] of chosen) {
    if (isIn && set[line] !== setBy.minimum && size[line]! > 0) continue
    set[line] = setBy.minimum
    size[line] = isIn ? least[line]! : 0
  }
  for (let line = 0; line < count; line++) if (set[line] === setBy.floor) size[line] = least[line]!
  do ideals.compute()
  while (liftFloors(lines) || liftToMinimum(lines, setBy.minimum, (line) => chosen.get(line) === true))
}

/** Why an amount is left that no order gets. */
const leftClash = ({ ask, lines, steps }: PolicyRun, left: FaceAmount): Clash => {
  const { policy, total } = ask
  const { size, most } = lines
  const missing = total - sumOver(lines, (line) => (isFixed(lines, line) ? size[line]! : most[line]!))
  if (missing > 0) return { kind: 'short', missing: missing as FaceAmount }
  const unfilled = total - sumOver(lines, (line) => mostOf(lines, line))
  if (unfilled > 0) return { kind: 'noStep', left: unfilled as FaceAmount }
  const rules = capKinds.filter((kind) => has(policy, kind))
  if (rules.length === 0) return { kind: 'offGrid', left }
  // An unfinished search does not tell whether the grid is in the way too; the caps are in any case.
  const found = selectAnew({ ask, lines: { ...lines, caps: [] }, steps }, left, new Effort())
  return found === 'tooHard' || 'chosen' in found
    ? { kind: 'capped', left, rules }
    : { kind: 'offGrid', left }
}

/** Caps that fixed sizes, reserves and floors exceed. */
const overCaps = (lines: EngineLines): Clash[] => {
  setHeadroom(lines.caps, (line) => boundOf(lines, line))
  const over = new Map<string, Extract<Clash, { kind: 'overCap' }>>()
  if (lines.caps.every(({ headroom }) => headroom.every((left) => left >= 0))) return []
  for (let line = 0; line < lines.count; line++)
    for (const { rule, names, most, of, headroom } of lines.caps) {
      const cap = of[line]!
      if (cap < 0 || headroom[cap]! >= 0) continue
      const key = `${rule} ${cap}`
      const fixed = ((over.get(key)?.fixed ?? 0) +
        (isFixed(lines, line) ? lines.size[line]! : 0)) as FaceAmount
      const floors = (most - headroom[cap]! - fixed) as FaceAmount
      over.set(key, { kind: 'overCap', rule, of: names[cap]!, fixed, floors, most })
    }
  return [...over.values()]
}

/** Fixed sizes, reserves and floors that exceed the total or a cap. */
const boundClashes = ({ ask: { total }, lines }: PolicyRun): Clash[] => {
  const { set, size, reserved } = lines
  const fixed = sumOver(lines, (line) => (set[line] === setBy.open ? reserved[line]! : size[line]!))
  if (fixed > total) {
    const small = sumOver(lines, (line) => (set[line] === setBy.fillSmall ? size[line]! : 0)) as FaceAmount
    const others = (fixed - small) as FaceAmount
    return others > total
      ? [{ kind: 'fixedOver', fixed: others, total }]
      : [{ kind: 'smallOver', small, total: (total - others) as FaceAmount }]
  }
  const floors = sumOver(lines, (line) => boundOf(lines, line)) as FaceAmount
  return floors > total ? [{ kind: 'floorOver', floors, total }] : overCaps(lines)
}

const tooHard = (lines: EngineLines): Clash[] => {
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

/** Nothing decided a line that had no share at all; its minimum did not either. */
const decidedBy = (lines: EngineLines, steps: readonly Step[], line: number): DecidedLine['by'] => {
  const { set, size, rule } = lines
  const isEmpty = size[line] === 0 && !hasShare(lines, line)
  if (set[line] === setBy.open) {
    if (isEmpty || rule[line] === noRule) return null
    return rule[line] === reserveRule ? 'reserve' : steps[rule[line]!]!.kind
  }
  return set[line] === setBy.minimum && isEmpty ? null : setters[set[line]! - 1]!
}

const decidedLine = (lines: EngineLines, steps: readonly Step[], line: number): DecidedLine => {
  const { set, most, asked } = lines
  const size = lines.size[line]! as FaceAmount
  const by = decidedBy(lines, steps, line)
  const rounding = lineRoundings[lines.rounding[line]! - 1] ?? null
  const isUnderMinimum = set[line] === setBy.minimum && by !== null
  return {
    orderId: lines.order(line).id,
    size,
    by,
    full: size > 0 && size === most[line],
    rounding,
    tooSmall: size === 0 && (rounding !== null || isUnderMinimum || (asked[line]! > 0 && most[line] === 0)),
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
  const run: PolicyRun = { ask, lines, steps, ideals: new Ideals(ask.total, lines, steps) }
  const clashes = fix(ask, lines)
  if (clashes.length === 0) clashes.push(...boundClashes(run))
  if (clashes.length === 0) clashes.push(...giveOut(run, effort))
  if (clashes.length > 0) return { lines: [], clashes }
  roundToUnit(ask, lines)
  const decided: DecidedLine[] = Array.from({ length: lines.count })
  const lineOf = linesByNr(lines.nr)
  for (let nr = 0; nr < lineOf.length; nr++) decided[nr] = decidedLine(lines, steps, lineOf[nr]!)
  return { lines: decided, clashes: [] }
}

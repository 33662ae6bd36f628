import { byNearness, type Cap, type EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'
import { isFixed, boundOf, mostOf } from './bounds.ts'
import { commonOf, isOutOfReach } from './residues.ts'
import {
  largestIn,
  partOf,
  plus,
  reaches,
  runsOf,
  type Effort,
  type Run,
  type Runs,
  type Span,
} from './runs.ts'
import { firstStep, type Step } from './steps.ts'

/**
 * Selects the orders that get an allocation. An order gets zero or at least its minimum, so not every selection can reach
 * the total. If the first one cannot, this searches the nearest selection that can. It computes all reachable totals, cap
 * within cap, so if it finds none, there is none.
 */

/** A house, a group or the whole book: its own lines, and the nodes inside it. */
interface CapNode {
  most: number
  lines: EngineLine[]
  children: CapNode[]
}

/** The line may get an allocation or none. */
const isOpen = (line: EngineLine): boolean => !isFixed(line) && line.top > 0 && boundOf(line) === 0

const capTree = (lines: readonly EngineLine[], total: number): CapNode => {
  const root: CapNode = { most: total, lines: [], children: [] }
  const known = new Map<Cap, CapNode>()
  for (const line of lines) {
    let node = root
    for (const cap of line.caps) {
      if (!cap) continue
      let inner = known.get(cap)
      if (!inner) {
        known.set(cap, (inner = { most: cap.most, lines: [], children: [] }))
        node.children.push(inner)
      }
      node = inner
    }
    node.lines.push(line)
  }
  return root
}

/** The largest total that the lines can take within their caps. */
export const capacityIn = (lines: readonly EngineLine[]): number => {
  const holds = ({ most, lines: own, children }: CapNode): number =>
    Math.min(
      most,
      own.reduce((sum, line) => sum + mostOf(line), 0) + children.reduce((sum, node) => sum + holds(node), 0),
    )
  return holds(capTree(lines, Infinity))
}

/** The first selection, and the lines whose selection may change. */
interface Choice {
  step: number
  isIn: (line: EngineLine) => boolean
  free: ReadonlySet<EngineLine>
  effort: Effort
}

const rangeOf = ({ least, top }: EngineLine): Runs => Float64Array.of(least, top)
const nothing: Runs = Float64Array.of(0, 0)
const orNothing = ({ least, top }: EngineLine): Runs => Float64Array.of(0, 0, least, top)

/** The range of sums of the lines whose selection does not change. */
const fixedRun = (lines: readonly EngineLine[], { isIn, free }: Choice): Run => {
  let [least, most] = [0, 0]
  for (const line of lines) {
    if (free.has(line)) continue
    const bound = boundOf(line)
    if (bound === 0 && !isFixed(line) && !isIn(line)) continue
    least += isFixed(line) ? line.size : Math.max(bound, line.least)
    most += mostOf(line)
  }
  return [least, most]
}

/** An upper bound of a node, without its caps. */
const mostIn = (node: CapNode, choice: Choice): number =>
  node.lines.reduce((sum, line) => sum + (choice.free.has(line) ? line.top : 0), 0) +
  node.children.reduce((sum, inner) => sum + mostIn(inner, choice), 0) +
  fixedRun(node.lines, choice)[1]

/** One more line or node: the sums it can reach, and the sums of all before it. */
interface Stage {
  of: EngineLine | CapNode
  runs: Runs
  before: Runs
}

/** All sums that a node can reach within bounds, one line or node after another. Sums that cannot reach `least` are dropped. */
const staged = (node: CapNode, choice: Choice, span: Span): { stages: Stage[]; runs: Runs } => {
  const { step, free, effort } = choice
  const most = Math.min(node.most, span.most)
  const lines = node.lines.filter((line) => free.has(line))
  const inner = node.children.map((each) => ({ each, most: mostIn(each, choice) }))
  const fixed = fixedRun(node.lines, choice)
  const follow =
    lines.reduce((sum, { top }) => sum + top, 0) + inner.reduce((sum, each) => sum + each.most, 0)
  const stages: Stage[] = []
  let least = span.least - follow
  let runs = runsOf(fixed, { least, most }, step)
  const add = (of: EngineLine | CapNode, own: Runs, lifts: number) => {
    if (effort.isOver) return
    stages.push({ of, runs: own, before: runs })
    least += lifts
    runs = plus(runs, own, { least, most }, step, effort)
  }
  for (const line of lines) add(line, orNothing(line), line.top)
  for (const { each, most: lifts } of inner) {
    const others = fixed[1] + follow - lifts
    add(each, staged(each, choice, { least: span.least - others, most }).runs, lifts)
  }
  return { stages, runs }
}

const sizeIn = ({ lines, children }: CapNode): number =>
  lines.reduce((sum, { size }) => sum + size, 0) + children.reduce((sum, node) => sum + sizeIn(node), 0)

const noneFree: ReadonlySet<EngineLine> = new Set()

/** Selects the lines of a node that reach a sum, as close to the first selection as possible. */
const chooseIn = (node: CapNode, sum: number, choice: Choice, chosen: Map<EngineLine, boolean>): void => {
  let left = sum
  for (const { of, runs, before } of staged(node, choice, { least: sum, most: sum }).stages.toReversed()) {
    const isNode = 'children' in of
    const first = isNode
      ? staged(of, { ...choice, free: noneFree }, { least: 0, most: left }).runs
      : choice.isIn(of)
        ? rangeOf(of)
        : nothing
    const near = isNode ? sizeIn(of) : of.size
    if (!choice.effort.spend(((first.length + runs.length) * before.length) / 4)) return
    const share = [first, runs]
      .map((ones) => partOf(left, { ones, others: before, near, step: choice.step }))
      .find((part) => part !== undefined)
    // The effort was used up on the way here.
    if (share === undefined) return
    if (isNode) chooseIn(of, share, choice, chosen)
    else chosen.set(of, share > 0)
    left -= share
  }
}

interface Ranked {
  left: EngineLine[]
  taken: EngineLine[]
}

/** Ranks unselected lines from the nearest to a share, by step; and selected lines from the weakest. */
const nearestFirst = (lines: readonly EngineLine[], steps: readonly Step[]): Ranked => {
  const ranked = lines.filter(isOpen).map((line) => ({ line, step: firstStep(steps, line.order) }))
  return {
    left: ranked
      .filter(({ line }) => line.size === 0)
      .toSorted((one, other) => one.step - other.step || byNearness(one.line, other.line))
      .map(({ line }) => line),
    taken: ranked
      .filter(({ line }) => line.size > 0)
      .toSorted((one, other) => other.step - one.step || byNearness(other.line, one.line))
      .map(({ line }) => line),
  }
}

/** Selected and unselected lines alternately. */
const alternating = ({ left, taken }: Ranked): EngineLine[] =>
  Array.from({ length: Math.max(left.length, taken.length) }, (_, at) => [taken[at], left[at]])
    .flat()
    .filter((line) => line !== undefined)

/** Whether all sizes are multiples of a step that does not divide the total. */
const isApart = ({ total, grid }: AllocationRequest, lines: readonly EngineLine[]): boolean => {
  let [left, step] = [total as number, 0]
  for (const line of lines) {
    if (isFixed(line)) left -= line.size
    else if (line.top > 0)
      for (const each of [line.least, line.top > line.least ? grid.increment : 0]) step = commonOf(each, step)
  }
  return step > 0 && left % step !== 0
}

/** The smallest count that passes; undefined if even the largest does not. */
const fewest = (most: number, does: (count: number) => boolean): number | undefined => {
  let [fails, works] = [-1, Math.min(most, 1)]
  while (!does(works)) {
    if (works === most) return undefined
    fails = works
    works = Math.min(most, works * 2)
  }
  while (works - fails > 1) {
    const count = (works + fails) >> 1
    if (does(count)) works = count
    else fails = count
  }
  return works
}

export type Selection = { chosen: ReadonlyMap<EngineLine, boolean> } | { left: number } | 'tooHard'

/**
 * Selects other lines if the current selection leaves an amount: it changes as few lines as possible, first unselected
 * ones, then all, the nearest first. If no selection reaches the total, it returns the smallest amount left. A search that
 * takes more than its effort ends without an answer.
 */
export const selectAnew = (
  { ask, lines, steps }: { ask: AllocationRequest; lines: readonly EngineLine[]; steps: readonly Step[] },
  left: number,
  effort: Effort,
): Selection => {
  if (isApart(ask, lines)) return { left }
  const { total, grid } = ask
  const first = new Set(lines.filter(({ size }) => size > 0))
  const ranked = nearestFirst(lines, steps)
  for (const order of [ranked.left, alternating(ranked)]) {
    const among = new Set(order)
    // The first lines of the order are decided last, so that the others keep their selection if possible.
    const root = capTree([...order, ...lines.filter((line) => !among.has(line))], total)
    const choosing = (count: number): Choice => ({
      step: grid.increment,
      isIn: (line) => first.has(line),
      free: new Set(order.slice(0, count)),
      effort,
    })
    const span = { least: total - left, most: total }
    let best = total - left
    const count = fewest(order.length, (free) => {
      const { runs } = staged(root, choosing(free), span)
      best = Math.max(best, largestIn(runs))
      return effort.isOver || reaches(runs, total, grid.increment)
    })
    if (effort.isOver) return isOutOfReach(ask, lines) ? { left } : 'tooHard'
    if (count === undefined) {
      if (order !== ranked.left) return { left: total - best }
      continue
    }
    const chosen = new Map([...ranked.left, ...ranked.taken].map((line) => [line, first.has(line)]))
    chooseIn(root, total, choosing(count), chosen)
    return effort.isOver ? 'tooHard' : { chosen }
  }
  return { left }
}

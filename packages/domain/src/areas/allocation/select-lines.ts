import { byNearness, linesWhere, type EngineLines } from './lines.ts'
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
  lines: number[]
  children: CapNode[]
}

/** The line may get an allocation or none. */
const isOpen = (lines: EngineLines, line: number): boolean =>
  !isFixed(lines, line) && lines.top[line]! > 0 && boundOf(lines, line) === 0

/** Nodes for lines in their order, cap within cap. */
const capTree = ({ caps }: EngineLines, order: Iterable<number>, total: number): CapNode => {
  const root: CapNode = { most: total, lines: [], children: [] }
  const known = caps.map(() => new Map<number, CapNode>())
  for (const line of order) {
    let node = root
    for (const [kind, { of, most }] of caps.entries()) {
      const cap = of[line]!
      if (cap < 0) continue
      let inner = known[kind]!.get(cap)
      if (!inner) {
        known[kind]!.set(cap, (inner = { most, lines: [], children: [] }))
        node.children.push(inner)
      }
      node = inner
    }
    node.lines.push(line)
  }
  return root
}

/** The largest total that the lines can take within their caps. */
export const capacityIn = (lines: EngineLines): number => {
  const holds = ({ most, lines: own, children }: CapNode): number =>
    Math.min(
      most,
      own.reduce((sum, line) => sum + mostOf(lines, line), 0) +
        children.reduce((sum, node) => sum + holds(node), 0),
    )
  return holds(capTree(lines, lines.nr.keys(), Infinity))
}

/** The first selection, and the lines whose selection may change. */
interface Choice {
  lines: EngineLines
  step: number
  isIn: (line: number) => boolean
  free: ReadonlySet<number>
  effort: Effort
}

const rangeOf = ({ least, top }: EngineLines, line: number): Runs => Float64Array.of(least[line]!, top[line]!)
const nothing: Runs = Float64Array.of(0, 0)
const orNothing = ({ least, top }: EngineLines, line: number): Runs =>
  Float64Array.of(0, 0, least[line]!, top[line]!)

/** The range of sums of the lines whose selection does not change. */
const fixedRun = (own: readonly number[], { lines, isIn, free }: Choice): Run => {
  let [least, most] = [0, 0]
  for (const line of own) {
    if (free.has(line)) continue
    const bound = boundOf(lines, line)
    if (bound === 0 && !isFixed(lines, line) && !isIn(line)) continue
    least += isFixed(lines, line) ? lines.size[line]! : Math.max(bound, lines.least[line]!)
    most += mostOf(lines, line)
  }
  return [least, most]
}

/** An upper bound of a node, without its caps. */
const mostIn = (node: CapNode, choice: Choice): number =>
  node.lines.reduce((sum, line) => sum + (choice.free.has(line) ? choice.lines.top[line]! : 0), 0) +
  node.children.reduce((sum, inner) => sum + mostIn(inner, choice), 0) +
  fixedRun(node.lines, choice)[1]

/** One more line or node: the sums it can reach, and the sums of all before it. */
interface Stage {
  of: number | CapNode
  runs: Runs
  before: Runs
}

/** All sums that a node can reach within bounds, one line or node after another. Sums that cannot reach `least` are dropped. */
const staged = (node: CapNode, choice: Choice, span: Span): { stages: Stage[]; runs: Runs } => {
  const { lines, step, free, effort } = choice
  const { top } = lines
  const most = Math.min(node.most, span.most)
  const own = node.lines.filter((line) => free.has(line))
  const inner = node.children.map((each) => ({ each, most: mostIn(each, choice) }))
  const fixed = fixedRun(node.lines, choice)
  const follow =
    own.reduce((sum, line) => sum + top[line]!, 0) + inner.reduce((sum, each) => sum + each.most, 0)
  const stages: Stage[] = []
  let least = span.least - follow
  let runs = runsOf(fixed, { least, most }, step)
  const add = (of: number | CapNode, reached: Runs, lifts: number) => {
    if (effort.isOver) return
    stages.push({ of, runs: reached, before: runs })
    least += lifts
    runs = plus(runs, reached, { least, most }, step, effort)
  }
  for (const line of own) add(line, orNothing(lines, line), top[line]!)
  for (const { each, most: lifts } of inner) {
    const others = fixed[1] + follow - lifts
    add(each, staged(each, choice, { least: span.least - others, most }).runs, lifts)
  }
  return { stages, runs }
}

const sizeIn = ({ size }: Pick<EngineLines, 'size'>, { lines, children }: CapNode): number => {
  const own = lines.reduce((sum, line) => sum + size[line]!, 0)
  return children.reduce((sum, node) => sum + sizeIn({ size }, node), own)
}

const noneFree: ReadonlySet<number> = new Set()

/** Selects the lines of a node that reach a sum, as close to the first selection as possible. */
const chooseIn = (node: CapNode, sum: number, choice: Choice, chosen: Map<number, boolean>): void => {
  const { lines } = choice
  let left = sum
  for (const { of, runs, before } of staged(node, choice, { least: sum, most: sum }).stages.toReversed()) {
    const isNode = typeof of !== 'number'
    const first = isNode
      ? staged(of, { ...choice, free: noneFree }, { least: 0, most: left }).runs
      : choice.isIn(of)
        ? rangeOf(lines, of)
        : nothing
    const near = isNode ? sizeIn(lines, of) : lines.size[of]!
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
  left: number[]
  taken: number[]
}

/** Ranks unselected lines from the nearest to a share, by step; and selected lines from the weakest. */
const nearestFirst = (lines: EngineLines, steps: readonly Step[]): Ranked => {
  const nearest = byNearness(lines)
  const ranked = Array.from(
    linesWhere(lines, (line) => isOpen(lines, line)),
    (line) => ({ line, step: firstStep(steps, lines.order(line)) }),
  )
  return {
    left: ranked
      .filter(({ line }) => lines.size[line] === 0)
      .toSorted((one, other) => one.step - other.step || nearest(one.line, other.line))
      .map(({ line }) => line),
    taken: ranked
      .filter(({ line }) => lines.size[line]! > 0)
      .toSorted((one, other) => other.step - one.step || nearest(other.line, one.line))
      .map(({ line }) => line),
  }
}

/** Selected and unselected lines alternately. */
const alternating = ({ left, taken }: Ranked): number[] =>
  Array.from({ length: Math.max(left.length, taken.length) }, (_, at) => [taken[at], left[at]])
    .flat()
    .filter((line) => line !== undefined)

/** Whether all sizes are multiples of a step that does not divide the total. */
const isApart = ({ total, grid }: AllocationRequest, lines: EngineLines): boolean => {
  const { count, size, least, top } = lines
  let [left, step] = [total as number, 0]
  for (let line = 0; line < count; line++) {
    if (isFixed(lines, line)) left -= size[line]!
    else if (top[line]! > 0) {
      step = commonOf(least[line]!, step)
      step = commonOf(top[line]! > least[line]! ? grid.increment : 0, step)
    }
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

export type Selection = { chosen: ReadonlyMap<number, boolean> } | { left: number } | 'tooHard'

/**
 * Selects other lines if the current selection leaves an amount: it changes as few lines as possible, first unselected
 * ones, then all, the nearest first. If no selection reaches the total, it returns the smallest amount left. A search that
 * takes more than its effort ends without an answer.
 */
export const selectAnew = (
  { ask, lines, steps }: { ask: AllocationRequest; lines: EngineLines; steps: readonly Step[] },
  left: number,
  effort: Effort,
): Selection => {
  if (isApart(ask, lines)) return { left }
  const { total, grid } = ask
  const isIn = Array.from(lines.size, (size) => size > 0)
  const ranked = nearestFirst(lines, steps)
  for (const order of [ranked.left, alternating(ranked)]) {
    const among = new Set(order)
    // The first lines of the order are decided last, so that the others keep their selection if possible.
    const others = linesWhere(lines, (line) => !among.has(line))
    const root = capTree(lines, [...order, ...others], total)
    const choosing = (count: number): Choice => ({
      lines,
      step: grid.increment,
      isIn: (line) => isIn[line]!,
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
    const chosen = new Map([...ranked.left, ...ranked.taken].map((line) => [line, isIn[line]!]))
    chooseIn(root, total, choosing(count), chosen)
    return effort.isOver ? 'tooHard' : { chosen }
  }
  return { left }
}

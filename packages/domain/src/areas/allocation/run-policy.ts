import type { FaceAmount } from '../../kernel/index.ts'
import { unitsOf, type ClosedBook, type Units } from './book.ts'
import type { Clash } from './clash.ts'
import { decidedIn, noLine, type DecidedLine, type StoredLines } from './decided-line.ts'
import { allocate } from './engine.ts'
import type { LineRounding } from './lines.ts'
import { divideMerged, type MergedPart } from './merged.ts'
import { roundRuleIn, type Override, type Rule } from './policy.ts'
import { Effort, mostSteps } from './runs.ts'

export interface PolicyRun {
  book: ClosedBook
  policy: readonly Rule[]
  total: FaceAmount
  /** The stored lines; with `keep`, sizes typed by the desk stay, and the notes of all sizes that stay. */
  lines: StoredLines
  keep: boolean
}

const isOwn = (lines: StoredLines, orderId: string): boolean => lines.get(orderId)?.by === 'desk'
const sizeIn = (lines: StoredLines, orderId: string): FaceAmount =>
  lines.get(orderId)?.size ?? (0 as FaceAmount)

/** The desk's reason is about a size, so a run keeps it only with that size. */
const noteOf = ({ orderId, size }: { orderId: string; size: FaceAmount }, { lines, keep }: PolicyRun) =>
  keep && sizeIn(lines, orderId) === size ? (lines.get(orderId)?.note ?? null) : null

/** If the desk typed one line of a merge, all its lines stay. */
const overridesIn = ({ orders, under }: Units, { lines, keep }: PolicyRun): Override[] =>
  keep
    ? orders.flatMap(({ id }): Override[] => {
        const children = under.get(id)?.orders
        if (!children) return isOwn(lines, id) ? [{ orderId: id, size: sizeIn(lines, id) }] : []
        if (!children.some((child) => isOwn(lines, child.id))) return []
        const size = children.reduce((sum, child) => sum + sizeIn(lines, child.id), 0)
        return [{ orderId: id, size: size as FaceAmount }]
      })
    : []

/** A rule that names a merged order applies to its merge. */
const ofUnits = (policy: readonly Rule[], { unitOf }: Units): Rule[] =>
  policy.map((rule) => {
    if (rule.kind === 'anchor') return { ...rule, orderId: unitOf(rule.orderId) }
    return rule.kind === 'round' && rule.remainder !== null
      ? { ...rule, remainder: unitOf(rule.remainder) }
      : rule
  })

/** What rounding did to a part of a merge: a part with the remainder says how the merge got it. */
const roundingOf = (part: MergedPart, merged: DecidedLine): LineRounding | null => {
  if (part.size === 0 || part.rounding === 'rounded') return part.rounding
  return merged.rounding === 'overflow' ? merged.rounding : (part.rounding ?? merged.rounding)
}

/** The size of a merge, divided among its orders; a clash if it cannot be divided. */
const dividedLines = (
  merged: DecidedLine,
  { under }: Units,
  run: PolicyRun,
  effort: Effort,
): DecidedLine[] | Clash => {
  const { book, policy, lines, keep } = run
  const { merge, orders } = under.get(merged.orderId)!
  // Lines that the desk divided stay, each with its own note.
  if (keep && merged.by === 'desk') return orders.map(({ id }) => decidedIn(lines.get(id) ?? noLine(id)))
  const { size } = merged
  const rounding = merged.rounding === null ? undefined : roundRuleIn(policy)
  const division = { size, leadOrderId: merge.leadOrderId, grid: book.grid, unit: rounding?.to }
  const parts = divideMerged(orders, division, effort)
  if (!parts) return { kind: 'undivided', mergeId: merge.id, size }
  return parts.map((part): DecidedLine => {
    const order = orders.find(({ id }) => id === part.orderId)!
    return {
      ...merged,
      ...part,
      rounding: roundingOf(part, merged),
      full: part.size > 0 && part.size === order.size,
      note: noteOf(part, run),
    }
  })
}

/** All lines by a policy, or all clashes. */
export type PolicyResult = { lines: DecidedLine[]; clashes: [] } | { lines: []; clashes: Clash[] }

/** The lines of the book's orders. Without `keep` the stored lines do not matter. */
export const computePolicy = (run: PolicyRun): PolicyResult => {
  const { book, policy, total } = run
  const units = unitsOf(book)
  const { lines: allocated, clashes } = allocate({
    orders: units.orders,
    policy: ofUnits(policy, units),
    grid: book.grid,
    total,
    overrides: overridesIn(units, run),
  })
  if (clashes.length > 0) return { lines: [], clashes }
  const found: DecidedLine[] = []
  const undivided: Clash[] = []
  // All merges together take no more work than one; each begins with what those before it left.
  let steps = mostSteps
  for (const each of allocated) {
    if (!units.under.has(each.orderId)) {
      found.push({ ...each, note: noteOf(each, run) })
      continue
    }
    const effort = new Effort(steps)
    const parts = dividedLines(each, units, run, effort)
    steps = effort.left
    if (Array.isArray(parts)) found.push(...parts)
    else undivided.push(parts)
  }
  if (undivided.length > 0) return { lines: [], clashes: undivided }
  return { lines: found, clashes: [] }
}

/** The result with the stored lines of orders that left the book. */
export const withLeftOrders = (result: PolicyResult, lines: StoredLines): PolicyResult =>
  result.clashes.length > 0
    ? result
    : { lines: [...result.lines, ...leftIn(lines, result.lines)], clashes: [] }

export const runPolicy = (run: PolicyRun): PolicyResult => withLeftOrders(computePolicy(run), run.lines)

/** Lines of orders that left the book get zero. */
const leftIn = (lines: StoredLines, found: readonly DecidedLine[]): DecidedLine[] => {
  const allocated = new Set(found.map(({ orderId }) => orderId))
  return [...lines.values()]
    .filter(({ orderId, size }) => size > 0 && !allocated.has(orderId))
    .map(({ orderId }) => noLine(orderId))
}

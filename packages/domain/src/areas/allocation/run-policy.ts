import type { FaceAmount } from '../../kernel/index.ts'
import { unitsOf, type ClosedBook, type Units } from './book.ts'
import type { Clash } from './clash.ts'
import { allocate, type Allocated } from './engine.ts'
import { noLine, said, type KeptLines, type SaidLine } from './kept.ts'
import { divideMerged } from './merged.ts'
import type { Override, Rule } from './policy.ts'

export interface PolicyRun {
  book: ClosedBook
  policy: readonly Rule[]
  total: FaceAmount
  /** What there is; figures of the desk's own hand, and what it said to any line, stay where `keep` says so. */
  lines: KeptLines
  keep: boolean
}

const isOwn = (lines: KeptLines, orderId: string): boolean => lines.get(orderId)?.by === 'desk'
const sizeIn = (lines: KeptLines, orderId: string): FaceAmount =>
  lines.get(orderId)?.size ?? (0 as FaceAmount)

/** A merge of which one line is the desk's own stays as it is divided, all of it. */
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

/** An anchor of an order that is merged is one of what it counts in. */
const ofUnits = (policy: readonly Rule[], { unitOf }: Units): Rule[] =>
  policy.map((rule) => (rule.kind === 'anchor' ? { ...rule, orderId: unitOf(rule.orderId) } : rule))

const plainLine = (
  orderId: string,
  size: FaceAmount,
  why: Allocated['why'],
  note: string | null,
): SaidLine => ({
  orderId,
  size,
  by: why.by === 'override' ? 'desk' : why.by,
  full: why.full,
  tooSmall: why.tooSmall,
  note,
})

/** What a merged order gets, order by order; where nothing of it divides, a clash. */
const dividedLines = (
  { orderId, size, why }: Allocated,
  { under }: Units,
  { book: { grid }, lines, keep }: PolicyRun,
): SaidLine[] | Clash => {
  const { merge, orders } = under.get(orderId)!
  const noteOf = (id: string) => lines.get(id)?.note ?? null
  // As it is divided it stays, and each line with its own reason.
  if (keep && why.by === 'override') return orders.map(({ id }) => said(lines.get(id) ?? noLine(id)))
  const parts = divideMerged(orders, { size, leadOrderId: merge.leadOrderId, grid })
  if (!parts) return { kind: 'undivided', mergeId: merge.id, size }
  return parts.map((part) => {
    const order = orders.find(({ id }) => id === part.orderId)!
    const full = part.size > 0 && part.size === order.size
    return plainLine(part.orderId, part.size, { ...why, full }, keep ? noteOf(part.orderId) : null)
  })
}

/** A whole set of lines by a policy, or everything that clashes. */
export const runPolicy = (
  run: PolicyRun,
): { lines: SaidLine[]; clashes: [] } | { lines: []; clashes: Clash[] } => {
  const { book, policy, total, lines, keep } = run
  const units = unitsOf(book)
  const { lines: allocated, clashes } = allocate({
    orders: units.orders,
    policy: ofUnits(policy, units),
    grid: book.grid,
    total,
    overrides: overridesIn(units, run),
  })
  if (clashes.length > 0) return { lines: [], clashes }
  const found: SaidLine[] = []
  const undivided: Clash[] = []
  for (const each of allocated) {
    if (!units.under.has(each.orderId)) {
      const note = keep ? (lines.get(each.orderId)?.note ?? null) : null
      found.push(plainLine(each.orderId, each.size, each.why, note))
      continue
    }
    const parts = dividedLines(each, units, run)
    if (Array.isArray(parts)) found.push(...parts)
    else undivided.push(parts)
  }
  if (undivided.length > 0) return { lines: [], clashes: undivided }
  return { lines: [...found, ...leftIn(lines, found)], clashes: [] }
}

/** Lines of orders that are in the book no more get nothing. */
const leftIn = (lines: KeptLines, found: readonly SaidLine[]): SaidLine[] => {
  const allocated = new Set(found.map(({ orderId }) => orderId))
  return [...lines.values()]
    .filter(({ orderId, size }) => size > 0 && !allocated.has(orderId))
    .map(({ orderId }) => noLine(orderId))
}

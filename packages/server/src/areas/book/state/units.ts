import { jlmOf, mergedLine, type BookLine, type Merge } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { BookOrder } from './book-order.ts'

/** What counts once: an order, or several merged ones. */
export interface Unit {
  line: BookLine
  inSize: FaceAmount
  /** The JLM interest in it of managers other than OC and JGC. */
  coLeadInterest: FaceAmount
}

type Rule = Pick<Merge, 'id' | 'rule' | 'size'>

/** A figure of merged orders, by the rule of their merge. */
export const mergedFigure = (
  merge: Rule,
  entries: readonly BookOrder[],
  figure: (entry: BookOrder) => FaceAmount,
): FaceAmount =>
  mergedLine(
    merge,
    entries.map((entry) => ({ ...entry.line, counting: figure(entry) })),
  ).counting

/** Merged orders as one; undefined if none of them is there. */
export const mergedUnit = (
  merge: Rule & Pick<Merge, 'orderIds'>,
  orders: ReadonlyMap<string, BookOrder>,
): Unit | undefined => {
  const entries = merge.orderIds.flatMap((id) => orders.get(id) ?? [])
  if (entries.length === 0) return undefined
  return {
    line: mergedLine(
      merge,
      entries.map(({ line }) => line),
    ),
    inSize: mergedFigure(merge, entries, ({ inSize }) => inSize),
    coLeadInterest: jlmOf(
      mergedLine(
        merge,
        entries.map(({ line, coLead }) => ({ ...line, jlm: line.jlm && coLead })),
      ),
    ).counting,
  }
}

/** Only orders that count: others are in no total and no chart. */
export const unitsOf = (
  orders: ReadonlyMap<string, BookOrder>,
  merges: readonly (Rule & Pick<Merge, 'orderIds'>)[],
): Unit[] => {
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const units: Unit[] = []
  for (const entry of orders.values())
    if (entry.line.counting > 0 && !under.has(entry.order.id)) units.push(entry)
  for (const merge of merges) {
    const unit = mergedUnit(merge, orders)
    if (unit && (unit.line.counting > 0 || unit.line.softBeside)) units.push(unit)
  }
  return units
}

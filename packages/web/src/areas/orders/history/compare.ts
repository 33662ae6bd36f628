import { isSame } from '@bookrunner/domain/kernel'
import type { ReplyOf } from '@bookrunner/contract'
import type { InvestorOrder, ordersCalls } from '@bookrunner/contract/orders'

export type Version = ReplyOf<typeof ordersCalls.getHisOrderList>['list'][number]
export type OrderRecord = InvestorOrder['order']

/** A field from what to what, in the reader's words. */
export interface Difference {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** Of a version, whoever reads it: its number as its reader counts, what it changed, the order as it was then. */
export interface Versioned {
  readonly shown: number
  readonly changes: readonly Difference[]
  readonly order: Pick<OrderRecord, 'orderLevels' | 'fpg'>
}

const valueIn = (record: object, field: string): unknown => (record as Record<string, unknown>)[field]

/**
 * What differs between two versions, whichever are chosen. Each version says in words what it changed: the words of
 * the first and of the last change on the way are those of the two ends. What was changed and changed back is no
 * difference.
 */
export function differencesBetween(
  versions: readonly Versioned[],
  older: number,
  newer: number,
): Difference[] {
  const ordered = versions.toSorted((one, other) => one.shown - other.shown)
  const start = ordered.find(({ shown }) => shown === older)
  const end = ordered.find(({ shown }) => shown === newer)
  if (!start || !end) return []
  const found = new Map<string, Difference>()
  for (const { shown, changes } of ordered) {
    if (shown <= older || shown > newer) continue
    for (const { field, from, to } of changes)
      found.set(field, { field, from: found.has(field) ? found.get(field)!.from : from, to })
  }
  return [...found.values()].filter(
    ({ field }) => !isSame(valueIn(start.order, field), valueIn(end.order, field)),
  )
}

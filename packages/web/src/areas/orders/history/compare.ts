import { isSame } from '@bookrunner/domain/kernel'
import type { ReplyOf } from '@bookrunner/contract'
import type { InvestorOrder, ordersCalls } from '@bookrunner/contract/orders'

export type Version = ReplyOf<typeof ordersCalls.getHisOrderList>['list'][number]
export type OrderRecord = InvestorOrder['order']

/** A changed field with old and new value, in the reader's language. */
export interface Difference {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** A version for any reader: its number, its changes, the order at that time. */
export interface Versioned {
  readonly shown: number
  readonly changes: readonly Difference[]
  readonly order: Pick<OrderRecord, 'orderLevels' | 'fpg'>
}

const valueIn = (record: object, field: string): unknown => (record as Record<string, unknown>)[field]

/**
 * The differences between any two versions. Each version has texts for its own changes: the first and the last change
 * in between give the texts of both ends. A value that was changed and restored is no difference.
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

import { randomKey } from '@bookrunner/contract/kernel'
import { likelyBareSizes, type BareSizes, type RowColumn } from '@bookrunner/domain/orders'
import { useState } from 'react'
import { storeUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { withBareSizes, withCell, withLeftOut, type BulkRow } from './rows.ts'

/** A list of orders before it is entered. */
export interface BulkList {
  readonly rows: readonly BulkRow[]
  /** Headings that were not recognised. */
  readonly unread: readonly string[]
  /** How the sizes without a unit are read; undefined if there are none. */
  readonly sizes: BareSizes | undefined
  readonly reason: string
  /** Changes with each change of the rows. */
  readonly state: string
  /** The idempotency key, renewed with each change. */
  readonly key: string
  /** The list comes from an earlier visit. */
  readonly restored: boolean
}

const nothing = (): BulkList => ({
  rows: [],
  unread: [],
  sizes: undefined,
  reason: '',
  restored: false,
  state: randomKey(),
  key: randomKey(),
})

const isBulkList = (found: unknown): found is BulkList =>
  typeof found === 'object' &&
  found !== null &&
  Array.isArray((found as BulkList).rows) &&
  (found as BulkList).rows.every((row) => typeof row.bare === 'object')

/** Stored in this tab until it is entered or discarded, so that a reload or an ended session loses nothing. */
export function useBulk(dealId: string) {
  const name = `orders.bulk ${dealId}`
  const [list, setList] = useState<BulkList>(() => {
    const found = readUnsaved(name)
    return isBulkList(found) && found.rows.length > 0 ? { ...found, restored: true } : nothing()
  })
  const store = (next: BulkList) => {
    setList(next)
    storeUnsaved(name, next.rows.length > 0 ? next : undefined)
  }
  const change = (rows: readonly BulkRow[]) => {
    if (rows.some((row, at) => row !== list.rows[at]))
      store({ ...list, rows, state: randomKey(), key: randomKey() })
  }
  return {
    list,
    take: (rows: readonly BulkRow[], unread: readonly string[]) =>
      store({ ...nothing(), rows, unread, sizes: likelyBareSizes(rows.map(({ bare }) => bare)) }),
    readSizes: (sizes: BareSizes) =>
      store({ ...list, sizes, rows: withBareSizes(list.rows, sizes), state: randomKey(), key: randomKey() }),
    edit: (id: number, column: RowColumn, typed: string) => change(withCell(list.rows, id, column, typed)),
    leaveOut: (ids: Iterable<number>, out: boolean) => change(withLeftOut(list.rows, new Set(ids), out)),
    setReason: (reason: string) => store({ ...list, reason, key: randomKey() }),
    /** After a refusal, the next attempt needs a new key. */
    renew: () => store({ ...list, state: randomKey(), key: randomKey() }),
    clear: () => store(nothing()),
  }
}
export type Bulk = ReturnType<typeof useBulk>

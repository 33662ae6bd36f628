import { randomKey } from '@bookrunner/contract/kernel'
import type { RowColumn } from '@bookrunner/domain/orders'
import { useState } from 'react'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { edited, leftOut, type BulkRow } from './rows.ts'

/** A list that is being looked over. */
export interface BulkState {
  readonly rows: readonly BulkRow[]
  /** Heads that were not read. */
  readonly unread: readonly string[]
  readonly reason: string
  /** Another for each state of the rows. */
  readonly state: string
  /** One wish, one key: it is another as soon as anything is changed. */
  readonly key: string
  /** It was begun before this dialog was opened. */
  readonly kept: boolean
}

const nothing = (): BulkState => ({
  rows: [],
  unread: [],
  reason: '',
  kept: false,
  state: randomKey(),
  key: randomKey(),
})

const isHeld = (found: unknown): found is BulkState =>
  typeof found === 'object' && found !== null && Array.isArray((found as BulkState).rows)

/** Kept in this browser tab until it is entered or given up: a reload, or a session that ended, loses nothing. */
export function useBulk(dealId: string) {
  const name = `orders.bulk ${dealId}`
  const [held, setHeld] = useState<BulkState>(() => {
    const found = readUnsaved(name)
    return isHeld(found) && found.rows.length > 0 ? { ...found, kept: true } : nothing()
  })
  const hold = (next: BulkState) => {
    setHeld(next)
    keepUnsaved(name, next.rows.length > 0 ? next : undefined)
  }
  const change = (rows: readonly BulkRow[]) => {
    if (rows.some((row, at) => row !== held.rows[at]))
      hold({ ...held, rows, state: randomKey(), key: randomKey() })
  }
  return {
    held,
    take: (rows: readonly BulkRow[], unread: readonly string[]) => hold({ ...nothing(), rows, unread }),
    edit: (id: number, column: RowColumn, typed: string) => change(edited(held.rows, id, column, typed)),
    leaveOut: (ids: Iterable<number>, out: boolean) => change(leftOut(held.rows, new Set(ids), out)),
    sayReason: (reason: string) => hold({ ...held, reason, key: randomKey() }),
    /** Refused: the next time is another wish. */
    renew: () => hold({ ...held, state: randomKey(), key: randomKey() }),
    clear: () => hold(nothing()),
  }
}
export type Bulk = ReturnType<typeof useBulk>

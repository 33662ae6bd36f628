import { sql } from 'kysely'
import type { GuidanceVersion } from '@bookrunner/domain/deals'
import type { Order } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { readOwners } from '../../deals/index.ts'
import { readOrderDeals } from '../../orders/index.ts'
import { readResolutions } from '../decisions.repo.ts'
import { readMerges } from '../merges.repo.ts'

export interface StoredOrder {
  order: Order
  born: number
}

/** Orders that changed together sort by id, so that every node has the same order. */
export const byChange = ({ order: one }: { order: Order }, { order: other }: { order: Order }): number =>
  one.seq - other.seq || (one.id < other.id ? -1 : 1)

/** The number of the state that an order was submitted in. */
const born = sql`(select v.seq from order_version v
      where v.order_id = o.id and v.stage <> 'draft' order by v.number, v.line limit 1) as born`

/** Submitted orders whose newest change is later than a state, in the order of their changes. */
const readChanged = async (db: Db, dealId: string, since: number): Promise<StoredOrder[]> => {
  const { rows } = await sql<{ record: Order; born: number | null }>`/* prepared */
    select o.record, ${born}
    from order_now o where o.deal_id = ${dealId} and o.stage <> 'draft' and o.row_seq > ${since}
    union all
    select o.record, ${born}
    from confirmed_write w join confirmed_order n on n.write_id = w.id
      join order_now o on o.id = n.order_id and o.version = n.version and o.row_seq <= ${since}
    where w.deal_id = ${dealId} and w.seq > ${since}`.execute(db)
  return rows.map(({ record, born }) => ({ order: record, born: born ?? record.seq })).toSorted(byChange)
}

/** The number of a ledger's state, and when it was made: pages, files and the log give one time to one event. */
export const readHead = async (db: Db, ledger: string): Promise<{ seq: number; at: string }> => {
  const { rows } = await sql<{ seq: number; at: Temporal.Instant }>`/* prepared */
    select l.seq, coalesce(e.at, clock_timestamp()) as at
    from ledger l left join ledger_entry e on e.ledger_id = l.id and e.seq = l.seq
    where l.id = ${ledger}`.execute(db)
  return { seq: rows[0]?.seq ?? 0, at: (rows[0]?.at ?? Temporal.Now.instant()).toString() }
}

/** True if orders got another investor after a state, by a merge of institutions. */
const readReassigned = async (db: Db, ledger: string, since: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`/* prepared */
    select exists (select from ledger_entry
      where ledger_id = ${ledger} and seq > ${since} and code = 'order.moved') as found`.execute(db)
  return rows[0]!.found
}

export type Mark = Pick<GuidanceVersion, 'number' | 'kind' | 'level' | 'at'>

/** Every published level, oldest first. */
const readMarks = async (db: Db, dealId: string): Promise<Mark[]> => {
  const { rows } = await sql<Omit<Mark, 'at'> & { at: Temporal.Instant }>`/* prepared */
    select number, kind, level, at from guidance_version where deal_id = ${dealId} order by number`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}

/** Which book to read, and since which state. */
export interface BookNews {
  ledger: string
  dealId: string
  since: number
}

/** Reads one state in one round trip; undefined if there is no such deal. */
export const readNews = (db: Db, { ledger, dealId, since }: BookNews) =>
  db.connection().execute(async (connection) => {
    const begun = sql`begin isolation level repeatable read, read only`.execute(connection)
    const read = Promise.all([
      readHead(connection, ledger),
      readOrderDeals(connection, [dealId]),
      readOwners(connection, dealId),
      readMarks(connection, dealId),
      readMerges(connection, dealId),
      readResolutions(connection, dealId),
      readChanged(connection, dealId, since),
      readReassigned(connection, ledger, since),
    ])
    const over = sql`commit`.execute(connection)
    const [, [head, [row], owners, marks, merges, decided, changed, reassigned]] = await Promise.all([
      begun,
      read,
      over,
    ])
    return row && owners ? { ...head, row, owners, marks, merges, decided, changed, reassigned } : undefined
  })
export type ReadNews = NonNullable<Awaited<ReturnType<typeof readNews>>>

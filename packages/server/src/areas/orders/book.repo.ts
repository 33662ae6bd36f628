import { sql } from 'kysely'
import type { Order } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'

/** All that is read in it is of one state, whatever is written meanwhile. */
export const inOneState = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
    return work(transaction)
  })

/** Every order of a deal that was ever submitted, in the order in which they changed last. */
export const readSubmitted = async (db: Db, dealId: string): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from deal_order where deal_id = ${dealId} and stage <> 'draft' order by seq`.execute(db)
  return rows.map(({ record }) => record)
}

/** The number of the newest state of a deal's announcement, and the database's clock. */
export const readState = async (db: Db, ledger: string): Promise<{ seq: number; now: Temporal.Instant }> => {
  const { rows } = await sql<{ seq: number; now: Temporal.Instant }>`
    select coalesce((select seq from ledger where id = ${ledger}), 0)::bigint as seq, clock_timestamp() as now`.execute(
    db,
  )
  return rows[0]!
}

export interface PartyGroup {
  entityId: string
  groupId: string | null
}

/** The groups that entities belong to. */
export const readGroupsOf = async (db: Db, entityIds: readonly string[]): Promise<PartyGroup[]> => {
  const { rows } = await sql<PartyGroup>`
    select id as "entityId", group_id as "groupId" from entity where id = any(${entityIds})`.execute(db)
  return rows
}

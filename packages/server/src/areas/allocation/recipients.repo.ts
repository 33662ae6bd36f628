import { sql } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'

interface WhichConfirmed {
  dealId: string
  seq: number | null
  replaced: boolean | null
  /** With a size, or with nothing. */
  allocated: boolean | null
}

/** Orders whose newest confirmation came from one write (`seq`) or from any: first ones, or replacements. */
export const readConfirmed = async (
  db: Db,
  { dealId, seq, replaced, allocated }: WhichConfirmed,
): Promise<{ orderId: string; houseId: string }[]> => {
  const { rows } = await sql<{ orderId: string; houseId: string }>`
    select c.order_id as "orderId", o.investor_id as "houseId"
    from alloc_confirmed c join order_head o on o.id = c.order_id
    where c.deal_id = ${dealId} and (${seq}::bigint is null or c.seq = ${seq})
      and (${replaced}::bool is null or (c.number > 1) = ${replaced}::bool)
      and (${allocated}::bool is null or (c.size > 0) = ${allocated}::bool)
    order by c.order_id`.execute(db)
  return rows
}

/** Users a version is shared with now. */
export const readSharedWith = async (
  { run }: Pick<Transaction, 'run'>,
  versionId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await run(sql<{ userId: string }>`
    select user_id as "userId" from alloc_share where version_id = ${versionId} and ended_at is null`)
  return new Set(rows.map(({ userId }) => userId))
}

/** People of houses that lead an order, or reviewed its line. */
export const readAddressed = async (
  { run }: Pick<Transaction, 'run'>,
  { versionId, orderId, leads }: { versionId: string; orderId: string; leads: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const rows = await run(sql<{ id: string }>`
    select id from user_account where entity_id = any(${leads}) or entity_id in (
      select bank_id from alloc_review where version_id = ${versionId} and order_id = ${orderId})`)
  return new Set(rows.map(({ id }) => id))
}

/** After a repricing, versions have to be checked again; launched ones are recalled by hand. */
export const markStale = ({ run }: Pick<Transaction, 'run'>, dealIds: readonly string[]): Promise<unknown> =>
  run(sql`
    update alloc_version set record = record || '{"stale": true}'
    where deal_id = any(${dealIds}) and not (record ->> 'stale')::bool`)

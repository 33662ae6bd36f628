import { sql } from 'kysely'
import type { OrderResult } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'
import { sendInTurns } from '../../../platform/service/index.ts'

/** What all orders of one write have in common, as their records have it. */
const commonOf = ({ order: { seq, updatedAt, updatedBy, channel } }: OrderResult) => ({
  seq,
  updatedAt,
  updatedBy,
  channel,
})

/** The size that an order had, if nothing but its size differs. */
const sizeBefore = ({ order, version: { act, changes } }: OrderResult): unknown => {
  const [change] = changes
  if (act !== 'allocated' || changes.length !== 1 || change?.field !== 'allocation')
    throw new Error(`${order.id} has more changes than its allocation`)
  return change.from
}

/**
 * Saves orders that got their allocations in one write. The database changes its own records, because ten thousand that
 * travel there take seconds. Versions have none: the newest version of an order is the order as it is.
 */
export const saveAllocated = (transaction: Transaction, done: readonly OrderResult[]): Promise<unknown> => {
  const [first] = done
  return first
    ? sendInTurns([
        // Records of ten thousand orders are joined in memory, and not in files.
        () => transaction.run(sql.raw(`set local work_mem = '64MB'`)),
        () => saveRecords(transaction, first, done),
        () => saveVersions(transaction, first, done),
      ])
    : Promise.resolve()
}

const saveRecords = (
  { run }: Transaction,
  first: OrderResult,
  done: readonly OrderResult[],
): Promise<unknown> => {
  const orders = done.map(({ order }) => order)
  return run(sql`
    update deal_order o set version = g.version, version_without_record = g.version, shown = g.shown,
      seq = ${first.order.seq}, shown_at = g.shown_at::timestamptz,
      record = o.record || (${JSON.stringify(commonOf(first))}::jsonb || jsonb_build_object('allocation', g.size,
        'version', g.version, 'shown', g.shown, 'shownAt', g.shown_at, 'baseline', g.baseline))
    from rows from (
      unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ allocation }) => allocation)}::bigint[],
        ${orders.map(({ version }) => version)}::int[], ${orders.map(({ shown }) => shown)}::int[],
        ${orders.map(({ shownAt }) => shownAt)}::text[]),
      jsonb_array_elements(${JSON.stringify(orders.map(({ baseline }) => baseline))}::jsonb)
    ) as g (id, size, version, shown, shown_at, baseline)
    where o.id = g.id and o.deal_id = ${first.order.dealId}`)
}

const saveVersions = (
  { run }: Transaction,
  first: OrderResult,
  done: readonly OrderResult[],
): Promise<unknown> => {
  const { by, channel, reason, seq, at } = first.version
  return run(sql`
    insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, reason, changes)
    select g.id, g.number, g.shown, ${seq}, g.stage, 'allocated', ${at}, ${by.userId}, ${JSON.stringify(by)}::jsonb,
      ${channel}, ${reason},
      jsonb_build_array(jsonb_build_object('field', 'allocation', 'from', g.was, 'to', g.size))
    from unnest(
      ${done.map(({ order }) => order.id)}::text[], ${done.map(({ version }) => version.number)}::int[],
      ${done.map(({ version }) => version.shown)}::int[], ${done.map(({ order }) => order.stage)}::text[],
      ${done.map(sizeBefore)}::bigint[], ${done.map(({ order }) => order.allocation)}::bigint[])
      as g (id, number, shown, stage, was, size)`)
}

import { sql } from 'kysely'
import type { OrderResult } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'

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
 * Saves orders that got their allocations in one write, and their versions. The database changes its own records, because
 * ten thousand records that travel there twice take seconds.
 */
export const saveAllocated = ({ run }: Transaction, done: readonly OrderResult[]): Promise<unknown> => {
  const [first] = done
  if (!first) return Promise.resolve()
  const { by, channel, reason, seq, at } = first.version
  const orders = done.map(({ order }) => order)
  return run(sql`
    with given as (
      select * from unnest(
        ${orders.map(({ id }) => id)}::text[], ${orders.map(({ allocation }) => allocation)}::bigint[],
        ${done.map(sizeBefore)}::bigint[], ${orders.map(({ version }) => version)}::int[],
        ${orders.map(({ shown }) => shown)}::int[], ${done.map(({ version }) => version.shown)}::int[],
        ${orders.map(({ shownAt }) => shownAt)}::text[],
        ${orders.map(({ baseline }) => JSON.stringify(baseline))}::jsonb[])
        as g (id, size, was, version, shown, version_shown, shown_at, baseline)
    ), saved as (
      update deal_order o set version = g.version, shown = g.shown, seq = ${seq},
        shown_at = g.shown_at::timestamptz,
        record = o.record || ${JSON.stringify(commonOf(first))}::jsonb || jsonb_build_object('allocation', g.size,
          'version', g.version, 'shown', g.shown, 'shownAt', g.shown_at, 'baseline', g.baseline)
      from given g where o.id = g.id
      returning o.id, o.version, o.stage, o.record, g.version_shown, g.was, g.size
    )
    insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, reason,
      changes, record)
    select id, version, version_shown, ${seq}, stage, 'allocated', ${at}, ${by.userId}, ${JSON.stringify(by)}::jsonb,
      ${channel}, ${reason}, jsonb_build_array(jsonb_build_object('field', 'allocation', 'from', was, 'to', size)),
      record
    from saved`)
}

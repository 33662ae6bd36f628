import { sql } from 'kysely'
import type { OrderVersion } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Stamped } from '../../../platform/service/index.ts'
import { countInTurns, saveUse } from '../../quota/index.ts'
import type { OrderChange, OrderState } from './order-state.ts'

/** A version, and columns of its order, whose record is the same. */
const versionRow = ({ order, by, ...version }: OrderVersion, isLast: boolean, isNew: boolean) => ({
  order_id: version.orderId,
  number: version.number,
  line: version.line,
  version_shown: version.shown,
  version_seq: version.seq,
  act: version.act,
  at: version.at,
  by_id: by.userId,
  author: by,
  channel: version.channel,
  reason: version.reason,
  changes: version.changes,
  is_last: isLast,
  is_new: isNew,
  deal_id: order.dealId,
  investor_id: order.investorId,
  through_id: order.throughId,
  stage: order.stage,
  version: order.version,
  shown: order.shown,
  seq: order.seq,
  submitted_at: order.submittedAt,
  shown_at: order.shownAt,
  record: order,
})

/** A desk's reason, stored beside the chain, where the deal's log finds it. */
const reasonRows = (changes: readonly Stamped<OrderChange>[]) =>
  changes.flatMap(({ change, seq }) =>
    change.kind === 'saved' && change.version.by.side === 'desk' && change.version.reason !== null
      ? [{ id: change.order.dealId, seq, text: change.version.reason }]
      : [],
  )

/** Saves each order with its new versions, and the use of limits that changed. */
export const saveOrders = (
  transaction: Transaction,
  changes: readonly Stamped<OrderChange>[],
  state: OrderState,
): Promise<unknown> => {
  const isAllocation = changes.some(({ change }) => change.kind === 'allocated')
  if (isAllocation) return saveAllocated(transaction, changes, state)
  return Promise.all([saveVersions(transaction, changes, state), saveUse(transaction, state.quota)])
}

/** What was confirmed is saved with the confirmations; here only what the orders use of limits. */
const saveAllocated = async (
  transaction: Transaction,
  changes: readonly Stamped<OrderChange>[],
  { quota }: OrderState,
): Promise<unknown> => {
  if (changes.some(({ change }) => change.kind !== 'allocated'))
    throw new Error('allocations are saved with no other change of orders')
  await countInTurns(quota)
  return saveUse(transaction, quota)
}

/**
 * Orders are their last versions. In one statement, with parts for what not every write has: triggers run for each part, also
 * if it has no row.
 */
const saveVersions = (
  { run }: Transaction,
  changes: readonly Stamped<OrderChange>[],
  { orders }: OrderState,
): Promise<unknown> => {
  const versions = changes.flatMap(({ change }) =>
    change.kind === 'saved' && orders.has(change.order.id) ? [change.version] : [],
  )
  const last = new Map(versions.map((version) => [version.orderId, version]))
  const made = new Set(
    versions.filter(({ number, line }) => number === 1 && line === 0).map(({ orderId }) => orderId),
  )
  const rows = versions.map((version) =>
    versionRow(version, last.get(version.orderId) === version, made.has(version.orderId)),
  )
  const gone = changes.flatMap(({ change }) => (change.kind === 'deleted' ? [change.orderId] : []))
  const reasons = reasonRows(changes)
  return run(sql`
    with v as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (order_id text, number int, line int,
        version_shown int, version_seq bigint, act text, at timestamptz, by_id text, author jsonb, channel text,
        reason text, changes jsonb, is_last boolean, is_new boolean, deal_id text, investor_id text, through_id text, stage text,
        version int, shown int, seq bigint, submitted_at timestamptz, shown_at timestamptz, record jsonb)
    )${gone.length > 0 ? goneSql(gone) : sql``}${reasons.length > 0 ? reasonsSql(reasons) : sql``}${made.size > 0 ? newSql : sql``}${last.size > made.size ? changedSql : sql``}
    insert into order_version (order_id, number, line, shown, seq, stage, act, at, by_id, author, channel, reason,
      changes, record)
    select order_id, number, line, version_shown, version_seq, stage, act, at, by_id, author, channel, reason, changes,
      record
    from v`)
}

/** An order with this id already is a fault. */
const newSql = sql`, new as (
      insert into deal_order (id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at,
        shown_at, record)
      select order_id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at, record
      from v where is_last and is_new
    )`

/** They are locked since they were loaded. */
const changedSql = sql`, changed as (
      update deal_order o set through_id = v.through_id, stage = v.stage, version = v.version, shown = v.shown,
        seq = v.seq, submitted_at = v.submitted_at, shown_at = v.shown_at, record = v.record
      from v where o.id = v.order_id and v.is_last and not v.is_new
    )`

const goneSql = (gone: readonly string[]) => sql`, gone as (
      delete from deal_order where id = any(${gone}::text[])
    )`

const reasonsSql = (reasons: ReturnType<typeof reasonRows>) => sql`, reasons as (
      insert into deal_log_text (announcement_id, seq, text)
      select distinct on (d.announcement_id, s.seq) d.announcement_id, s.seq, s.text
      from jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as s (id text, seq bigint, text text)
      join deal d on d.id = s.id
    )`

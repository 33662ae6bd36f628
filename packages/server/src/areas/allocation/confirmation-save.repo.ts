import { sql, type RawBuilder } from 'kysely'
import type { OrderResult } from '@bookrunner/domain/orders'
import type { Runner } from '../../platform/db/index.ts'
import type { AllocChange } from './allocation-state.ts'
import type { Confirmation, OwnFacts, SharedFacts } from './stored.ts'

/** A confirmation, and what it made of its order; null if the order had this size before. */
export interface ConfirmedRow {
  confirmation: Pick<Confirmation, 'orderId' | 'number' | 'size'> & { facts: OwnFacts | null }
  result: OrderResult | null
}

/** The investors of confirmations, each once, and the place of each confirmation's own among them. */
const eachInvestorOnce = (rows: readonly ConfirmedRow[]) => {
  const places = new Map<string, number>()
  const parties = rows.map(({ confirmation: { facts } }) => {
    const party = JSON.stringify({ investor: facts!.investor, lei: facts!.lei })
    const place = places.get(party) ?? places.size
    places.set(party, place)
    return place
  })
  return { json: `[${[...places.keys()].join()}]`, parties }
}

/** The size that an order had, if nothing but its size differs, and its investor reads it. */
const sizeBefore = ({ order, version: { act, changes, shown, reason } }: OrderResult): unknown => {
  const [change] = changes
  const isAlone = act === 'allocated' && changes.length === 1 && change?.field === 'allocation'
  if (!isAlone || shown !== order.shown || order.shownAt !== order.updatedAt || reason !== null)
    throw new Error(`${order.id} has more changes than its allocation`)
  return change.from
}

/** One row for each order, which nobody finds before its write has one. Returns the id that the write is to have. */
export const insertConfirmed = async (
  { run }: Runner,
  rows: readonly ConfirmedRow[],
): Promise<{ writeId: number; parties: string }> => {
  const confirmations = rows.map(({ confirmation }) => confirmation)
  const facts = confirmations.map((each) => each.facts!)
  const orders = rows.map(({ result }) => result?.order ?? null)
  const { json, parties } = eachInvestorOnce(rows)
  const [row] = await run(sql<{ id: number }>`
    with w as materialized (select nextval('confirmed_write_id') as id), saved as (
      insert into confirmed_order (write_id, order_id, number, size, party, order_size, accrued, consideration, version,
        shown, stage, was, baseline)
      select w.id, c.order_id, c.number, c.size, c.party, c.order_size, c.accrued, c.consideration, c.version, c.shown,
        c.stage, c.was, nullif(c.baseline, 'null')
      from w, rows from (unnest(
        ${confirmations.map(({ orderId }) => orderId)}::text[], ${confirmations.map(({ number }) => number)}::int[],
        ${confirmations.map(({ size }) => size)}::bigint[], ${parties}::int[],
        ${facts.map(({ orderSize }) => orderSize)}::bigint[],
        ${facts.map(({ accrued }) => accrued)}::text[], ${facts.map(({ consideration }) => consideration)}::text[],
        ${orders.map((order) => order && order.version)}::int[], ${orders.map((order) => order && order.shown)}::int[],
        ${orders.map((order) => order && order.stage)}::text[],
        ${rows.map(({ result }) => result && sizeBefore(result))}::bigint[]),
        jsonb_array_elements(${JSON.stringify(orders.map((order) => order && order.baseline))}::jsonb))
        as c (order_id, number, size, party, order_size, accrued, consideration, version, shown, stage, was, baseline)
    ) select id from w`)
  return { writeId: row!.id, parties: json }
}

interface ConfirmedWrite {
  seq: number
  /** The state of the deal that the confirmations were made from. */
  ofSeq: number
  first: Pick<Confirmation, 'dealId' | 'versionId' | 'terms' | 'at' | 'by'>
  /** What all changed orders have in common; undefined if none changed. */
  result: OrderResult | undefined
  shared: SharedFacts
  parties: string
}

/** The write, with what all of its orders have in common: from now on its rows count. */
export const insertWrite = (
  { run }: Runner,
  id: RawBuilder<unknown>,
  { seq, ofSeq, first, result, shared, parties }: ConfirmedWrite,
): Promise<unknown> => {
  const { dealId, versionId, terms, at, by } = first
  const record = result && {
    seq,
    updatedAt: at,
    updatedBy: result.version.by,
    channel: result.version.channel,
    shownAt: at,
  }
  return run(sql`
    insert into confirmed_write (id, deal_id, version_id, seq, of_seq, at, by_id, terms, shared, parties, record,
      changes_orders)
    values (${id}, ${dealId}, ${versionId}, ${seq}, ${ofSeq}, ${at}, ${by}, ${terms}, ${JSON.stringify(shared)},
      ${parties}, ${JSON.stringify(record ?? {})}, ${record !== undefined})`)
}

interface Confirmed {
  seq: number
  change: Extract<AllocChange, { kind: 'confirmed' }>
}

/** The rows, unless they were inserted before the lock, and their write. `results`: of the same write, by order. */
export const saveConfirmations = (
  transaction: Runner,
  { seq, change: { confirmations, shared, early } }: Confirmed,
  results: ReadonlyMap<string, OrderResult>,
): Promise<unknown> => {
  const [first] = confirmations
  if (!first) return Promise.resolve()
  const [result] = results.values()
  const write = { seq, first, result, shared }
  if (early) return insertWrite(transaction, sql`${early.writeId}`, { ...write, ...early })
  const rows = confirmations.map((confirmation) => ({
    confirmation,
    result: results.get(confirmation.orderId) ?? null,
  }))
  return Promise.all([
    insertConfirmed(transaction, rows),
    insertWrite(transaction, sql`currval('confirmed_write_id')`, {
      ...write,
      ofSeq: seq - 1,
      parties: eachInvestorOnce(rows).json,
    }),
  ])
}

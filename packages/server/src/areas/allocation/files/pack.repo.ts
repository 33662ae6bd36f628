import { sql } from 'kysely'
import type { OrderVersion } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

const atOnce = 500

/** Every version of every order that was submitted, order by order; drafts are their investors' own. */
export const orderVersions = async function* (db: Db, dealId: string): AsyncGenerator<OrderVersion> {
  let after = { id: '', number: 0 }
  for (;;) {
    const { rows } = await sql<{
      order_id: string
      number: number
      shown: number | null
      seq: number
      act: OrderVersion['act']
      at: Temporal.Instant
      author: OrderVersion['by']
      channel: OrderVersion['channel']
      reason: string | null
      changes: OrderVersion['changes']
      record: OrderVersion['order']
    }>`
      select v.order_id, v.number, v.shown, v.seq, v.act, v.at, v.author, v.channel, v.reason, v.changes, v.record
      from order_version v join deal_order o on o.id = v.order_id
      where o.deal_id = ${dealId} and v.stage <> 'draft' and (v.order_id, v.number) > (${after.id}, ${after.number})
      order by v.order_id, v.number limit ${atOnce}`.execute(db)
    for (const row of rows)
      yield {
        ...{ orderId: row.order_id, number: row.number, shown: row.shown, seq: row.seq, act: row.act },
        ...{ at: row.at.toString(), by: row.author, channel: row.channel, reason: row.reason },
        ...{ changes: row.changes, order: row.record },
      }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { id: last.order_id, number: last.number }
  }
}

export interface PackedLine {
  seq: number
  at: string
  actor_id: string | null
  code: string
  params: unknown
  hash: string
  /** In somebody's own words: beside the chain. */
  said: string | null
}

/** A line of orders or allocations, for who reads none: that it is there, and its hash. */
export type WithheldLine = Pick<PackedLine, 'seq' | 'hash'> & { withheld: true }

const ofOrders = '^(order|alloc)\\.'
const isOfOrders = ({ code }: PackedLine): boolean => new RegExp(ofOrders).test(code)

/** The whole chain, as it is kept: what its hashes are made of, or without what is done to orders. */
export const chainLines = async function* (
  db: Db,
  announcementId: string,
  { orders }: { orders: boolean },
): AsyncGenerator<PackedLine | WithheldLine> {
  let after = 0
  for (;;) {
    const { rows } = await sql<Omit<PackedLine, 'at'> & { at: Temporal.Instant }>`
      select l.seq, l.at, l.actor_id, l.code, l.params, l.hash, t.text as said
      from ledger_entry l left join deal_log_text t on t.seq = l.seq and t.announcement_id = ${announcementId}
      where l.ledger_id = ${`deal:${announcementId}`} and l.seq > ${after} order by l.seq limit ${atOnce}`.execute(
      db,
    )
    for (const row of rows) {
      const line = { ...row, at: row.at.toString() }
      yield orders || !isOfOrders(line) ? line : { seq: line.seq, hash: line.hash, withheld: true }
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.seq
  }
}

/** Rows of one table that are about a deal, oldest first, as they are kept. */
export const keptRows = async function* (
  db: Db,
  dealId: string,
  what: 'levels' | 'messages' | 'versions' | 'lines' | 'changes' | 'reviews' | 'confirmations',
): AsyncGenerator<unknown> {
  const from = {
    levels: sql`guidance_version r where r.deal_id = ${dealId} order by r.number`,
    messages: sql`book_message r where r.deal_id = ${dealId} order by r.number`,
    versions: sql`alloc_version r where r.deal_id = ${dealId} order by r.number`,
    lines: sql`alloc_line r join alloc_version v on v.id = r.version_id where v.deal_id = ${dealId}
      order by v.number, r.order_id`,
    changes: sql`alloc_change r join alloc_version v on v.id = r.version_id where v.deal_id = ${dealId} order by r.seq`,
    reviews: sql`alloc_review r join alloc_version v on v.id = r.version_id where v.deal_id = ${dealId} order by r.seq`,
    confirmations: sql`alloc_confirmation r where r.deal_id = ${dealId} order by r.seq, r.order_id`,
  }[what]
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(r) as row from ${from}`.execute(db)
  for (const { row } of rows) yield row
}

/** Who and what ids in the pack stand for: nobody else, so of who placed orders nobody where those are withheld. */
export const readDirectory = async (
  db: Db,
  { dealId, announcementId, orders }: { dealId: string; announcementId: string; orders: boolean },
) => {
  const [people, houses] = await Promise.all([
    sql<{ id: string; name: string; house: string }>`
      select u.id, u.name, e.name as house from user_account u join entity e on e.id = u.entity_id
      where u.id in (select actor_id from ledger_entry
        where ledger_id = ${`deal:${announcementId}`} and (${orders}::bool or code !~ ${ofOrders}))
      order by u.id`.execute(db),
    sql<{ id: string; name: string; lei: string | null }>`
      select e.id, e.name, e.lei from entity e
      where (${orders}::bool and e.id in (
          select investor_id from deal_order where deal_id = ${dealId} and stage <> 'draft'))
        or e.id in (select entity_id from syndicate_member where announcement_id = ${announcementId})
        or e.id = (select issuer_id from deal where id = ${dealId})
      order by e.id`.execute(db),
  ])
  return { people: people.rows, houses: houses.rows }
}

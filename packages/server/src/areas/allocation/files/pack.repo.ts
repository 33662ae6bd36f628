import { sql } from 'kysely'
import type { OrderVersion } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

const atOnce = 500
/** With all of their versions and comments. */
const ordersAtOnce = 100

interface VersionRow {
  order_id: string
  number: number
  line: number
  shown: number | null
  seq: number
  act: OrderVersion['act']
  at: Temporal.Instant
  author: OrderVersion['by']
  channel: OrderVersion['channel']
  reason: string | null
  changes: OrderVersion['changes']
  record: OrderVersion['order']
}

const versionOf = ({ order_id: orderId, at, author, record, ...row }: VersionRow): OrderVersion => ({
  orderId,
  number: row.number,
  line: row.line,
  shown: row.shown,
  seq: row.seq,
  act: row.act,
  at: at.toString(),
  by: author,
  channel: row.channel,
  reason: row.reason,
  changes: row.changes,
  order: record,
})

/** Every version of every submitted order, order by order; drafts are private to investors. */
export const orderVersions = async function* (db: Db, dealId: string): AsyncGenerator<OrderVersion> {
  let after = ''
  for (;;) {
    const { rows: orders } = await sql<{ id: string }>`
      select id from order_head where deal_id = ${dealId} and stage <> 'draft' and id > ${after}
      order by id limit ${ordersAtOnce}`.execute(db)
    const ids = orders.map(({ id }) => id)
    const { rows } = await sql<VersionRow>`
      select v.order_id, v.number, v.line, v.shown, v.seq, v.act, v.at, v.author, v.channel, v.reason, v.changes, v.record
      from order_versioned v where v.order_id = any(${ids}) and v.stage <> 'draft'
      order by v.order_id, v.number, v.line`.execute(db)
    for (const row of rows) yield versionOf(row)
    const last = ids.at(-1)
    if (last === undefined || ids.length < ordersAtOnce) return
    after = last
  }
}

export interface PackedLine {
  seq: number
  at: string
  actor_id: string | null
  code: string
  params: unknown
  hash: string
  /** A user's own text, stored beside the chain. */
  said: string | null
}

/** A line about orders or allocations, for a reader without them: only its number and hash. */
export type WithheldLine = Pick<PackedLine, 'seq' | 'hash'> & { withheld: true }

const ofOrders = '^(order|alloc)\\.'
const isOfOrders = ({ code }: PackedLine): boolean => new RegExp(ofOrders).test(code)

/** The whole chain, with or without lines about orders. */
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

/** The stored rows of one table about a deal, oldest first, fetched in pages within the caller's transaction. */
export const storedRows = async function* (
  db: Db,
  dealId: string,
  what:
    | 'levels'
    | 'messages'
    | 'messagesSent'
    | 'versions'
    | 'lines'
    | 'changes'
    | 'reviews'
    | 'shares'
    | 'confirmations',
): AsyncGenerator<unknown> {
  const ofVersion = sql`join alloc_version v on v.id = r.version_id where v.deal_id = ${dealId}`
  const from = {
    levels: sql`guidance_version r where r.deal_id = ${dealId} order by r.number`,
    messages: sql`book_message r where r.deal_id = ${dealId} order by r.number`,
    messagesSent: sql`book_message_sent r where r.deal_id = ${dealId} order by r.at, r.audience`,
    versions: sql`alloc_version r where r.deal_id = ${dealId} order by r.number`,
    lines: sql`alloc_line r ${ofVersion} order by v.number, r.order_id collate "C"`,
    changes: sql`alloc_changed r ${ofVersion} order by r.seq, v.number`,
    reviews: sql`alloc_review r ${ofVersion} order by r.seq`,
    shares: sql`alloc_share r ${ofVersion} order by r.seq, r.user_id`,
    confirmations: sql`alloc_confirmed r where r.deal_id = ${dealId} order by r.seq, r.order_id collate "C"`,
  }[what]
  const cursor = sql.ref(`packed_${what}`)
  await sql`declare ${cursor} no scroll cursor for select to_jsonb(r) as row from ${from}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(atOnce)} from ${cursor}`.execute(db)
    for (const { row } of rows) yield row
    if (rows.length < atOnce) break
  }
  await sql`close ${cursor}`.execute(db)
}

/** Names for the ids in the pack, and no others: without orders it leaves out who placed them. */
export const readDirectory = async (
  db: Db,
  { dealId, announcementId, orders }: { dealId: string; announcementId: string; orders: boolean },
) => {
  const [people, houses] = await Promise.all([
    sql<{ id: string; name: string; house: string }>`
      select u.id, u.name, coalesce(e.name, '') as house from user_account u left join entity e on e.id = u.entity_id
      where u.id in (select actor_id from ledger_entry
        where ledger_id = ${`deal:${announcementId}`} and (${orders}::bool or code !~ ${ofOrders}))
        or (${orders}::bool and u.id in (
          select s.user_id from alloc_share s join alloc_version v on v.id = s.version_id
          where v.deal_id = ${dealId}))
      order by u.id`.execute(db),
    sql<{ id: string; name: string; lei: string | null }>`
      select e.id, e.name, e.lei from entity e
      where (${orders}::bool and e.id in (
          select investor_id from order_head where deal_id = ${dealId} and stage <> 'draft'
          union select merged_from from order_head where deal_id = ${dealId} and stage <> 'draft'))
        or e.id in (select entity_id from syndicate_member where announcement_id = ${announcementId})
        or e.id = (select issuer_id from deal where id = ${dealId})
      order by e.id`.execute(db),
  ])
  return { people: people.rows, houses: houses.rows }
}

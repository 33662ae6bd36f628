import { sql } from 'kysely'
import { entityNamesJson, type Db } from '../../../platform/db/index.ts'
import type { PersonRow } from '../reads/detail.repo.ts'
import type { LoggedChange } from '../writes/log-changes.ts'

/** Selects lines; null means any. */
export interface LogFilter {
  announcementId: string
  /** A tranche's log: its own lines, shared ones, and those of deleted tranches. */
  dealId: string
  /** Also lines of orders with who placed them, for readers of every order and name. */
  orders: boolean
  /** Also the addressees, and lines of investors who opened documents. */
  addressees: boolean
  /** Beginnings of codes. */
  codes: readonly string[] | null
  actorId: string | null
  from: Temporal.Instant | null
  until: Temporal.Instant | null
}

/** The parameters of a line that readers need. */
export interface LogParams {
  dealId?: string | null
  changes?: readonly LoggedChange[]
  documentId?: string
  /** For lines about an order. */
  orderId?: string
  investorId?: string
  /** For lines about several orders. */
  orderIds?: readonly string[]
  /** Events beyond what the code says. */
  events?: readonly string[]
}

export interface LogRow {
  seq: number
  at: Temporal.Instant
  code: string
  params: LogParams
  hash: string
  actorId: string | null
  /** A free text with the line. */
  text: string | null
}

type Within = Pick<LogFilter, 'announcementId' | 'dealId' | 'orders' | 'addressees'>

/** Lines that investors cause: their actors are addressees. */
export const investorLines: readonly string[] = [
  'document.downloaded',
  'document.gate-opened',
  'document.code-wrong',
]

const ofTranche = ({ announcementId, dealId, orders, addressees }: Within) => sql`
  (${orders}::bool or not (starts_with(l.code, 'order.') or starts_with(l.code, 'alloc.')))
  and (${addressees}::bool or l.code <> all(${investorLines}::text[])) and l.ledger_id = ${`deal:${announcementId}`} and (
    l.params ->> 'dealId' is null or l.params ->> 'dealId' = ${dealId}
    or l.params @? '$.changes[*].field ? (@ starts with "shared.")'
    or not exists (select from deal d where d.id = l.params ->> 'dealId'))`

const conditionFor = (filter: LogFilter) => sql`
  ${ofTranche(filter)}
  and (${filter.codes}::text[] is null
    or exists (select from unnest(${filter.codes}::text[]) as c (start) where starts_with(l.code, c.start)))
  and (${filter.actorId}::text is null or l.actor_id = ${filter.actorId})
  and (${filter.from}::timestamptz is null or l.at >= ${filter.from})
  and (${filter.until}::timestamptz is null or l.at < ${filter.until})`

const select = sql`
  select l.seq, l.at, l.code, l.params, l.hash, l.actor_id as "actorId", t.text
  from ledger_entry l left join deal_log_text t on t.seq = l.seq
    and t.announcement_id = substr(l.ledger_id, ${'deal:'.length + 1})`

export const countLines = async (db: Db, filter: LogFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ledger_entry l where ${conditionFor(filter)}`.execute(db)
  return rows[0]!.total
}

export const readPage = async (
  db: Db,
  filter: LogFilter,
  { order, limit, offset }: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<LogRow[]> => {
  const { rows } = await sql<LogRow>`
    ${select} where ${conditionFor(filter)}
    order by l.seq ${sql.raw(order === 'asc' ? 'asc' : 'desc')} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Newest first, below a number. */
export const readBefore = async (
  db: Db,
  filter: LogFilter,
  { before, limit }: { before: number; limit: number },
): Promise<LogRow[]> => {
  const { rows } = await sql<LogRow>`
    ${select} where ${conditionFor(filter)} and l.seq < ${before} order by l.seq desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Everybody who acts in it, by name. */
export const readActors = async (db: Db, of: Within): Promise<PersonRow[]> => {
  const { rows } = await sql<PersonRow>`
    select u.id as "userId", u.name, ${entityNamesJson('e')} as entity
    from user_account u left join entity e on e.id = u.entity_id
    where u.id in (select l.actor_id from ledger_entry l where ${ofTranche(of)})
    order by lower(u.name), u.id`.execute(db)
  return rows
}

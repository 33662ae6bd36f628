import { sql } from 'kysely'
import { announcementOf } from '@bookrunner/domain/deals'
import type { Order } from '@bookrunner/domain/orders'
import { together, type Db } from '../../../platform/db/index.ts'
import { publishedTo, readNamed, type NamedEntity } from '../../deals/index.ts'
import { readReviewedIn } from '../../quota/index.ts'
import { ownLedger } from '../ledger/order.ts'
import { namedIn, readDoers, readOrderDeals, type Doer, type OrderDealRow } from '../reads/orders.repo.ts'

/** What replies depend on beside orders and deals: names, and which drafts the house may still read. */
export interface OwnBeside {
  named: NamedEntity[]
  doers: Map<string, Doer>
  /** Of the deals with drafts, those that are published to the house now. */
  published: string[]
}

export interface BesideNeeded {
  entityId: string
  /** Banks and issuers. */
  entities: readonly string[]
  people: readonly string[]
  draftDeals: readonly string[]
}

const readPublished = async (
  db: Db,
  { entityId, draftDeals }: Pick<BesideNeeded, 'entityId' | 'draftDeals'>,
): Promise<string[]> => {
  if (draftDeals.length === 0) return []
  const { rows } = await sql<{ id: string }>`/* prepared */
    select d.id from deal d where d.id = any(${draftDeals}) and ${publishedTo(entityId)} order by d.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const readBeside = async (db: Db, needed: BesideNeeded): Promise<OwnBeside> => {
  const [named, doers, published] = await Promise.all([
    readNamed(db, needed.entities),
    readDoers(db, needed.people),
    readPublished(db, needed),
  ])
  return { named, doers, published }
}

/** The numbers of ledgers, and the database's clock. */
export interface Numbers {
  now: Temporal.Instant
  numbers: Record<string, number>
}

const readNumbers = async (db: Db, ledgers: readonly string[]): Promise<Numbers> => {
  const { rows } = await sql<Numbers>`/* prepared */
    select clock_timestamp() as now, coalesce((
      select jsonb_object_agg(l.id, l.seq) from ledger l where l.id = any(${ledgers})), '{}') as numbers`.execute(
    db,
  )
  return rows[0]!
}

/** One round trip. */
export const readCheck = (
  db: Db,
  ledgers: readonly string[],
  needed: BesideNeeded,
): Promise<{ numbers: Numbers; beside: OwnBeside }> =>
  together(db, async (one) => {
    const [numbers, beside] = await Promise.all([readNumbers(one, ledgers), readBeside(one, needed)])
    return { numbers, beside }
  })

/** What a state has: the number of the house's ledger, and those of its deals. */
export interface OwnKnown {
  entityId: string
  /** -1: nothing yet. */
  seq: number
  deals: ReadonlyMap<string, number>
}

const readAll = async (db: Db, entityId: string): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`/* prepared */
    select record from order_now where investor_id = ${entityId}`.execute(db)
  return rows.map(({ record }) => record)
}

/** The orders that the house's ledger names since a number; null where a line names none. */
const readNamedSince = async (db: Db, { entityId, seq }: OwnKnown): Promise<(string | null)[]> => {
  const { rows } = await sql<{ id: string | null }>`/* prepared */
    select n.id from ledger_entry e cross join lateral (${namedIn}) n
    where e.ledger_id = ${ownLedger(entityId)} and e.seq > ${seq}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Those orders, and the house's that changed in its deals: a desk's notes are no line of the house's ledger. What was confirmed
 * always is.
 */
const readChanged = async (db: Db, { entityId, seq, deals }: OwnKnown): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`/* prepared */
    select o.record from order_now o where o.investor_id = ${entityId} and o.id = any(array(
      select n.id from ledger_entry e cross join lateral (${namedIn}) n
      where e.ledger_id = ${ownLedger(entityId)} and e.seq > ${seq}))
    union all
    select o.record from unnest(${[...deals.keys()]}::text[], ${[...deals.values()]}::bigint[]) k (deal_id, seq)
      join order_now o on o.deal_id = k.deal_id and o.row_seq > k.seq
    where o.investor_id = ${entityId}`.execute(db)
  return rows.map(({ record }) => record)
}

export interface OwnNews extends Numbers {
  /** Everything was read: nothing was known, a line named no order, or what is known is newer than the database. */
  isWhole: boolean
  orders: Order[]
  /** Named by the house's ledger: without an order, it is gone. */
  named: string[]
  /** Deals that are new or whose number moved. */
  rows: OrderDealRow[]
  /** Of these deals. */
  reviewed: string[]
}

export const dealLedgerOf = (dealId: string): string => `deal:${announcementOf(dealId)}`

const numberIn = ({ numbers }: Numbers, dealId: string): number => numbers[dealLedgerOf(dealId)] ?? 0

const nothing: (string | null)[] = []

/** Reads one state in two round trips. */
export const readOwnNews = (db: Db, known: OwnKnown): Promise<OwnNews> =>
  together(db, async (one) => {
    const begun = sql`begin isolation level repeatable read, read only`.execute(one)
    try {
      const { entityId, deals } = known
      const own = ownLedger(entityId)
      const isFirst = known.seq < 0
      const [, before, lines, changed] = await Promise.all([
        begun,
        readNumbers(one, [own, ...new Set([...deals.keys()].map(dealLedgerOf))]),
        isFirst ? nothing : readNamedSince(one, known),
        isFirst ? readAll(one, entityId) : readChanged(one, known),
      ])
      // The database was set back to an earlier state.
      const isEarlier =
        (before.numbers[own] ?? 0) < known.seq || [...deals].some(([id, seq]) => numberIn(before, id) < seq)
      const isWhole = isFirst || isEarlier || lines.includes(null)
      const orders = isWhole && !isFirst ? await readAll(one, entityId) : changed
      const moved = new Set(
        isWhole ? [] : [...deals].filter(([id, seq]) => numberIn(before, id) !== seq).map(([id]) => id),
      )
      for (const { dealId } of orders) if (isWhole || !deals.has(dealId)) moved.add(dealId)
      const dealIds = [...moved]
      const [rows, reviewed, after] = await Promise.all([
        readOrderDeals(one, dealIds),
        readReviewedIn(one, { investorId: entityId, dealIds }),
        readNumbers(one, [own, ...new Set(dealIds.map(dealLedgerOf))]),
      ])
      return {
        now: after.now,
        numbers: {
          ...before.numbers,
          ...after.numbers,
        },
        isWhole,
        orders,
        named: lines.flatMap((id) => id ?? []),
        rows,
        reviewed,
      }
    } finally {
      await sql`commit`.execute(one)
    }
  })

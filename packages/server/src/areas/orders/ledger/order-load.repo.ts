import { sql } from 'kysely'
import type { Region } from '@bookrunner/domain/entities'
import { entityNamesOf, type EntityNames } from '@bookrunner/domain/kernel'
import type { HouseCounts, Order } from '@bookrunner/domain/orders'
import { entityNameColumns, type Transaction } from '../../../platform/db/index.ts'
import { areUnchanged, type KnownFacts } from '../../../platform/service/index.ts'
import { loadOfferedDeals, type DealFacts } from '../../deals/index.ts'
import { loadOrderQuota, loadWithKnownUse, type QuotaNeed } from '../../quota/index.ts'
import { countKey, type House, type KnownOrders, type OrderNeed, type OrderState } from './order-state.ts'

type Facts = ReadonlyMap<string, DealFacts>

const loadDeals = (
  transaction: Transaction,
  needs: readonly OrderNeed[],
  facts: Facts,
): Promise<OrderState['deals']> => {
  const byDeal = Map.groupBy(needs, ({ announcementId }) => announcementId)
  return loadOfferedDeals(
    transaction,
    new Map(
      [...byDeal].map(([id, own]) => [
        id,
        own.map(({ userId, houses = [] }) => ({ people: [userId], investors: houses })),
      ]),
    ),
    facts,
  )
}

const factsOf = (announcements: readonly string[], remembered: KnownFacts | undefined): Facts =>
  new Map(
    announcements.flatMap((id) => {
      const facts = remembered?.find(`deal:${id}`)
      return facts ? [[id, facts as DealFacts] as const] : []
    }),
  )

const keepFacts = (deals: OrderState['deals'], facts: Facts, remembered: KnownFacts | undefined): void => {
  for (const [id, { announcement, tranches }] of deals)
    if (announcement && !facts.has(id))
      remembered?.keep(`deal:${id}`, { announcement, tranches } satisfies DealFacts)
}

/**
 * Locks the orders until the end. A draft is on its house's ledger, a submitted order on its deal's, which adds a
 * line to the house's. To prevent a deadlock, the house's write fails at once and tries again.
 */
const loadOrders = async (
  { run }: Transaction,
  ids: readonly string[],
  waits: boolean,
): Promise<Pick<OrderState, 'orders' | 'departments'>> => {
  if (ids.length === 0) return { orders: new Map(), departments: new Map() }
  const rows = await run(sql<{ id: string; record: Order; department: string | null }>`
    select o.id, case when n.version is null then o.record else o.record || n.part end as record,
      c.department_id as department
    from deal_order o left join lateral confirmed_of(o.id, o.version) n on true
      left join user_account c on c.id = o.record -> 'createdBy' ->> 'userId'
    where o.id = any(${ids}) order by o.id
    for no key update of o ${waits ? sql`` : sql`nowait`}`)
  return {
    orders: new Map(rows.map(({ id, record }) => [id, record])),
    departments: new Map(rows.map(({ id, department }) => [id, department])),
  }
}

interface EntityRow extends EntityNames {
  id: string
  region: Region | null
  jurisdiction: string | null
  class_id: string | null
  group_id: string | null
  invests: boolean
  underwrites: boolean
  reviewed: boolean
}

const partiesOf = ({ shared }: DealFacts['announcement']): string[] => [
  ...shared.syndicate.map(({ entityId }) => entityId),
  ...(shared.issuerId === null ? [] : [shared.issuerId]),
]

/** The houses, those of the orders, and the parties of the deals. One by one by their ids, whatever else there is. */
const loadEntities = (
  { run }: Transaction,
  { ids, orders, unknown }: { ids: readonly string[]; orders: readonly string[]; unknown: readonly string[] },
): Promise<EntityRow[]> => {
  const ofOrders = sql`union select o.investor_id from deal_order o where o.id = any(${orders})`
  const ofDeals = sql`
      union select m.entity_id from syndicate_member m where m.announcement_id = any(${unknown})
      union select d.issuer_id from deal d where d.announcement_id = any(${unknown})`
  return run(sql<EntityRow>`
    select e.id, ${entityNameColumns('e')}, e.region, e.jurisdiction, e.class_id, e.group_id,
      'investor' = any(e.deal_roles) as invests,
      'underwriter' = any(e.deal_roles) as underwrites, e.review = 'reviewed' as reviewed
    from entity e
    where e.id in (select unnest(${ids}::text[]) ${orders.length > 0 ? ofOrders : sql``}
      ${unknown.length > 0 ? ofDeals : sql``})`)
}

const houseOf = ({ id, class_id: classId, group_id: groupId, ...row }: EntityRow): House => ({
  ...row,
  entityId: id,
  classId,
  groupId,
})

/** Which of the institutions are houses of the write, and which are parties of its deals. */
const inTheirRoles = (
  rows: readonly EntityRow[],
  houses: readonly string[],
  deals: OrderState['deals'],
): Pick<OrderState, 'houses' | 'groups' | 'parties'> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowsOf = (ids: Iterable<string>) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const parties = rowsOf(
    [...deals.values()].flatMap(({ announcement }) => (announcement ? partiesOf(announcement) : [])),
  )
  return {
    houses: new Map(rowsOf(houses).map((row) => [row.id, houseOf(row)])),
    groups: new Map(parties.map(({ id, group_id }) => [id, group_id])),
    parties: new Map(parties.map((row) => [row.id, entityNamesOf(row)])),
  }
}

/**
 * Orders of the needs' houses on their deals: the sum of live ones with a size, which costs the same for any number, and
 * by an index of their own the others, of which a house may only have so many.
 */
const loadCounts = async (
  { run }: Transaction,
  needs: readonly OrderNeed[],
): Promise<OrderState['counts']> => {
  const pairs = needs.flatMap(({ counts }) => counts ?? [])
  const byKey = new Map(pairs.map((pair) => [countKey(pair), pair]))
  if (byKey.size === 0) return new Map()
  const each = [...byKey.values()]
  const rows = await run(sql<HouseCounts & { dealId: string; investorId: string }>`
    select p.deal_id as "dealId", p.investor_id as "investorId", b.drafts, b.withdrawn, b.live + coalesce((
        select s.orders from order_sum s where s.investor_id = p.investor_id and s.deal_id = p.deal_id
      ), 0) as live
    from unnest(${each.map(({ dealId }) => dealId)}::text[], ${each.map(({ investorId }) => investorId)}::text[])
        as p (deal_id, investor_id)
      cross join lateral (
        select count(*) filter (where o.stage in ('live', 'intention'))::int as live,
          count(*) filter (where o.stage = 'draft')::int as drafts,
          count(*) filter (where o.stage = 'withdrawn')::int as withdrawn
        from deal_order o where o.deal_id = p.deal_id and o.investor_id = p.investor_id
          and (o.stage <> 'live' or o.record -> 'fpg' -> 'orderLevels' = '[]')) b`)
  return new Map(rows.map(({ dealId, investorId, ...counts }) => [countKey({ dealId, investorId }), counts]))
}

/**
 * True if no order changed since these were known, as a book that is kept up to date knows it: by the numbers of its
 * orders, and by merges of institutions, which move no order's number.
 */
const areOrdersUnchanged = (
  transaction: Transaction,
  { ledgerId, seq, orders }: KnownOrders & { ledgerId: string },
): Promise<boolean> => {
  // Of one deal, whose largest number is the last in an index: looked for by a condition, all orders would be read.
  const dealId = orders.values().next().value?.dealId ?? null
  return areUnchanged(transaction, ledgerId, seq, [
    sql`select max(o.seq) from deal_order o where o.deal_id = ${dealId} and o.stage <> 'draft'`,
    sql`select max(w.seq) from confirmed_write w where w.deal_id = ${dealId}`,
    sql`select max(e.seq) from ledger_entry e
      where e.ledger_id = ${ledgerId} and e.seq > ${seq} and e.code = 'order.moved'`,
  ])
}

/** Those known before the lock, and the others; all of them if one has changed since. */
const loadUnknownOrders = async (
  transaction: Transaction,
  ids: readonly string[],
  knownOrders: KnownOrders & { ledgerId: string },
  waits: boolean,
): Promise<Pick<OrderState, 'orders' | 'departments'>> => {
  const isUnknown = (id: string) => !knownOrders.orders.has(id)
  const [unchanged, { orders, departments }] = await Promise.all([
    areOrdersUnchanged(transaction, knownOrders),
    loadOrders(transaction, ids.filter(isUnknown), waits),
  ])
  if (!unchanged) return loadOrders(transaction, ids, waits)
  for (const id of ids) {
    const order = knownOrders.orders.get(id)
    if (order) orders.set(id, order)
  }
  return { orders, departments }
}

const investorsOf = (orders: KnownOrders['orders'] | undefined): Set<string> =>
  new Set(orders?.values().map(({ investorId }) => investorId))

/** With those to which orders have moved since they were known. */
const withRowsOf = async (
  transaction: Transaction,
  rows: readonly EntityRow[],
  ids: readonly string[],
): Promise<readonly EntityRow[]> => {
  const loaded = new Set(rows.map(({ id }) => id))
  const lacking = ids.filter((id) => !loaded.has(id))
  if (lacking.length === 0) return rows
  return [...rows, ...(await loadEntities(transaction, { ids: lacking, orders: [], unknown: [] }))]
}

const loadUse = (
  transaction: Transaction,
  need: QuotaNeed,
  { locks, known }: { locks: boolean; known: KnownOrders | undefined },
): Promise<OrderState['quota']> =>
  !locks && known && need.orders.every((id) => known.orders.has(id))
    ? loadWithKnownUse(transaction, need, known.use)
    : loadOrderQuota(transaction, need, { locks })

/**
 * Holds off a merge of houses whose own ledgers are locked next: it locks institutions before these ledgers, and a new order
 * would lock its institution only when it is saved.
 */
const lockInstitutions = ({ run }: Transaction, needs: readonly OrderNeed[]): Promise<unknown> => {
  const houses = [...new Set(needs.flatMap(({ houseWithLine = [] }) => houseWithLine))]
  if (houses.length === 0) return Promise.resolve()
  return run(sql`select from entity where id = any(${houses}) order by id for key share`)
}

/** Never loads the book, so that the cost of a write does not depend on its size. One round trip. */
export const loadOrderState = async (
  transaction: Transaction,
  needs: readonly OrderNeed[],
  { waits, known: remembered }: { waits: boolean; known?: KnownFacts | undefined },
): Promise<OrderState> => {
  const ids = [...new Set(needs.flatMap(({ orders = [] }) => orders))]
  const named = [...new Set(needs.flatMap((need) => need.houses ?? []))]
  const announcements = [...new Set(needs.map(({ announcementId }) => announcementId))]
  const claims = needs.flatMap((need) => need.claims ?? [])
  const [knownOrders] = needs.flatMap((need) =>
    need.known ? [{ ...need.known, ledgerId: `deal:${need.announcementId}` }] : [],
  )
  const facts = factsOf(announcements, remembered)
  const knownParties = [...facts.values()].flatMap(({ announcement }) => partiesOf(announcement))
  const [deals, found, entities, counts, quota] = await Promise.all([
    loadDeals(transaction, needs, facts),
    knownOrders
      ? loadUnknownOrders(transaction, ids, knownOrders, waits)
      : loadOrders(transaction, ids, waits),
    loadEntities(transaction, {
      ids: [...new Set([...named, ...knownParties, ...investorsOf(knownOrders?.orders)])],
      orders: ids.filter((id) => !knownOrders?.orders.has(id)),
      unknown: announcements.filter((id) => !facts.has(id)),
    }),
    loadCounts(transaction, needs),
    loadUse(
      transaction,
      {
        announcements,
        orders: ids,
        houses: named,
        identifiers: claims.flatMap(({ identifiers }) => identifiers),
      },
      { locks: claims.length > 0, known: knownOrders },
    ),
    // After the limits, as a merge does.
    lockInstitutions(transaction, needs),
  ])
  keepFacts(deals, facts, remembered)
  const investors = [...investorsOf(found.orders)]
  const rows = knownOrders ? await withRowsOf(transaction, entities, investors) : entities
  return { deals, ...found, ...inTheirRoles(rows, [...named, ...investors], deals), counts, quota }
}

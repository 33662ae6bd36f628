import { sql } from 'kysely'
import type { LocalizedText } from '@bookrunner/contract/kernel'
import { shortNameInAll, type EntityNames } from '@bookrunner/domain/kernel'
import type { Order, OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { byDeskOrDepartment } from '../creator.repo.ts'

/** Houses with orders in these stages; `strangers`: only those the deal is not addressed to any more. */
export const readHolders = async (
  db: Db,
  dealId: string,
  { stages, strangers }: { stages: readonly OrderStage[]; strangers: boolean },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct o.investor_id as id from order_head o join deal d on d.id = o.deal_id
    where o.deal_id = ${dealId} and o.stage = any(${stages}) and (not ${strangers}::bool or not (
      d.terms -> 'addressed' ->> 'kind' = 'all'
      or exists (select from deal_addressee a where a.deal_id = d.id and a.entity_id = o.investor_id)))
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Houses that a job names, each as the institution it was merged into since. */
const inUse = (houses: readonly string[]) =>
  sql`(select coalesce(e.merged_into, e.id) from entity e where e.id = any(${houses}))`

/** Orders of these houses on a deal. */
export const readOrdersOf = async (db: Db, dealId: string, houses: readonly string[]): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from order_now where deal_id = ${dealId} and investor_id in ${inUse(houses)}`.execute(db)
  return rows.map(({ record }) => record)
}

interface HolderRow {
  dealId: string
  houses: readonly string[]
  stages: readonly OrderStage[]
  /** Only these orders. */
  ids: readonly string[] | null
}

/** People as `u`, their roles as `r`, orders as `o`. */
const people = sql`user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id`
const readsOrders = sql<boolean>`u.status = 'active' and r.tier <> 'tier4'
  and exists (select from role_permission p where p.role_id = r.id and p.permission = 'my_order')`
const isOwnOrder = sql<boolean>`o.investor_id = u.entity_id
  and (r.tier <> 'tier2' or u.department_id is null or ${byDeskOrDepartment('o', sql.ref('u.department_id'))})`

/** People of these houses for whom one of these orders is `isOwnOrder`. */
export const readInvestors = async (
  db: Db,
  { dealId, houses, stages, ids }: HolderRow,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id from ${people}
    where u.entity_id in ${inUse(houses)} and ${readsOrders}
      and exists (select from order_head o
        where o.deal_id = ${dealId} and o.stage = any(${stages})
          and (${ids}::text[] is null or o.id = any(${ids}::text[])) and ${isOwnOrder})
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** For each of these orders, the people for whom it is `isOwnOrder`. */
export const readInvestorsByOrder = async (
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ orderId: string; userIds: string[] }>`
    select o.id as "orderId", array_agg(u.id order by u.id) as "userIds"
    from order_head o join (${people}) on ${isOwnOrder}
    where o.id = any(${orderIds}) and o.stage in ('live', 'intention', 'withdrawn') and ${readsOrders}
    group by o.id`.execute(db)
  return new Map(rows.map(({ orderId, userIds }) => [orderId, userIds]))
}

export interface NoticeNames {
  readonly deals: ReadonlyMap<string, string>
  /** Banks that acted, in every language. */
  readonly banks: ReadonlyMap<string, LocalizedText>
}

/** The names in notices of orders, by id. */
export const readNoticeNames = async (
  db: Db,
  { dealIds, entityIds }: { dealIds: readonly string[]; entityIds: readonly string[] },
): Promise<NoticeNames> => {
  const [deals, banks] = await Promise.all([
    sql<{ id: string; name: string }>`select id, name from deal where id = any(${dealIds})`.execute(db),
    sql<{ id: string } & EntityNames>`
      select id, name, name_cn as "nameCn", name_hk as "nameHk", short_name as "shortName"
      from entity where id = any(${entityIds})`.execute(db),
  ])
  return {
    deals: new Map(deals.rows.map(({ id, name }) => [id, name])),
    banks: new Map(banks.rows.map(({ id, ...names }) => [id, shortNameInAll(names)])),
  }
}

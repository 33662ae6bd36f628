import { sql } from 'kysely'
import type { Order, OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'

/** Houses with orders in these stages; `strangers`: only those the deal is not addressed to any more. */
export const readHolders = async (
  db: Db,
  dealId: string,
  { stages, strangers }: { stages: readonly OrderStage[]; strangers: boolean },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct o.investor_id as id from deal_order o join deal d on d.id = o.deal_id
    where o.deal_id = ${dealId} and o.stage = any(${stages}) and (not ${strangers}::bool or not (
      d.terms -> 'addressed' ->> 'kind' = 'all'
      or exists (select from deal_addressee a where a.deal_id = d.id and a.entity_id = o.investor_id)))
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Orders of these houses on a deal. */
export const readOrdersOf = async (db: Db, dealId: string, houses: readonly string[]): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from deal_order where deal_id = ${dealId} and investor_id = any(${houses})`.execute(db)
  return rows.map(({ record }) => record)
}

/** People of these houses who see its orders. */
export const readInvestors = async (db: Db, houses: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id from user_account u where u.entity_id = any(${houses}) and u.status = 'active' and exists (
      select from user_role r join role_permission p on p.role_id = r.role_id
      where r.user_id = u.id and p.permission = 'my_order')
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

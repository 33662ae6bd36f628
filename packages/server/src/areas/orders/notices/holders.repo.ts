import { sql } from 'kysely'
import type { Order, OrderStage } from '@bookrunner/domain/orders'
import type { Db, Transaction } from '../../../platform/db/index.ts'

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

interface HolderRow {
  dealId: string
  houses: readonly string[]
  stages: readonly OrderStage[]
  /** Only these orders. */
  ids: readonly string[] | null
}

/** People of these houses for whom one of these orders is `isOwnOrder`. */
export const readInvestors = async (
  db: Db,
  { dealId, houses, stages, ids }: HolderRow,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id from user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    where u.entity_id = any(${houses}) and u.status = 'active' and r.tier <> 'tier4'
      and exists (select from role_permission p where p.role_id = r.id and p.permission = 'my_order')
      and exists (select from deal_order o
        where o.deal_id = ${dealId} and o.investor_id = u.entity_id and o.stage = any(${stages})
          and (${ids}::text[] is null or o.id = any(${ids}::text[]))
          and (r.tier <> 'tier2' or u.department is null or o.record -> 'createdBy' ->> 'side' = 'desk'
            or o.record -> 'createdBy' ->> 'department' = u.department))
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The names in a notice of one order: of its deal, and of the bank that acted. */
export const readNoticeNames = async (
  { run }: Pick<Transaction, 'run'>,
  { dealId, entityId }: { dealId: string; entityId: string },
): Promise<{ deal: string; bank: string }> => {
  const [row] = await run(sql<{ deal: string; bank: string }>`
    select d.name as deal, coalesce((
      select coalesce(nullif(e.short_name, ''), e.name) from entity e where e.id = ${entityId}), '') as bank
    from deal d where d.id = ${dealId}`)
  return row!
}

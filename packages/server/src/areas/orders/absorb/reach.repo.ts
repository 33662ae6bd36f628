import { sql } from 'kysely'
import type { Addressed } from '@bookrunner/domain/deals'
import type { Transaction } from '../../../platform/db/index.ts'
import { isAddressee } from '../../entities/index.ts'

/** A deal on which an institution has orders, or that is addressed to it. */
export interface ReachedDeal {
  dealId: string
  announcementId: string
  name: string
  version: number
  isOpen: boolean
  /** Submitted orders, withdrawn ones included. */
  orderIds: string[]
  /** Those that are in the book or wait for their submission. */
  active: number
  drafts: number
  addressed: Addressed
  isAddressed: boolean
}

export interface ReachedUser {
  userId: string
  administers: boolean
  apiKeys: number
}

/** What belongs to an institution beside its own record. */
export interface Reach {
  deals: ReachedDeal[]
  users: ReachedUser[]
}

export const loadReach = async ({ run }: Transaction, entityId: string): Promise<Reach> => {
  const [deals, users] = await Promise.all([
    run(sql<ReachedDeal>`
      select d.id as "dealId", d.announcement_id as "announcementId", d.name, d.version,
        d.status not in ('Priced', 'Expired', 'Aborted') as "isOpen",
        coalesce(o.ids, '{}') as "orderIds", coalesce(o.active, 0)::int as active,
        coalesce(o.drafts, 0)::int as drafts, d.terms -> 'addressed' as addressed, a.hit as "isAddressed"
      from deal d
      left join lateral (
        select array_agg(id order by id) filter (where stage <> 'draft') as ids,
          count(*) filter (where stage in ('live', 'intention')) as active,
          count(*) filter (where stage = 'draft') as drafts
        from order_head where deal_id = d.id and investor_id = ${entityId}) o on true
      cross join lateral (select ${isAddressee(entityId)} as hit) a
      where a.hit or o.ids is not null or o.drafts > 0
      order by d.id`),
    run(sql<ReachedUser>`
      select u.id as "userId", r.tier = 'tier2' and u.department_id is null as administers,
        (select count(*)::int from api_key k where k.user_id = u.id and k.entity_id = u.entity_id
          and k.ended_at is null and (k.ends_at is null or k.ends_at > clock_timestamp())) as "apiKeys"
      from user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
      where u.entity_id = ${entityId} order by u.id`),
  ])
  return { deals, users }
}

/** The merged one alone is locked against new rows that name it: orders for the target go on meanwhile. */
export const lockParties = ({ run }: Transaction, fromId: string, intoId: string): Promise<unknown> =>
  Promise.all([
    run(sql`select from entity where id = ${fromId} for update`),
    run(sql`select from entity where id = ${intoId} for no key update`),
  ])

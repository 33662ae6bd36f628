import { sql } from 'kysely'
import type { House } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { Transaction } from '../../platform/db/index.ts'

/** Somebody to be told: as an investor, or as one of the deal's managers and with which screens. */
export interface Told {
  id: string
  side: 'investor' | 'mine' | 'viewer'
  /** An investor's, and whether the book is subject there at a time of its own. */
  region: Region | null
  ownSubject: boolean
  /** An investor's house, by what deals are addressed to. */
  house: House | null
}

const holds = (permission: string) => sql`exists (
  select from user_role r join role_permission p on p.role_id = r.role_id
  where r.user_id = u.id and p.permission = ${permission})`

/**
 * Who is concerned by a deal: people of the houses it is addressed to, who may invest; people of its syndicate, its
 * issuer and the house that made it. One statement.
 */
export const loadTold = ({ run }: Transaction, dealId: string): Promise<Told[]> =>
  run(sql<Told>`
    with d as (
      select d.id, d.announcement_id, d.issuer_id, a.creator_entity_id, d.terms -> 'addressed' ->> 'kind' = 'all' as open,
        d.course -> 'subjectByRegion' as regions
      from deal d join announcement a on a.id = d.announcement_id where d.id = ${dealId}
    ), houses as (
      select issuer_id as id from d union select creator_entity_id from d
      union select m.entity_id from syndicate_member m join d on d.announcement_id = m.announcement_id
    )
    select u.id, case when ${holds('mydeal_new_deal')} then 'mine' else 'viewer' end as side,
      null as region, false as "ownSubject", null::jsonb as house
    from user_account u
    where u.entity_id in (select id from houses) and u.status = 'active' and ${holds('my_deal')}
    union all
    select u.id, 'investor', e.region, exists (
      select from d, jsonb_array_elements(d.regions) own where own ->> 'region' = e.region),
      jsonb_build_object('entityId', e.id, 'classId', e.class_id, 'groupId', e.group_id)
    from user_account u join entity e on e.id = u.entity_id
    where u.status = 'active' and 'investor' = any(e.deal_roles) and ${holds('my_order')} and (
      (select open from d) or exists (select from deal_addressee x where x.deal_id = ${dealId} and x.entity_id = e.id))
    order by 1, 2`)

import { sql } from 'kysely'
import type { DealOwners, House, Terms } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { Runner } from '../../../platform/db/index.ts'

interface Owned extends DealOwners, Pick<Terms, 'bookType'> {
  dealId: string
}

export const loadOwners = ({ run }: Runner, dealIds: readonly string[]): Promise<Owned[]> =>
  run(sql<Owned>`
    select d.id as "dealId", a.creator_id as "creatorId", a.creator_entity_id as "creatorEntityId",
      c.department_id as "creatorDepartment", a.shared ->> 'issuerId' as "issuerId", a.shared -> 'syndicate' as syndicate,
      d.terms ->> 'bookType' as "bookType"
    from deal d join announcement a on a.id = d.announcement_id join user_account c on c.id = a.creator_id
    where d.id = any(${[...dealIds]})`)

export interface Invested {
  dealId: string
  id: string
  region: Region | null
  /** The book has a subject time of its own in this region. */
  ownSubject: boolean
  house: House
}

/** People in houses that each deal addresses who may invest. */
export const loadInvestors = ({ run }: Runner, dealIds: readonly string[]): Promise<Invested[]> =>
  run(sql<Invested>`
    select d.id as "dealId", u.id, e.region, exists (
        select from jsonb_array_elements(d.lifecycle -> 'subjectByRegion') own where own ->> 'region' = e.region
      ) as "ownSubject", jsonb_build_object('entityId', e.id, 'classId', e.class_id, 'groupId', e.group_id) as house
    from deal d, user_account u join entity e on e.id = u.entity_id
    where d.id = any(${[...dealIds]}) and u.status = 'active' and 'investor' = any(e.deal_roles)
      and exists (
        select from user_role r join role_permission p on p.role_id = r.role_id
        where r.user_id = u.id and p.permission = 'my_order')
      and (d.terms -> 'addressed' ->> 'kind' = 'all' or exists (
        select from deal_addressee x where x.deal_id = d.id and x.entity_id = e.id))
    order by d.id, u.id`)

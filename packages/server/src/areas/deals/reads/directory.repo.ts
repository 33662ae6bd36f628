import { sql } from 'kysely'
import type { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf, ReplyOf } from '@bookrunner/contract/kernel'
import type { Db } from '../../../platform/db/index.ts'

type Nameable = ReplyOf<typeof dealsCalls.getAgency>['list'][number]
type Investor = ReplyOf<typeof dealsCalls.getInvestorList>['list'][number]

export const findNameable = async (
  db: Db,
  { dealRole, keyword, size }: InputOf<typeof dealsCalls.getAgency>,
): Promise<Nameable[]> => {
  const { rows } = await sql<Nameable>`
    select e.id as "entityId", e.name, e.name_cn as "nameCn", e.short_name as "shortName", e.lei,
      e.jurisdiction, e.deal_roles as "dealRoles"
    from entity e
    where e.review = 'reviewed' and e.deal_roles <> '{}'
      and (${dealRole ?? null}::text is null or ${dealRole ?? null} = any(e.deal_roles))
      and (${keyword ?? null}::text is null
        or strpos(lower(concat_ws(' ', e.name, e.name_cn, e.short_name, e.lei)), lower(${keyword ?? null})) > 0)
    order by lower(e.name), e.id limit ${size}`.execute(db)
  return rows
}

interface Named {
  id: string
  name: string
  name_cn: string
  name_hk?: string
}

export const readClasses = (db: Db): Promise<Named[]> =>
  db.selectFrom('entity_class').select(['id', 'name', 'name_cn', 'name_hk']).orderBy('position').execute()

export const readGroups = (db: Db): Promise<Named[]> =>
  db.selectFrom('entity_group').select(['id', 'name', 'name_cn']).orderBy('name').execute()

export const readInvestors = async (db: Db): Promise<Investor[]> => {
  const { rows } = await sql<Investor>`
    select e.id as "entityId", e.name, e.name_cn as "nameCn", e.region, e.class_id as "classId",
      e.group_id as "groupId", 'underwriter' = any(e.deal_roles) as underwrites,
      (select count(*) from user_account u where u.entity_id = e.id and u.status = 'active')::int as users
    from entity e where 'investor' = any(e.deal_roles) and e.review = 'reviewed'
    order by lower(e.name), e.id`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf, ReplyOf } from '@bookrunner/contract/kernel'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { entityNameColumns, nameColumns, searchedNames, type Db } from '../../../platform/db/index.ts'

type Nameable = ReplyOf<typeof dealsCalls.getAgency>['list'][number]
type Investor = ReplyOf<typeof dealsCalls.getInvestorList>['list'][number]

export const findNameable = async (
  db: Db,
  { dealRole, keyword, size }: InputOf<typeof dealsCalls.getAgency>,
): Promise<Nameable[]> => {
  const { rows } = await sql<Nameable>`
    select e.id as "entityId", ${entityNameColumns('e')}, e.lei,
      e.jurisdiction, e.deal_roles as "dealRoles"
    from entity e
    where e.review = 'reviewed' and e.deal_roles <> '{}'
      and (${dealRole ?? null}::text is null or ${dealRole ?? null} = any(e.deal_roles))
      and (${keyword ?? null}::text is null
        or strpos(lower(concat_ws(' ', ${searchedNames('e')}, e.lei)), lower(${keyword ?? null})) > 0)
    order by lower(e.name), e.id limit ${size}`.execute(db)
  return rows
}

type NamedRow = LocalizedNames & { id: string }

export const readClasses = async (db: Db): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    select c.id, ${nameColumns('c')} from entity_class c
    where c.deleted_at is null or exists (select from order_head o where o.class_id = c.id)
    order by c.position`.execute(db)
  return rows
}

export const readGroups = async (db: Db): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    select g.id, ${nameColumns('g')} from entity_group g order by g.name`.execute(db)
  return rows
}

export const readInvestors = async (db: Db): Promise<Investor[]> => {
  const { rows } = await sql<Investor>`
    select e.id as "entityId", ${nameColumns('e')}, e.region, e.class_id as "classId",
      e.group_id as "groupId", 'underwriter' = any(e.deal_roles) as underwrites,
      (select count(*) from user_account u where u.entity_id = e.id and u.status = 'active')::int as users
    from entity e where 'investor' = any(e.deal_roles) and e.review = 'reviewed'
    order by lower(e.name), e.id`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { departmentsAfterMerge, type Department, type DepartmentMember } from '@bookrunner/domain/users'
import { nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'
import type { DepartmentRow } from './user-state.ts'

/** Departments by their ids, and those of these users, which stay until the end of the transaction. */
export const loadDepartments = (
  { run }: Transaction,
  ids: readonly string[],
  alsoOf: readonly string[] = [],
): Promise<DepartmentRow[]> =>
  run(sql<DepartmentRow>`
    select id, entity_id, name, name_cn, name_hk from department
    where id = any(${ids}) or id in (select department_id from user_account where id = any(${alsoOf}))
    for share`)

const ofEntity = (entityId: string) => sql<Department>`
  select d.id as "departmentId", ${nameColumns('d')} from department d where d.entity_id = ${entityId}
  order by lower(d.name), d.id`

const peopleOf = (entityId: string) => sql<DepartmentMember>`
  select u.id as "userId", u.department_id as "departmentId", r.tier
  from user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
  where u.entity_id = ${entityId} and u.department_id is not null order by u.id`

export const readDepartments = async (db: Db, entityId: string) => {
  const [list, people] = await Promise.all([ofEntity(entityId).execute(db), peopleOf(entityId).execute(db)])
  return { entityId, list: list.rows, people: people.rows }
}

/** Locks the departments first: who gives one to a user at the same moment waits, or is counted. */
export const lockDepartments = async ({ run }: Transaction, entityId: string) => {
  const [list, people] = await Promise.all([
    run(sql<Department>`${ofEntity(entityId)} for update of d`),
    run(peopleOf(entityId)),
  ])
  return { entityId, list, people }
}

/** Gives the departments of a merged institution to its target. */
export const moveDepartments = async (
  { run }: Transaction,
  from: LocalizedNames & { id: string },
  intoId: string,
): Promise<void> => {
  const [moving, present] = await Promise.all([run(ofEntity(from.id)), run(ofEntity(intoId))])
  if (moving.length === 0) return
  const moved = departmentsAfterMerge(moving, present, from)
  await run(sql`
    update department d set entity_id = ${intoId}, name = r.name, name_cn = r."nameCn", name_hk = r."nameHk"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as r ("departmentId" text, name text, "nameCn" text, "nameHk" text)
    where d.id = r."departmentId"`)
}

export const readDepartmentEntity = async (db: Db, departmentId: string): Promise<string | undefined> =>
  (await db.selectFrom('department').select('entity_id').where('id', '=', departmentId).executeTakeFirst())
    ?.entity_id

export const insertDepartment = (
  { run }: Transaction,
  entityId: string,
  { departmentId, name, nameCn, nameHk }: Department,
): Promise<unknown> =>
  run(
    query
      .insertInto('department')
      .values({ id: departmentId, entity_id: entityId, name, name_cn: nameCn, name_hk: nameHk }),
  )

export const updateDepartment = (
  { run }: Transaction,
  { departmentId, name, nameCn, nameHk }: Department,
): Promise<unknown> =>
  run(
    query
      .updateTable('department')
      .set({ name, name_cn: nameCn, name_hk: nameHk })
      .where('id', '=', departmentId),
  )

export const removeDepartment = (
  { run }: Transaction,
  departmentId: string,
  moveTo: string | null,
): Promise<unknown> =>
  Promise.all([
    run(
      query
        .updateTable('user_account')
        .set({ department_id: moveTo })
        .where('department_id', '=', departmentId),
    ),
    run(query.deleteFrom('department').where('id', '=', departmentId)),
  ])

import { sql } from 'kysely'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'

export interface ClassRecord extends LocalizedNames {
  classId: string
  entities: number
}

const all = sql<ClassRecord>`
  select c.id as "classId", ${nameColumns('c')},
    (select count(*)::int from entity e where e.class_id = c.id) as entities
  from entity_class c where c.deleted_at is null order by c.position, c.id`

export const readAllClasses = async (db: Db): Promise<ClassRecord[]> => (await all.execute(db)).rows

export const loadAllClasses = ({ run }: Transaction): Promise<ClassRecord[]> => run(all)

/** Stores names and order of all types. */
export const saveClasses = async ({ run }: Transaction, classes: readonly ClassRecord[]): Promise<unknown> =>
  run(
    query
      .insertInto('entity_class')
      .values(
        classes.map(({ classId, name, nameCn, nameHk }, position) => ({
          id: classId,
          name,
          name_cn: nameCn,
          name_hk: nameHk,
          position,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          name_cn: row.ref('excluded.name_cn'),
          name_hk: row.ref('excluded.name_hk'),
          position: row.ref('excluded.position'),
        })),
      ),
  )

/** Orders submitted with a type keep it, so its row stays; its institutions get another. */
export const removeClass = (
  { run }: Transaction,
  classId: string,
  moveTo: string | undefined,
): Promise<unknown>[] => [
  ...(moveTo === undefined
    ? []
    : [
        run(sql`
          insert into entity_change (entity_id, version, field, before, after)
          select id, version + 1, 'classId', ${classId}, ${moveTo} from entity where class_id = ${classId}`),
        run(sql`
          update entity set class_id = ${moveTo}, version = version + 1 where class_id = ${classId}`),
      ]),
  run(sql`update entity_class set deleted_at = clock_timestamp() where id = ${classId}`),
]

import { sql } from 'kysely'
import { entityNameColumns, query, type Transaction } from '../../platform/db/index.ts'
import type { EntityNames } from '@bookrunner/domain/kernel'

export interface BatchRow extends EntityNames {
  id: string
  groupId: string | null
  classId: string | null
  tags: string[]
  version: number
}

/** Locks them: a change of one of them waits, and then finds another version. */
export const loadBatch = ({ run }: Transaction, ids: readonly string[]): Promise<BatchRow[]> =>
  run(sql<BatchRow>`
    select id, ${entityNameColumns('entity')}, group_id as "groupId", class_id as "classId", tags, version
    from entity where id = any(${ids}) and merged_into is null order by id for update`)

export const saveBatch = (
  { run }: Transaction,
  field: 'groupId' | 'classId' | 'tags',
  rows: readonly { before: BatchRow; after: BatchRow }[],
): Promise<unknown>[] => {
  const text = (row: BatchRow) => (field === 'tags' ? row.tags.join(', ') : (row[field] ?? ''))
  const json = JSON.stringify(rows.map(({ after }) => after))
  return [
    run(
      query.insertInto('entity_change').values(
        rows.map(({ before, after }) => ({
          entity_id: before.id,
          version: after.version,
          field,
          before: text(before),
          after: text(after),
        })),
      ),
    ),
    run(sql`
    update entity e set group_id = r."groupId", class_id = r."classId", tags = r.tags, version = r.version
    from jsonb_to_recordset(${json}::jsonb)
      as r (id text, "groupId" text, "classId" text, tags text[], version int)
    where e.id = r.id`),
  ]
}

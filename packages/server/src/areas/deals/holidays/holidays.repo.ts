import { sql } from 'kysely'
import type { Centre } from '@bookrunner/domain/deals'
import { query, type Db, type Transaction } from '../../../platform/db/index.ts'

export interface HolidayEntry {
  centre: Centre
  day: string
  kind: 'holiday' | 'workday'
  name: string
}

const entries = query.selectFrom('holiday').select(['centre', 'day', 'kind', 'name'])

/** Days that administrators entered for some centres, from the first year to the last. */
export const readHolidayEntries = (
  db: Db,
  centres: readonly Centre[],
  from: number,
  to: number,
): Promise<HolidayEntry[]> =>
  db
    .selectFrom('holiday')
    .select(['centre', 'day', 'kind', 'name'])
    .where('centre', '=', sql<Centre>`any(${centres})`)
    .where('day', '>=', `${from}-01-01`)
    .where('day', '<=', `${to}-12-31`)
    .orderBy('day')
    .execute()

export const loadHolidayEntries = ({ run }: Transaction): Promise<HolidayEntry[]> => run(entries)

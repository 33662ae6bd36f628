import type { Aggregate } from '../../../platform/service/index.ts'
import { query } from '../../../platform/db/index.ts'
import { loadHolidayEntries, type HolidayEntry } from './holidays.repo.ts'

export type HolidayKey = Pick<HolidayEntry, 'centre' | 'day'>
export type HolidayChange = { entered: HolidayEntry } | { removed: HolidayKey }

/** There is one table of holidays. */
export const theHolidays = 'all'

export const keyOf = ({ centre, day }: HolidayKey): string => `${centre} ${day}`

/** Days that administrators entered against rule and almanac: one lock, one number, one log. */
export const holidays: Aggregate<Map<string, HolidayEntry>, never, HolidayChange> = {
  kind: 'holidays',
  load: async (transaction) =>
    new Map((await loadHolidayEntries(transaction)).map((entry) => [keyOf(entry), entry])),
  apply: (state, change) => {
    if ('entered' in change) state.set(keyOf(change.entered), change.entered)
    else state.delete(keyOf(change.removed))
  },
  save: async ({ run }, _key, changes, state) => {
    // Of several changes of one day the last counts.
    const keys = new Map(
      changes.map(({ change }) => {
        const key = 'entered' in change ? change.entered : change.removed
        return [keyOf(key), key]
      }),
    )
    const remaining = [...keys.keys()].flatMap((key) => state.get(key) ?? [])
    const gone = [...keys].filter(([key]) => !state.has(key)).map(([, key]) => key)
    await Promise.all([
      ...gone.map(({ centre, day }) =>
        run(query.deleteFrom('holiday').where('centre', '=', centre).where('day', '=', day)),
      ),
      remaining.length > 0 &&
        run(
          query
            .insertInto('holiday')
            .values(remaining)
            .onConflict((clash) =>
              clash.columns(['centre', 'day']).doUpdateSet((excluded) => ({
                kind: excluded.ref('excluded.kind'),
                name: excluded.ref('excluded.name'),
              })),
            ),
        ),
    ])
  },
}

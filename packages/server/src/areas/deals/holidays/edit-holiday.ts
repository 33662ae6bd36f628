import { dealsCalls } from '@bookrunner/contract/deals'
import { daysOfEntry } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { holidays, keyOf, theHolidays } from './holidays.ts'

/** Enters days of a centre against its calendar, or removes such entries: one line of the log for a period. */
export const editHoliday = service(dealsCalls.editHoliday, {
  on: holidays,
  key: () => theHolidays,
  decide: ({ input: { centre, day: first, until, kind, name }, state }) => {
    const days = daysOfEntry(kind, first, until ?? first)
    if (isRefusal(days)) return days
    const entryOf = (day: string) => state.get(keyOf({ centre, day }))
    const nameOf = (day: string) => name ?? entryOf(day)?.name ?? ''
    const changed = days.filter((day) => {
      const entry = entryOf(day)
      return kind === null ? entry : entry?.kind !== kind || entry.name !== nameOf(day)
    })
    if (changed.length === 0) return refuse('write.no-changes')
    const was = changed.map((day) => entryOf(day)?.kind ?? null)
    return accept({
      reply: { centre, kind, days: changed },
      changes: changed.map((day) =>
        kind === null ? { removed: { centre, day } } : { entered: { centre, day, kind, name: nameOf(day) } },
      ),
      line: {
        code: kind === null ? 'holiday.removed' : 'holiday.entered',
        params: { centre, days: changed, kind, was },
      },
    })
  },
})

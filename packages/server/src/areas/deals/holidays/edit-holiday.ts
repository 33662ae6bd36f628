import { holidayYears } from '@bookrunner/domain/deals'
import { refuse } from '@bookrunner/domain/kernel'
import { mostHolidayYears, dealsCalls } from '@bookrunner/contract/deals'
import { accept, service } from '../../../platform/service/index.ts'
import { holidays, keyOf, theHolidays } from './holidays.ts'

const within = (day: string): boolean => {
  const { year } = Temporal.PlainDate.from(day)
  return year >= holidayYears.first && year <= holidayYears.last
}

export const editHoliday = service(dealsCalls.editHoliday, {
  on: holidays,
  key: () => theHolidays,
  decide: ({ input: { centre, day, kind, name }, state }) => {
    if (!within(day)) return refuse('holiday.years', { ...holidayYears, most: mostHolidayYears })
    const before = state.get(keyOf({ centre, day }))
    const reply = { centre, day, kind }
    if (kind === null) {
      if (!before) return refuse('write.no-changes')
      return accept({
        reply,
        changes: [{ removed: { centre, day } }],
        line: { code: 'holiday.removed', params: { centre, day, was: before.kind } },
      })
    }
    const entered = { centre, day, kind, name: name ?? before?.name ?? '' }
    if (before?.kind === kind && before.name === entered.name) return refuse('write.no-changes')
    return accept({
      reply,
      changes: [{ entered }],
      line: { code: 'holiday.entered', params: { centre, day, kind, was: before?.kind ?? null } },
    })
  },
})

import { centres, holidayYears, type Centre } from '@bookrunner/domain/deals'
import { useQuery } from '@tanstack/react-query'
import { ListAddress, oneOf, useList } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { holidayRows } from './holiday-rows.ts'

const thisYear = (): number => Temporal.Now.plainDateISO().year

/** Last year, this one, and those for which holidays are announced. */
export const yearsShown = (): string[] => {
  const first = Math.max(holidayYears.first, thisYear() - 1)
  return Array.from({ length: 6 }, (_, at) => String(first + at))
}

const aYear = {
  read: (text: string | null) => (text && yearsShown().includes(text) ? text : undefined),
  write: (year: string | undefined) => year ?? '',
}

const holidaysAddress = new ListAddress({ filters: { centre: oneOf(centres), year: aYear }, sorts: ['day'] })

export const holidaysKey = ['deals', 'holidays']

/** The days of one centre in one year, as the address names them; of Hong Kong and this year otherwise. */
export function useHolidays() {
  const list = useList('holidays', holidaysAddress)
  const centre: Centre = list.state.centre ?? 'HK'
  const year = Number(list.state.year ?? thisYear())
  const { data, ...loaded } = useQuery({
    queryKey: [...holidaysKey, 'list', centre, year],
    queryFn: async ({ signal }) => {
      const [calendar, entered] = await Promise.all([
        api.deals.getHolidays({ centres: centre, from: year, to: year }, { signal }),
        api.deals.getHolidayEntries({ centre, year }, { signal }),
      ])
      return calendar.centres.flatMap((days) => holidayRows(days, entered.list))
    },
    meta: { failure: 'shown' },
  })
  const { page, size } = list.state
  const shown = data && { list: data.slice((page - 1) * size, page * size), total: data.length }
  return { list, centre, year, loaded: { ...loaded, data: shown } }
}

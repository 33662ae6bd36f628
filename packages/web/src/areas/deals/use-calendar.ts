import { jointCentres, weekdaysOnly, type Calendar, type Terms } from '@bookrunner/domain/deals'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { centreDays, spanOf } from './calendar-span.ts'

type Needs = Parameters<typeof spanOf>[0] & Pick<Terms, 'currency' | 'centres'>

/**
 * The joint calendar for a deal's days; undefined while it loads. If it cannot be loaded, Monday to Friday; the
 * server's check of the final terms finds wrong days.
 */
export function useCalendar(terms: Needs, today: Temporal.PlainDate): Calendar | undefined {
  const centres = jointCentres(terms.currency, terms.centres).toSorted()
  const { from, to } = spanOf(terms, today)
  const { data, isError } = useQuery({
    queryKey: ['deals', 'holidays', centres, from, to],
    queryFn: async () => {
      const reply = await api.deals.getHolidays({ centres: centres.join(','), from, to })
      return reply.centres.map(centreDays)
    },
    enabled: centres.length > 0,
    staleTime: 10 * 60_000,
    meta: { failure: 'ignored' },
  })
  if (centres.length === 0 || isError) return weekdaysOnly
  return data
}

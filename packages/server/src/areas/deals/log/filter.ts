import type { calls } from '@bookrunner/contract'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { Seen } from '../seen.ts'
import type { LogFilter } from './log.repo.ts'

type Asked = Omit<InputOf<typeof calls.deals.downloadDealLog>, 'dealId'>

const startOf = (day: Temporal.PlainDate, zone: string): Temporal.Instant =>
  day.toZonedDateTime(zone).toInstant()

/** Days are the deal's: they begin and end where it is at home. */
export const filterOf = ({ state, tranche }: Seen, { code, actorId, from, until }: Asked): LogFilter => {
  const { timeZone } = tranche.terms
  const codes = (code ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return {
    announcementId: state.id,
    dealId: tranche.id,
    codes: codes.length > 0 ? codes : null,
    actorId: actorId ?? null,
    from: from === undefined ? null : startOf(Temporal.PlainDate.from(from), timeZone),
    until: until === undefined ? null : startOf(Temporal.PlainDate.from(until).add({ days: 1 }), timeZone),
  }
}

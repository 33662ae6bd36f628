import type { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf } from '@bookrunner/contract/kernel'
import { abilitiesIn, namesIn, dealRoleOf } from '@bookrunner/domain/deals'
import type { Actor } from '../../../platform/http/actor.ts'
import { ownersOf } from '../ledger/deal-state.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import type { LogFilter } from './log.repo.ts'

type FilterRequest = Omit<InputOf<typeof dealsCalls.downloadDealLog>, 'dealId'>

const startOf = (day: Temporal.PlainDate, zone: string): Temporal.Instant =>
  day.toZonedDateTime(zone).toInstant()

/** Who made a deal reads its log, and its book only with a role that does. */
const readsOrders = ({ state, tranche: { terms } }: DealContext, actor: Actor): boolean => {
  const standing = dealRoleOf(ownersOf(state.announcement), actor)
  return abilitiesIn(standing, terms).readBook === 'all' && namesIn(standing, terms) === 'all'
}

/** Days are the deal's: they begin and end where it is at home. */
export const filterOf = (
  context: DealContext,
  actor: Actor,
  { code, actorId, from, until }: FilterRequest,
): LogFilter => {
  const { state, tranche } = context
  const { timeZone } = tranche.terms
  const codes = (code ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return {
    announcementId: state.id,
    dealId: tranche.id,
    orders: readsOrders(context, actor),
    codes: codes.length > 0 ? codes : null,
    actorId: actorId ?? null,
    from: from === undefined ? null : startOf(Temporal.PlainDate.from(from), timeZone),
    until: until === undefined ? null : startOf(Temporal.PlainDate.from(until).add({ days: 1 }), timeZone),
  }
}

import type { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf } from '@bookrunner/contract/kernel'
import { readsEveryName, dealRoleOf } from '@bookrunner/domain/deals'
import type { Actor } from '../../../platform/http/actor.ts'
import { readsAddressees } from '../ledger/abilities.ts'
import { ownersOf, tranchesOf } from '../ledger/deal-state.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import type { LogFilter } from './log.repo.ts'

type FilterRequest = Omit<InputOf<typeof dealsCalls.downloadDealLog>, 'dealId'>

const startOf = (day: Temporal.PlainDate, zone: string): Temporal.Instant =>
  day.toZonedDateTime(zone).toInstant()

/** The creator reads the log; its lines about orders need a role that reads the book. */
const readsOrders = ({ state, tranche: { terms } }: DealContext, actor: Actor): boolean => {
  const dealRole = dealRoleOf(ownersOf(state.announcement), actor)
  return readsEveryName(dealRole, terms)
}

/** Days begin and end in the deal's zone. */
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
    addressees: readsAddressees(ownersOf(state.announcement), tranchesOf(state), tranche, actor),
    codes: codes.length > 0 ? codes : null,
    actorId: actorId ?? null,
    from: from === undefined ? null : startOf(Temporal.PlainDate.from(from), timeZone),
    until: until === undefined ? null : startOf(Temporal.PlainDate.from(until).add({ days: 1 }), timeZone),
  }
}

import type { Reason } from '@bookrunner/contract/kernel'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { claimOf, dealAt, type Order, type OrderDeal } from '@bookrunner/domain/orders'
import { checkUse, type ClaimingOrder, type QuotaReason } from '@bookrunner/domain/quota'
import type { Accepted } from '../../../platform/service/index.ts'
import { movingOf } from '../../deals/index.ts'
import type { Writing } from './command-context.ts'
import { trancheOf } from './load-order-context.ts'
import type { OrderChange, OrderState } from './order-state.ts'

/** What orders use of limits, as the state has their deals now: each deal is worked out once for all of its orders. */
export const claimsAt = (
  state: OrderState,
  now: Temporal.Instant,
): ((order: Order) => ClaimingOrder | undefined) => {
  const deals = new Map<string, OrderDeal | undefined>()
  return (order) => {
    if (!deals.has(order.dealId)) {
      const context = trancheOf(state, order)
      deals.set(order.dealId, context && dealAt(movingOf(context), now))
    }
    const deal = deals.get(order.dealId)
    return deal && claimOf(order, deal, now, state.quota.entityByLei)
  }
}

type Accepting = Accepted<unknown, OrderChange, Reason>

/** Checks an accepted write against hard limits, and adds the overrides that it needs. */
const checked = <Answer extends Accepting>(
  { state, now }: Writing,
  answer: Answer,
): Answer | Refusal<QuotaReason> => {
  const claimIn = claimsAt(state, now)
  const claims = answer.changes.flatMap((change) =>
    change.kind === 'saved' ? (claimIn(change.order) ?? []) : [],
  )
  const found = checkUse(state.quota.book, claims, now)
  if (isRefusal(found)) return found
  if (found.overridden.length === 0) return answer
  const byOrder = new Map(claims.map((claim) => [claim.id, claim]))
  return {
    ...answer,
    changes: [
      ...found.overridden.map((used) => ({ kind: 'overridden' as const, ...used })),
      ...answer.changes,
    ],
    also: [
      ...(answer.also ?? []),
      ...found.overridden.map(({ overrideId, orderId }) => {
        const { investorId, dealId } = byOrder.get(orderId)!
        // System administrators read this line, so it does not name the order.
        const params = { entityId: investorId, dealId, changes: [] }
        return { ledger: `quota:${overrideId}`, line: { code: 'quota.override-used', params } }
      }),
    ],
  }
}

/** A write by an investor, who reads of a limit only that the desk knows more. */
export const claimForInvestor = <Answer extends Accepting>(
  request: Writing,
  answer: Answer,
): Answer | Refusal<'quota.contact-desk'> => {
  const found = checked(request, answer)
  return isRefusal(found) ? refuse('quota.contact-desk') : found
}

/** A write by a manager, who may read figures of limits or not. */
export const claimForDesk = <Answer extends Accepting>(
  request: Writing,
  answer: Answer,
  readsLimits: boolean,
): Answer | Refusal<QuotaReason | 'quota.contact-desk'> => {
  const found = checked(request, answer)
  if (!isRefusal(found)) return found
  return readsLimits ? found : refuse('quota.contact-desk')
}

import {
  dealFaults,
  fixedFaults,
  isAnnounced,
  isOver,
  missingIn,
  noTimes,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import { refuseFields } from '@bookrunner/domain/kernel'
import { tranchesOf } from '../ledger/deal-state.ts'
import type { DealContext } from '../ledger/deal-context.ts'

interface Change {
  before: Shared
  after: Shared
  /** Terms of the edited tranche after the edit. */
  terms: Terms
}

const ofShared = <F extends { field: string }>(faults: readonly F[]): F[] =>
  faults.filter(({ field }) => field.startsWith('shared.'))

/**
 * A bank that a sibling names cannot leave. The fault is on the syndicate, because the sibling is not on this screen.
 */
const siblingFaults = ({ state, tranche }: DealContext, { before, after }: Change) =>
  tranchesOf(state)
    .filter(({ id, lifecycle }) => id !== tranche.id && !isOver(lifecycle.status))
    .flatMap(({ terms }) => {
      const own = (shared: Shared) => dealFaults({ terms, shared, times: noTimes })
      const known = new Set(own(before).map(({ field, reason }) => `${field} ${reason}`))
      return own(after)
        .filter(({ field, reason }) => field.startsWith('terms.') && !known.has(`${field} ${reason}`))
        .map((fault) => ({ ...fault, field: 'shared.syndicate' }))
    })
    .slice(0, 1)

const once = <F extends { field: string; reason: string }>(faults: readonly F[]): F[] => [
  ...new Map(faults.map((fault) => [`${fault.field} ${fault.reason}`, fault])).values(),
]

/**
 * A change of the shared part, sent with any tranche, must suit all of them, and keep announced ones fixed and
 * complete.
 */
export const sharedFault = (context: DealContext, change: Change, now: Temporal.Instant) => {
  const { before, after } = change
  const wrong = siblingFaults(context, change)
  if (wrong.length > 0) return refuseFields('deal.field-wrong', wrong)
  const announced = tranchesOf(context.state)
    .filter(({ lifecycle }) => isAnnounced(lifecycle) && !isOver(lifecycle.status))
    .map(({ id, terms, lifecycle }) => ({
      lifecycle,
      terms: id === context.tranche.id ? change.terms : terms,
    }))
  const fixed = announced.flatMap(({ lifecycle, terms }) =>
    fixedFaults(lifecycle.status, { terms, shared: before }, { terms, shared: after }),
  )
  if (fixed.length > 0) return refuseFields('deal.field-fixed', once(fixed))
  const missing = once(
    announced.flatMap(({ terms }) => ofShared(missingIn({ terms, shared: after, times: noTimes, now }))),
  )
  if (missing.length === 0) return undefined
  return { ...refuseFields('deal.incomplete', missing), params: { count: missing.length } }
}

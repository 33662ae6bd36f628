import { dealsCalls } from '@bookrunner/contract/deals'
import { fixedFaults, isOver, missingIn, noTimes } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { service } from '../../../platform/service/index.ts'
import { byClock } from '../clock/by-clock.ts'
import { needsOfContent, sentOf, stamped } from './content.ts'
import { deal } from '../ledger/deal.ts'
import { acceptEdit, checkEdit, type Edited } from './decide-edit.ts'
import { readerOf } from './editor.ts'
import { keyOf, dealContext, type DealContext } from '../ledger/deal-context.ts'

/** Terms that orders depend on cannot change. Times and announced levels have moves of their own, with a reason. */
const fixedOf = ({ tranche: { lifecycle } }: DealContext, { before, after, logged }: Edited) => {
  const byMove = logged.filter(
    ({ field }) =>
      field.startsWith('times.') || (field === 'terms.ipg' && lifecycle.guidanceOf.IPG !== undefined),
  )
  return [
    ...fixedFaults(lifecycle.status, { ...before, shared: after.shared }, after),
    ...byMove.map(({ field }) => ({ field, reason: 'deal.field-fixed' as const })),
  ]
}

/** An announced deal stays complete. Its times may be in the past by now. */
const completenessFault = ({ after }: Edited, now: Temporal.Instant) => {
  const missing = missingIn({ ...after, times: noTimes, now })
  if (missing.length === 0) return undefined
  return { ...refuseFields('deal.incomplete', missing), params: { count: missing.length } }
}

/** Edits the terms of an announced deal. */
export const editDeal = service(dealsCalls.editDeal, {
  on: deal,
  prepare: ({ input }, context) => readerOf(context, input.dealId, input.terms),
  key: keyOf,
  needs: ({ input, actor }) => ({ people: [actor.userId], ...needsOfContent(input) }),
  decide: ({ input, actor, state, now, prepared: reader }) => {
    const loaded = dealContext(state, actor, input.dealId)
    if (isRefusal(loaded)) return loaded
    const judged = byClock(loaded, now)
    const { status } = judged.tranche.lifecycle
    if (status === 'Draft') return refuse('deal.is-draft')
    if (isOver(status)) return refuse('deal.over')
    const { version, sharedVersion, reason } = input
    const sent = stamped(loaded.tranche.terms, sentOf(input), actor.userId, now)
    const edited = checkEdit(judged, { sent, version, sharedVersion }, actor, now)
    if (isRefusal(edited)) return edited
    const fixed = fixedOf(judged, edited)
    if (fixed.length > 0) return refuseFields('deal.field-fixed', fixed)
    return (
      completenessFault(edited, now) ??
      acceptEdit(loaded, edited, { by: actor.userId, code: 'deal.edited', reason, reader, now })
    )
  },
})

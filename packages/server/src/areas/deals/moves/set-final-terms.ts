import { dealsCalls } from '@bookrunner/contract/deals'
import { correct, launch } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { calendarOfDeal } from '../holidays/terms-calendar.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Launches a closed FPG book at its terms; on a priced deal it corrects the confirmed terms. */
export const setFinalTerms = service(dealsCalls.setFinalTerms, {
  on: deal,
  prepare: ({ input }, { db }) => calendarOfDeal(db, input.dealId),
  key: keyOf,
  needs: needsOf,
  decide: (request) => {
    const priced = request.state.tranches.get(request.input.dealId)?.lifecycle.status === 'Priced'
    const [move, rule] = priced ? (['correct', correct] as const) : (['launch', launch] as const)
    return moveDeal(request, move, (moving, moveContext) =>
      rule({ ...moving, calendar: request.prepared }, request.input, moveContext),
    )
  },
})

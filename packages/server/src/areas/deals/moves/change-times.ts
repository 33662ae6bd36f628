import { dealsCalls } from '@bookrunner/contract/deals'
import { changeTimes as change } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Changes close, subject and expiry times. A later close time of a closed FPG book is its new cut-off. */
export const changeTimes = service(dealsCalls.changeTimes, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (request) =>
    moveDeal(request, 'changeTimes', (moving, moveContext) => change(moving, request.input, moveContext)),
})

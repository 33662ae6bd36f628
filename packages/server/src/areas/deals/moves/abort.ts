import { dealsCalls } from '@bookrunner/contract/deals'
import { abort as end } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Ends a deal whose allocations are not confirmed, and aborts its orders. */
export const abort = service(dealsCalls.abort, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (request) =>
    moveDeal(request, 'abort', (moving, moveContext) => end(moving, request.input, moveContext)),
})

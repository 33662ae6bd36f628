import { dealsCalls } from '@bookrunner/contract/deals'
import { endFpg } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Closes the book before its cut-off. */
export const fpgEnd = service(dealsCalls.fpgEnd, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (request) =>
    moveDeal(request, 'endFpg', (moving, moveContext) => endFpg(moving, request.input, moveContext)),
})

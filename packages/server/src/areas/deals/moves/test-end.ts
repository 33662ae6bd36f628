import { dealsCalls } from '@bookrunner/contract/deals'
import { endTest } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Ends a test before its close time; its sizes freeze. */
export const testEnd = service(dealsCalls.testEnd, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (request) =>
    moveDeal(request, 'endTest', (moving, moveContext) => endTest(moving, request.input, moveContext)),
})

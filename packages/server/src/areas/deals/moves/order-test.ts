import { dealsCalls } from '@bookrunner/contract/deals'
import { pushTest } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** Pushes a test in IPG; investors answer with sizes, live orders stay. */
export const orderTest = service(dealsCalls.orderTest, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (ask) =>
    moveDeal(ask, 'pushTest', (moving, moveContext) => pushTest(moving, ask.input, moveContext)),
})

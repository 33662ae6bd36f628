import { dealsCalls } from '@bookrunner/contract/deals'
import { setGuidance as announce } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

/** A new version; no order changes. */
export const setGuidance = service(dealsCalls.setGuidance, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (request) =>
    moveDeal(request, 'setGuidance', (moving, moveContext) => announce(moving, request.input, moveContext)),
})

import { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf } from '@bookrunner/contract/kernel'
import {
  price,
  pushFpg,
  reopen,
  reprice,
  type Calendar,
  type DealMove,
  type DealStatus,
  type MovingDeal,
  type MoveContext,
} from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { calendarOfDeal } from '../holidays/terms-calendar.ts'
import { keyOf, needsOf } from '../ledger/deal-context.ts'

type Input = InputOf<typeof dealsCalls.changeDealStatus>

/** The move to a status: FPG is pushed, and a priced deal is repriced. */
const moveTo = (to: Input['to'], from: DealStatus | undefined): DealMove => {
  if (to === 'IPG') return 'reopen'
  if (to === 'Priced') return 'price'
  return from === 'Priced' ? 'reprice' : 'pushFpg'
}

const make =
  (move: DealMove, input: Input, calendar: Calendar) => (moving: MovingDeal, moveContext: MoveContext) => {
    if (move === 'reopen') return reopen(moving, input, moveContext)
    if (move === 'price') return price({ ...moving, calendar }, input, moveContext)
    return move === 'reprice' ? reprice(moving, input, moveContext) : pushFpg(moving, input, moveContext)
  }

/** Pushes FPG, reopens IPG, prices, reprices. */
export const changeDealStatus = service(dealsCalls.changeDealStatus, {
  on: deal,
  prepare: ({ input }, { db }) => calendarOfDeal(db, input.dealId),
  key: keyOf,
  needs: needsOf,
  decide: (request) => {
    const move = moveTo(request.input.to, request.state.tranches.get(request.input.dealId)?.lifecycle.status)
    return moveDeal(request, move, make(move, request.input, request.prepared))
  },
})

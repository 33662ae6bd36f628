import { calls } from '@bookrunner/contract'
import { submit } from '@bookrunner/domain/deals'
import { refuse } from '@bookrunner/domain/kernel'
import { service } from '../../platform/service/index.ts'
import { deal } from './deal.ts'
import { moveDeal } from './move.ts'
import { keyOf, needsOf } from './seen.ts'

/** Announces a draft. What is announced is what was on the screen: somebody else's later edit is looked at first. */
export const submitDeal = service(calls.deals.submitDeal, {
  on: deal,
  key: keyOf,
  needs: needsOf,
  decide: (ask) => {
    const { input, state } = ask
    const tranche = state.tranches.get(input.dealId)
    return moveDeal(ask, 'submit', (moving, turn) => {
      if (moving.course.status !== 'Draft') return refuse('deal.not-draft')
      const seen = tranche?.version === input.version && state.announcement?.version === input.sharedVersion
      return seen ? submit(moving, input, turn) : refuse('write.changed-meanwhile')
    })
  },
})

import { isRefusal } from '@bookrunner/domain/kernel'
import type { Reason } from '@bookrunner/contract/kernel'
import type { Handler } from '../../platform/http/handler.ts'

/**
 * The time of an answer must not reveal whether an account exists. Answers with one of these reasons, and successes
 * if `also` says so, leave at the next full step after the request.
 */
export const evenly = (
  handler: Handler,
  reasons: readonly Reason[],
  also: 'goodOnes' | 'no' = 'no',
): Handler => ({
  ...handler,
  run: async (input, context) => {
    const came = performance.now()
    const outcome = await handler.run(input, context)
    const hides = isRefusal(outcome) ? reasons.includes(outcome.reason) : also === 'goodOnes'
    if (hides) {
      const { stepMs } = context.passwordCost
      const taken = performance.now() - came
      await new Promise((done) => setTimeout(done, Math.ceil(taken / stepMs) * stepMs - taken))
    }
    return outcome
  },
})

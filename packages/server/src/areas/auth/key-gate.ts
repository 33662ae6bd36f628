import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { keyRateSeconds } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'

export type KeyGate = (keyId: string) => Promise<Refusal<'rate.slow-down'> | undefined>

/**
 * Limits the rate of one key. Each node counts by itself: the limit protects other callers of the node, and a count
 * in the database would cost more than the request.
 */
export const createKeyGate = (perSecond: number): KeyGate => {
  const counts = new RateLimiterMemory({ points: perSecond * keyRateSeconds, duration: keyRateSeconds })
  return async (keyId) => {
    try {
      await counts.consume(keyId)
      return undefined
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      return refuse('rate.slow-down', { seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
    }
  }
}

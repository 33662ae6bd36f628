import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { keyRateSeconds } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'

/**
 * How much one key may ask of this node. Each node counts by itself: the limit keeps a system that runs wild from the
 * others on it, and a count in the database would cost each request more than it does.
 */
export const createKeyGate = (perSecond: number) => {
  const counts = new RateLimiterMemory({ points: perSecond * keyRateSeconds, duration: keyRateSeconds })
  return async (keyId: string): Promise<Refusal<'rate.slow-down'> | undefined> => {
    try {
      await counts.consume(keyId)
      return undefined
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      return refuse('rate.slow-down', { seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
    }
  }
}

import { quotaCalls } from '@bookrunner/contract/quota'
import { refuse } from '@bookrunner/domain/kernel'
import { rateDoubt, rateFault, type QuotaRate } from '@bookrunner/domain/quota'
import { accept, service, type Aggregate } from '../../../platform/service/index.ts'
import { loadRateOn, loadToday, saveRate } from './rates.repo.ts'

interface RateNeed {
  currency: string
  day: string
}
interface RateState {
  today: string
  /** The rates that hold on the days that are needed. */
  found: { on: RateNeed; rate: QuotaRate | undefined }[]
}

const holdingOn = ({ found }: RateState, { currency, day }: RateNeed): QuotaRate | undefined =>
  found.find(({ on }) => on.currency === currency && on.day === day)?.rate

const takesOver = ({ currency, day }: QuotaRate, { on, rate }: RateState['found'][number]): boolean =>
  on.currency === currency && day <= on.day && (!rate || rate.day <= day)

/** All rates: one lock, one log. */
const rates: Aggregate<RateState, RateNeed, { rate: QuotaRate; by: string }> = {
  kind: 'quota',
  load: async (transaction, _key, needs) => {
    const [today, found] = await Promise.all([
      loadToday(transaction),
      Promise.all(
        needs.map(async (on) => ({ on, rate: await loadRateOn(transaction, on.currency, on.day) })),
      ),
    ])
    return { today, found }
  },
  apply: (state, { rate }) => {
    for (const each of state.found) if (takesOver(rate, each)) each.rate = rate
  },
  save: (transaction, _key, changes) =>
    Promise.all(changes.map(({ change: { rate, by }, now }) => saveRate(transaction, rate, now, by))),
}

/** The ledger of rates. */
export const ratesKey = 'rates'

export const setRate = service(quotaCalls.setRate, {
  on: rates,
  key: () => ratesKey,
  needs: ({ input: { currency, day } }) => ({ currency, day }),
  decide: ({ input, actor, state }) => {
    const fault = rateFault(input, state.today)
    if (fault) return fault
    const { rateConfirmed, ...next } = input
    const holding = holdingOn(state, input)
    const before = holding?.day === input.day ? holding : undefined
    if (before?.rate === input.rate) return refuse('write.no-changes')
    const doubt = rateDoubt(next, holding, rateConfirmed)
    if (doubt) return doubt
    const { currency, day, rate } = next
    return accept({
      reply: next,
      changes: [{ rate: next, by: actor.userId }],
      line: {
        code: 'quota.rate-set',
        params: {
          currency,
          day,
          changes: [{ field: 'rate', from: before?.rate ?? null, to: rate }],
        },
      },
    })
  },
})

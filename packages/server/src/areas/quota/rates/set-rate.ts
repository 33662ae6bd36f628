import { quotaCalls } from '@bookrunner/contract/quota'
import { refuse } from '@bookrunner/domain/kernel'
import { rateFault, type QuotaRate } from '@bookrunner/domain/quota'
import { accept, service, type Aggregate } from '../../../platform/service/index.ts'
import { loadRateOf, loadToday, saveRate } from './rates.repo.ts'

interface RateNeed {
  currency: string
  day: string
}
interface RateState {
  today: string
  /** By currency and day. */
  rates: Map<string, QuotaRate>
}
const keyOf = ({ currency, day }: RateNeed): string => `${currency} ${day}`

/** All rates: one lock, one log. */
const rates: Aggregate<RateState, RateNeed, { rate: QuotaRate; by: string }> = {
  kind: 'quota',
  load: async (transaction, _key, needs) => {
    const [today, ...found] = await Promise.all([
      loadToday(transaction),
      ...needs.map(({ currency, day }) => loadRateOf(transaction, currency, day)),
    ])
    return { today, rates: new Map(found.flatMap((each) => (each ? [[keyOf(each), each] as const] : []))) }
  },
  apply: (state, { rate }) => void state.rates.set(keyOf(rate), rate),
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
    const before = state.rates.get(keyOf(input))
    if (before?.rate === input.rate) return refuse('write.no-changes')
    const { currency, day, rate } = input
    return accept({
      reply: input,
      changes: [{ rate: input, by: actor.userId }],
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

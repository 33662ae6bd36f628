import { loansCalls } from '@bookrunner/contract/loans'
import type { InputOf } from '@bookrunner/contract/kernel'
import { refuseFields, type FieldRefusal, type Rate } from '@bookrunner/domain/kernel'
import { dayOfUndated, receivePrice, type PriceSource } from '@bookrunner/domain/loans'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { inquiryIds } from './add.ts'
import { loanBook, theLoanBook, type LoanBookState } from './loan-book.ts'
import type { LoanRecord } from './loan-record.ts'
import { moveBands, type BandContext, type LoanStep } from './move-bands.ts'
import { todayOf } from './import-row.ts'
import { priceFaults } from './terms.ts'

export interface ArrivedPrice {
  isin?: string | undefined
  loanId?: string | undefined
  price: Rate
  priceDay: string
}

/** The open loan deals that a price is about. */
const targetFinder = (loans: Iterable<LoanRecord>) => {
  const open = [...loans].filter(({ status }) => status === 'open')
  const byIsin = Map.groupBy(open, ({ isin }) => isin)
  const byId = new Map(open.map((loan) => [loan.loanId, loan]))
  return ({ isin = '', loanId }: Pick<ArrivedPrice, 'isin' | 'loanId'>): readonly LoanRecord[] => {
    if (loanId === undefined) return byIsin.get(isin) ?? []
    const one = byId.get(loanId)
    return one ? [one] : []
  }
}

/** Prices that arrived, on the loan deals that they are about; of several for one, the last counts. */
export const receivePrices = (
  arrived: readonly ArrivedPrice[],
  state: LoanBookState,
  source: PriceSource,
  context: Omit<BandContext, 'widths'>,
) => {
  const targetsOf = targetFinder(state.loans.values())
  const priced = new Map<string, LoanRecord>()
  const seen = new Set<string>()
  const [unknown, older] = [new Set<string>(), new Set<string>()]
  for (const each of arrived) {
    const targets = targetsOf(each)
    if (targets.length === 0 && each.isin !== undefined) unknown.add(each.isin)
    for (const target of targets) {
      seen.add(target.loanId)
      const { loanId, currentPrice, priceDay: storedDay } = priced.get(target.loanId) ?? target
      const result = receivePrice(
        { price: currentPrice, day: storedDay },
        { price: each.price, day: each.priceDay },
      )
      if (result === 'older') older.add(each.loanId ?? each.isin ?? '')
      if (result !== 'changed') continue
      const { price, priceDay } = each
      priced.set(loanId, { ...target, currentPrice: price, priceDay, priceSource: source })
    }
  }
  const steps = [...priced.values()].map((after): LoanStep => {
    const { loanId, currentPrice: price, priceDay } = after
    return {
      before: state.loans.get(loanId),
      after,
      entry: { event: 'priced', details: { price, priceDay, source } },
    }
  })
  const moved = moveBands(steps, { ...context, widths: state.widths })
  return {
    ...moved,
    reply: {
      changed: priced.size,
      unchanged: seen.size - priced.size,
      unknown: [...unknown],
      older: [...older],
      called: moved.raised.called,
      warned: moved.raised.warning,
    },
  }
}

/** The line of the log: how many prices, and the first of them. */
const mostNamed = 100

export const priceLine = (records: readonly LoanRecord[], source: PriceSource) => ({
  code: 'loans.priced',
  params: {
    source,
    count: records.length,
    prices: records
      .slice(0, mostNamed)
      .map(({ loanId, currentPrice, priceDay, band }) => [loanId, currentPrice, priceDay, band]),
  },
})

type SentPrices = InputOf<typeof loansCalls.prices>['prices']
type PriceReason = 'field.required' | 'record.unknown' | 'loan.price-wrong' | 'loan.price-future'

const pricesFault = (
  sent: SentPrices,
  arrived: readonly ArrivedPrice[],
  state: LoanBookState,
  now: Temporal.Instant,
) => {
  const faults = sent.flatMap(({ isin, loanId }, at): FieldRefusal<PriceReason>[] => {
    const named = arrived[at]!
    return [
      ...(isin === undefined && loanId === undefined
        ? [{ field: `prices.${at}.isin`, reason: 'field.required' as const }]
        : []),
      ...(loanId !== undefined && state.loans.get(loanId)?.status !== 'open'
        ? [{ field: `prices.${at}.loanId`, reason: 'record.unknown' as const }]
        : []),
      ...(priceFaults(named, now, `prices.${at}.`) as FieldRefusal<PriceReason>[]),
    ]
  })
  return faults.length > 0 ? refuseFields('input.invalid', faults.slice(0, 50)) : undefined
}

export const prices = service(loansCalls.prices, {
  on: loanBook,
  prepare: async () => ({ inquiryId: inquiryIds() }),
  key: () => theLoanBook,
  needs: ({ input }) => ({
    isins: input.prices.flatMap(({ isin }) => isin?.toUpperCase() ?? []),
    loanIds: input.prices.flatMap(({ loanId }) => loanId ?? []),
  }),
  decide: ({ input, actor, state, now, prepared: { inquiryId } }) => {
    const targetsOf = targetFinder(state.loans.values())
    const arrived = input.prices.map(({ isin, loanId, price, priceDay }): ArrivedPrice => {
      const named = { isin: isin?.toUpperCase(), loanId }
      const storedDays = () => targetsOf(named).map((loan) => loan.priceDay)
      return { ...named, price, priceDay: priceDay ?? dayOfUndated(todayOf(now), storedDays()) }
    })
    const fault = pricesFault(input.prices, arrived, state, now)
    if (fault) return fault
    const { source } = input
    const { reply, changes, records, events } = receivePrices(arrived, state, source, {
      actorId: actor.userId,
      inquiryId,
      now,
    })
    if (records.length === 0) return unchanged(reply)
    return accept({ reply, changes, events, line: priceLine(records, source) })
  },
})

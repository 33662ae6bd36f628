import { allocationCalls } from '@bookrunner/contract/allocation'
import { finalOf, gridOf } from '@bookrunner/domain/allocation'
import { hasSigner } from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { issueSize, todaysLevel, type OrderDeal } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { bookForAllocation, type BookForAllocation } from '../book/index.ts'
import { readOrderDeals } from '../orders/index.ts'

const lineScope = (scope: string): 'none' | 'own' | 'all' =>
  scope === 'own' || scope === 'all' ? scope : 'none'

const mayOf = ({ reader: { abilities } }: BookForAllocation) => ({
  allocate: abilities.allocate === 'all',
  launch: abilities.allocate === 'all',
  review: lineScope(abilities.reviewAllocation),
  signOff: abilities.signOff === 'all',
  confirm: lineScope(abilities.confirm),
  settle: lineScope(abilities.settle),
  export: abilities.export,
  pack: abilities.readLog === 'all',
})

const signOffOf = ({ terms, shared }: OrderDeal) => {
  if (!terms.issuerSignsOff) return 'waived' as const
  return hasSigner(shared) ? ('needed' as const) : ('nobody' as const)
}

export const allocDealInfo = read(allocationCalls.allocDealInfo, async ({ input, actor, db }) => {
  const [[row], view] = await Promise.all([
    readOrderDeals(db, [input.dealId]),
    bookForAllocation(db, actor, input.dealId),
  ])
  if (isRefusal(view)) return view
  const { deal, seq, at } = view.state
  const { lifecycle, terms, guidance } = deal
  const final = finalOf(lifecycle, guidance)?.final
  return {
    dealId: input.dealId,
    seq,
    at,
    name: row?.name ?? '',
    status: lifecycle.status,
    bookClosed: lifecycle.bookClosed,
    currency: terms.currency,
    timeZone: terms.timeZone,
    isin: terms.isin,
    isin144A: terms.isin144A,
    bookType: terms.bookType,
    level: todaysLevel(deal)?.level ?? null,
    launched: final !== undefined && final !== null,
    priced: lifecycle.status === 'Priced',
    issue: issueSize(deal),
    retained: terms.retained ?? (0 as FaceAmount),
    sizeCap: terms.sizeCap,
    grid: gridOf(terms),
    price: final?.price ?? null,
    coupon: final?.coupon ?? terms.coupon,
    settlementDate: terms.settlementDate,
    signOff: signOffOf(deal),
    waiverReason: terms.waiverReason,
    may: mayOf(view),
  }
})

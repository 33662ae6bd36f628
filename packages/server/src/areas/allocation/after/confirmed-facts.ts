import { paperTermsOf, type PaperTerms } from '@bookrunner/domain/allocation'
import type { FinalTerms } from '@bookrunner/domain/deals'
import type { FaceAmount, LocalizedNames } from '@bookrunner/domain/kernel'
import { orderedSize, type Order, type OrderDeal } from '@bookrunner/domain/orders'
import type { BondFacts } from '@bookrunner/contract/orders'
import type { Db } from '../../../platform/db/index.ts'
import { bondFactsOf, readNames, readOrderDeals } from '../../orders/index.ts'
import { readLeis } from '../alloc-reads.repo.ts'
import type { ConfirmedFacts, OwnFacts, SharedFacts } from '../stored.ts'
import { cashAt, pricedFactsOf, settling, type Settled } from './settled.ts'

/** The facts that confirmations of a deal share, and the names of its investors. */
export interface PaperFacts {
  paperTerms: PaperTerms
  deal: string
  bond: BondFacts
  settle: (final: FinalTerms | null) => Settled
  names: ReadonlyMap<string, LocalizedNames>
  leis: ReadonlyMap<string, string>
}

export const readPaperFacts = async (
  db: Db,
  { dealId, deal, investorIds }: { dealId: string; deal: OrderDeal; investorIds: readonly string[] },
): Promise<PaperFacts> => {
  const ids = [...new Set(investorIds)]
  const settle = await settling(db, deal)
  const [[row], bond, names, leis] = await Promise.all([
    readOrderDeals(db, [dealId]),
    bondFactsOf(db, deal, settle(null)),
    readNames(db, ids),
    readLeis(db, ids),
  ])
  return {
    paperTerms: paperTermsOf(deal.terms, deal.shared),
    deal: row?.name ?? '',
    bond,
    settle,
    names,
    leis,
  }
}

export interface TermsFacts {
  cashAt: (size: FaceAmount) => ReturnType<typeof cashAt>
  shared: SharedFacts
}

/** Many orders of a book get the same size. */
const cashOnce = (settled: Settled): TermsFacts['cashAt'] => {
  const known = new Map<FaceAmount, ReturnType<typeof cashAt>>()
  return (size) => {
    const found = known.get(size) ?? cashAt(size, settled)
    known.set(size, found)
    return found
  }
}

interface ConfirmedOrder {
  order: Order
  deal: OrderDeal
  size: FaceAmount
  final: FinalTerms | null
}

/** What all confirmations at the same terms say; computed once for thousands of them. */
export const termsFacts = (
  { paperTerms, deal: name, bond, settle }: PaperFacts,
  { deal, final }: Pick<ConfirmedOrder, 'deal' | 'final'>,
): TermsFacts => {
  const settled = settle(final)
  return {
    cashAt: cashOnce(settled),
    shared: { paperTerms, deal: name, bond, priced: pricedFactsOf(deal, settled) },
  }
}

/** What is in the confirmation of one order alone. */
export const ownFacts = (
  { names, leis }: PaperFacts,
  { cashAt }: TermsFacts,
  { order, size }: Pick<ConfirmedOrder, 'order' | 'size'>,
): OwnFacts => {
  const named = names.get(order.investorId)
  return {
    investor: named
      ? {
          name: named.name,
          nameCn: named.nameCn,
          nameHk: named.nameHk,
        }
      : null,
    lei: leis.get(order.investorId) ?? null,
    orderSize: orderedSize(order),
    ...cashAt(size),
  }
}

export const confirmedFactsOf = (paper: PaperFacts, confirmed: ConfirmedOrder): ConfirmedFacts => {
  const terms = termsFacts(paper, confirmed)
  return { ...terms.shared, ...ownFacts(paper, terms, confirmed) }
}

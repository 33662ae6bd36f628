import type { FaceAmount } from '../../kernel/index.ts'
import {
  divideUse,
  usedAmount,
  type ClaimingOrder,
  type QuotaUse,
  type UseFacts,
  type UsePhase,
} from '../quota/index.ts'
import type { Terms } from '../deals/index.ts'
import type { OrderDeal } from './deal.ts'
import { atFinal, figuresOf, fpgStateOf, orderedSize } from './figures.ts'
import { topSize } from './ladder.ts'
import type { Order } from './order.ts'
import { phaseOf } from './order-permissions-by-phase.ts'
import { statusOf } from './status.ts'

/** When a confirmed allocation is paid: the end of the settlement date in the deal's time zone; null without a date. */
export const settledAt = (terms: Terms): Temporal.Instant | null => {
  const { settlementDate, timeZone } = terms
  if (settlementDate === null) return null
  const known = ends.get(terms)
  if (known) return known
  const end = Temporal.PlainDate.from(settlementDate).add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
  ends.set(terms, end)
  return end
}

/** Thousands of orders of one write have the same terms, which never change in place. */
const ends = new WeakMap<Terms, Temporal.Instant>()

const pricedPhase = ({ allocation }: Order, deal: OrderDeal, now: Temporal.Instant): UsePhase => {
  if (allocation === null) return 'priced'
  const end = settledAt(deal.terms)
  return end !== null && Temporal.Instant.compare(now, end) >= 0 ? 'settled' : 'confirmed'
}

const fpgPhase = (order: Order, deal: OrderDeal): UsePhase => {
  if (phaseOf(deal.lifecycle) !== 'FPG') return 'fpgClosed'
  return fpgStateOf(order, deal) === 'answered' ? 'fpgAnswered' : 'fpgWaiting'
}

/** Where an order is in the table of use. */
export const phaseOfUse = (order: Order, deal: OrderDeal, now: Temporal.Instant): UsePhase => {
  switch (statusOf(order, deal)) {
    case 'Withdrawn':
      return 'withdrawn'
    case 'Aborted':
      return 'aborted'
    case 'IssueFailed':
      return 'expired'
    case 'Draft':
      return order.stage === 'intention' ? 'intention' : 'draft'
    case 'Submitted':
      return 'ipg'
    case 'Testing':
      return order.stage === 'intention' ? 'intention' : 'test'
    case 'FPG':
    case 'Allocated':
    case 'Unallocated':
      return deal.lifecycle.status === 'Priced' ? pricedPhase(order, deal, now) : fpgPhase(order, deal)
  }
}

export const factsOfUse = (order: Order, deal: OrderDeal, now: Temporal.Instant): UseFacts => {
  const { counting } = figuresOf(order, deal)
  return {
    phase: phaseOfUse(order, deal, now),
    soft: order.commitment === 'soft',
    figures: {
      size: orderedSize(order),
      answer: topSize(order.fpg?.orderLevels ?? []),
      closing: counting,
      final: atFinal(order, deal)?.wide.size ?? counting,
      allocation: order.allocation ?? (0 as FaceAmount),
    },
  }
}

/**
 * What an order uses by itself. An investor behind an omnibus order is the institution whose LEI its line names; a line
 * that names none is for the institution of the order.
 */
export const claimOf = (
  order: Order,
  deal: OrderDeal,
  now: Temporal.Instant,
  entityByLei: ReadonlyMap<string, string>,
): ClaimingOrder => {
  const { id, investorId, dealId, underlying } = order
  const facts = factsOfUse(order, deal, now)
  const parts = underlying.map(({ identifier, size }) => ({
    entityId: entityByLei.get(identifier ?? '') ?? investorId,
    size,
  }))
  const until = facts.phase === 'confirmed' ? (settledAt(deal.terms)?.toString() ?? null) : null
  const own = divideUse(usedAmount(facts), investorId, parts).map((part): QuotaUse => ({
    orderId: id,
    entityId: part.entityId,
    dealId,
    currency: deal.terms.currency ?? '',
    phase: facts.phase,
    own: part.own,
    amount: part.own,
    until,
    flags: [],
  }))
  return {
    id,
    investorId,
    dealId,
    own,
  }
}

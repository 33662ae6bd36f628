import type { PublishedDeal } from '@bookrunner/contract/deals'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { todaysLevel, type OrderDeal } from '@bookrunner/domain/orders'
import type { Banks } from './order-deal.ts'
import type { LimitChoice } from './typed.ts'

/** A ticket's deal: as published, and as input of the rules. */
export interface TicketDeal {
  readonly published: PublishedDeal
  readonly rules: OrderDeal
  readonly banks: Banks
}

/** The level that meanings are of. News brings the header first, and the rest of the deal, which the rules read, later. */
export const levelOfRules = ({ rules }: Pick<TicketDeal, 'rules'>): GuidanceLevel | undefined =>
  todaysLevel(rules)?.level

/** The limits that a deal allows, the kind of its guidance first. */
export function limitChoicesOf({ published: { terms, header } }: TicketDeal): readonly LimitChoice[] {
  if (terms.priceType === 'price') return ['maxPrice']
  return header.guidance?.level.basis === 'yield'
    ? ['minYield', 'minSpread', 'both']
    : ['minSpread', 'minYield', 'both']
}

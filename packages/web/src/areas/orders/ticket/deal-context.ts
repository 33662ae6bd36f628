import type { PublishedDeal } from '@bookrunner/contract/deals'
import { showMm } from '@bookrunner/domain/kernel'
import { leastSize, mostSize, rulesOf, type OrderDeal } from '@bookrunner/domain/orders'
import { inMm } from '../../../kit/amounts.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { Banks } from './order-deal.ts'
import type { ticketText } from './text.ts'
import type { LimitChoice } from './typed.ts'

/** The deal a ticket is for: as it is published, and as the rules take it. */
export interface TicketDeal {
  readonly published: PublishedDeal
  readonly rules: OrderDeal
  readonly banks: Banks
}

/** Limits a deal takes, the one its guidance is said in first. */
export function limitChoicesOf({ published: { terms, header } }: TicketDeal): readonly LimitChoice[] {
  if (terms.priceType === 'price') return ['maxPrice']
  return header.guidance?.level.basis === 'yield'
    ? ['minYield', 'minSpread', 'both']
    : ['minSpread', 'minYield', 'both']
}

/** "min. 0.2 · steps of 0.001 · max. 50 (10%)", in mm: what the deal asks of sizes. */
export function sizeRulesText({ rules }: TicketDeal, t: TranslateOf<typeof ticketText>): string {
  const asked = rulesOf(rules)
  const most = mostSize(asked)
  const { increment } = asked
  return [
    t('size.rules', { least: inMm(showMm(leastSize(asked))) }),
    ...(increment ? [t('size.steps', { increment: inMm(showMm(increment)) })] : []),
    ...(most === null ? [] : [t('size.most', { most: inMm(showMm(most)) })]),
  ].join(' · ')
}

import type { PublishedDeal } from '@bookrunner/contract/deals'
import { showMm } from '@bookrunner/domain/kernel'
import { leastSize, mostSize, rulesOf, type OrderDeal } from '@bookrunner/domain/orders'
import { inMm } from '../../../kit/amounts.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { Banks } from './order-deal.ts'
import type { ticketText } from './text.ts'
import type { LimitChoice } from './typed.ts'

/** A ticket's deal: as published, and as input of the rules. */
export interface TicketDeal {
  readonly published: PublishedDeal
  readonly rules: OrderDeal
  readonly banks: Banks
}

/** The limits that a deal allows, the kind of its guidance first. */
export function limitChoicesOf({ published: { terms, header } }: TicketDeal): readonly LimitChoice[] {
  if (terms.priceType === 'price') return ['maxPrice']
  return header.guidance?.level.basis === 'yield'
    ? ['minYield', 'minSpread', 'both']
    : ['minSpread', 'minYield', 'both']
}

/** The deal's rules for sizes: "min. 0.2 · steps of 0.001 · max. 50 (10%)", in mm. */
export function sizeRulesText({ rules }: TicketDeal, t: TranslateOf<typeof ticketText>): string {
  const sizeRules = rulesOf(rules)
  const most = mostSize(sizeRules)
  const { increment } = sizeRules
  return [
    t('size.rules', { least: inMm(showMm(leastSize(sizeRules))) }),
    ...(increment ? [t('size.steps', { increment: inMm(showMm(increment)) })] : []),
    ...(most === null ? [] : [t('size.most', { most: inMm(showMm(most)) })]),
  ].join(' · ')
}

import { allocPaperTexts as words, type PricedFacts } from '@bookrunner/contract/allocation'
import type { Language } from '@bookrunner/contract/kernel'
import { bondFactRows, type BondFacts, type Fact } from '@bookrunner/contract/orders'
import { showFixed, type Rate } from '@bookrunner/domain/kernel'

/** With as many decimals as on screen, or more if the rate has more. */
export const percentText = (rate: Rate | null, places: number): string | null =>
  rate === null ? null : `${(rate.split('.')[1]?.length ?? 0) > places ? rate : showFixed(rate, places)}%`

export const termFacts = (
  bond: BondFacts,
  { coupon, spread, yield: reoffer }: PricedFacts,
  language: Language,
): Fact[] => [
  ...bondFactRows(bond, ['issuer'], language),
  [words.coupon[language], percentText(coupon, 3)],
  ...bondFactRows(bond, ['maturityDate', 'benchmark'], language),
  [words.spread[language], spread],
  [words.yield[language], percentText(reoffer, 3)],
]

export const settlementFacts = (bond: BondFacts, language: Language): Fact[] =>
  bondFactRows(bond, ['isin', 'tradeDate', 'settlementDate', 'clearing', 'bank'], language)

/** One line of facts above a list. A missing fact is shown as missing. */
export const lineOfFacts = (facts: readonly Fact[]): string =>
  facts.map(([label, value]) => `${label} ${value ?? '–'}`).join(' · ')

import { describe, expect, it } from 'vitest'
import { showFixed, type Rate } from '../../../kernel/index.ts'
import { type Bond, emptyPanel, type PricingPanel, recalculate, yieldOf } from './index.ts'
import { bondOf, day, rate, tenor } from './published/terms.ts'

// What issuers and their banks published at pricing: coupon, reoffer price and reoffer yield.

// https://www.123.com.cn/kline/a559769.html: 3 years, priced 21 April 2021, T+5; CT3+53.
const boc = bondOf({
  ...{ frequency: 'semiAnnual', dayCount: '30/360', convention: 'following' },
  ...{ pricingDay: day('2021-04-21'), settlementCycle: 5, tenor: tenor(3) },
})

// https://news.europawire.eu/european-investment-bank-successfully-prices-eur-3-billion-earn-benchmark-bond/
// Priced 5 September 2023, due 15 November 2028: a short first coupon. OBL 2.400% Oct 2028 +49.6 bp.
const eib = bondOf({
  ...{ frequency: 'annual', dayCount: 'ACT/ACT ICMA' },
  ...{ pricingDay: day('2023-09-05'), settlementCycle: 5, maturity: day('2028-11-15') },
})

// https://innovations-report.com/business-and-finance/kfw-tops-10-year-benchmark-bond-a-record-volume-130705
// A tap of the 3.875% bond due 21 January 2019, priced 6 April 2009; interest runs from 21 January 2009.
const kfw = bondOf({
  ...{ frequency: 'annual', dayCount: 'ACT/ACT ICMA' },
  ...{ pricingDay: day('2009-04-06'), settlementCycle: 5 },
  ...{ maturity: day('2019-01-21'), interestFrom: day('2009-01-21') },
})

const deals: [string, Bond, { coupon: string; price: string; yield: string }][] = [
  ['Bank of China, Singapore, green, 2021', boc, { coupon: '0.8', price: '99.852', yield: '0.850' }],
  ['EIB, September 2023, short first coupon', eib, { coupon: '3', price: '99.610', yield: '3.084' }],
  ['KfW, tap of April 2009', kfw, { coupon: '3.875', price: '97.278', yield: '4.219' }],
]

describe.each(deals)('%s', (_name, bond, published) => {
  it('yields what was published', () => {
    const found = yieldOf(bond.flows, rate(published.coupon), rate(published.price)) as Rate
    expect(showFixed(found, 3)).toBe(published.yield)
  })
})

describe('Bank of China, Singapore, green, 2021', () => {
  it('settles and matures on the days published', () => {
    expect([String(boc.settlement), String(boc.lastCoupon)]).toEqual(['2021-04-28', '2024-04-28'])
  })

  it('goes from CT3+53 to 99.852 by the panel, with its coupon of 0.80', () => {
    const setup = {
      ...{ bond: boc, benchmark: { frequency: 'semiAnnual' as const } },
      ...{ couponStep: rate('0.1'), pricePlaces: 3 },
    }
    let panel: PricingPanel = emptyPanel()
    // CT3 as it follows from the published yield and spread.
    for (const [field, text] of [
      ['benchmark', '0.32'],
      ['spread', 'CT3+53'],
    ] as const)
      panel = recalculate(panel, { field, text }, setup) as PricingPanel
    expect(panel).toMatchObject({ yield: '0.85', coupon: '0.8', price: '99.852' })
  })
})

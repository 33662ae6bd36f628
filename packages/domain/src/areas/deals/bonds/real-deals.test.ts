import { describe, expect, it } from 'vitest'
import { showFixed, type Rate } from '../../../kernel/index.ts'
import { type Calendar, convertYield, ruledHolidays, yieldOf } from './index.ts'
import { bondOf, day, rate, type PublishedTerms } from './published/terms.ts'

// What issuers and their banks published at pricing: coupon, reoffer price and reoffer yield. Dollars are paid
// semi-annually on 30/360, euros annually on ACT/ACT ICMA.

const usd = { frequency: 'semiAnnual', dayCount: '30/360' } as const
const eur = { frequency: 'annual', dayCount: 'ACT/ACT ICMA' } as const
const target: Calendar = [2009, 2023].map((year) => ({
  holidays: new Set(ruledHolidays('TARGET', year)),
  workdays: new Set<string>(),
}))

const regular = (settlement: string, maturity: string): PublishedTerms => ({
  ...usd,
  settlement: day(settlement),
  maturity: day(maturity),
})

type Deal = [name: string, terms: PublishedTerms, coupon: string, price: string, yields: string]
const deals: Deal[] = [
  // https://www.123.com.cn/kline/a559769.html: 3 years, priced 21 April 2021, T+5; CT3+53.
  ['Bank of China, Singapore, 2024', regular('2021-04-28', '2024-04-28'), '0.8', '99.852', '0.850'],
  // Announcement of 5 December 2011.
  ['Tencent 2016', regular('2011-12-12', '2016-12-12'), '4.625', '99.74', '4.684'],
  // https://www.97caijing.com/article/44978
  ['Tencent 2031', regular('2021-04-22', '2031-04-22'), '2.88', '99.991', '2.881'],
  ['Tencent 2041', regular('2021-04-22', '2041-04-22'), '3.68', '99.972', '3.682'],
  ['Tencent 2051', regular('2021-04-22', '2051-04-22'), '3.84', '99.965', '3.842'],
  ['Tencent 2061', regular('2021-04-22', '2061-04-22'), '3.94', '99.96', '3.942'],
  // https://www.sec.gov/Archives/edgar/data/1577552/000110465921012438/a21-1839_8fwp.htm
  ['Alibaba 2031', regular('2021-02-09', '2031-02-09'), '2.125', '99.839', '2.143'],
  ['Alibaba 2041', regular('2021-02-09', '2041-02-09'), '2.7', '99.265', '2.748'],
  ['Alibaba 2051', regular('2021-02-09', '2051-02-09'), '3.15', '99.981', '3.151'],
  ['Alibaba 2061', regular('2021-02-09', '2061-02-09'), '3.25', '99.978', '3.251'],
  // Pricing term sheet of 29 November 2017, registration statement 333-221742.
  ['Alibaba 2023', regular('2017-12-06', '2023-06-06'), '2.8', '99.853', '2.829'],
  ['Alibaba 2027', regular('2017-12-06', '2027-12-06'), '3.4', '99.396', '3.472'],
  ['Alibaba 2037', regular('2017-12-06', '2037-12-06'), '4', '99.863', '4.010'],
  ['Alibaba 2047', regular('2017-12-06', '2047-12-06'), '4.2', '99.831', '4.210'],
  // http://www.reuters.com/article/idUSL4E8KQ7CJ20120926
  ['KfW 2022', regular('2012-10-04', '2022-10-04'), '2', '98.977', '2.114'],
  // http://uk.reuters.com/article/idUKL3E7JI3NC20110818
  ['KfW 2021', regular('2011-08-25', '2021-08-25'), '2.375', '99.735', '2.405'],
  // https://www.sec.gov/Archives/edgar/data/33745/000095015706000044/fwp.htm: "semi, long first".
  [
    'EIB 2009, long first coupon',
    { ...regular('2006-01-18', '2009-02-17'), firstCoupon: day('2006-08-17') },
    '4.5',
    '99.72',
    '4.597',
  ],
  // https://news.europawire.eu/european-investment-bank-successfully-prices-eur-3-billion-earn-benchmark-bond/
  [
    'EIB 2028, short first coupon',
    { ...eur, pricingDay: day('2023-09-05'), settlementCycle: 5, maturity: day('2028-11-15') },
    '3',
    '99.61',
    '3.084',
  ],
  // https://innovations-report.com/business-and-finance/kfw-tops-10-year-benchmark-bond-a-record-volume-130705
  [
    'KfW 2019, a tap',
    {
      ...eur,
      pricingDay: day('2009-04-06'),
      settlementCycle: 5,
      interestFrom: day('2009-01-21'),
      maturity: day('2019-01-21'),
    },
    '3.875',
    '97.278',
    '4.219',
  ],
]

describe('deals as they were published', () => {
  it.each(deals)('%s', (_name, terms, coupon, price, published) => {
    const { flows } = bondOf(terms, target)
    const found = yieldOf(flows, rate(coupon), rate(price)) as Rate
    expect(showFixed(found, published.split('.')[1]!.length)).toBe(published)
  })

  // http://www.reuters.com/article/idUSL3N0Y36OK20150512: sterling pays once a year and is quoted over gilts,
  // which compound twice.
  it('KfW 2019, a tap in sterling quoted as a gilt', () => {
    const { flows } = bondOf({
      ...eur,
      settlement: day('2015-05-20'),
      interestFrom: day('2014-12-23'),
      maturity: day('2019-12-23'),
    })
    const annual = yieldOf(flows, rate('1.125'), rate('98.629')) as Rate
    const asGilt = convertYield(annual, { frequency: 'annual' }, { frequency: 'semiAnnual' })
    expect(showFixed(asGilt, 2)).toBe('1.43')
  })
})

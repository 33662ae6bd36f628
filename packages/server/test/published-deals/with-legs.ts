// Deals that float after some years. Levels of guidance that nobody published are the published ones.
import { rate } from '../deals.ts'
import { call, dealCoupon, leg, noLimits, thenFloating, years } from './leg-parts.ts'
import {
  million,
  tenor,
  over,
  yielding,
  expected,
  benchmark,
  desk,
  figures,
  dollars,
  common,
  type PublishedDeal,
} from './parts.ts'

/**
 * https://www.marketscreener.com/JPMORGAN-CHASE-CO-37468997/news/JPMorgan-Chase-FWP-30144969/: T+145 over 0.555%, 2.005%
 * at par to 13 March 2025, then three-month term SOFR + 158.5.
 */
export const jpMorgan: PublishedDeal = {
  issuer: { id: 'ent_xjpm1', name: 'JPMorgan Chase & Co.' },
  shared: { issueNotRated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'JPMorgan Chase 6NC5 fixed-to-floating',
      terms: {
        ...common,
        ...dollars,
        format: 'sec',
        currency: 'USD',
        classification: 'financial',
        size: { kind: 'benchmark' },
        tenor: tenor(6),
        pricingDate: '2020-03-11',
        settlementCycle: 2,
        timeZone: 'America/New_York',
        couponStep: rate('0.001'),
        priceDecimals: 3,
        legs: [
          leg(null, dealCoupon),
          leg(
            '2025-03-13',
            {
              ...noLimits,
              kind: 'floating',
              index: 'Term SOFR 3M',
              method: { kind: 'term' },
              margin: rate('158.5'),
            },
            thenFloating,
          ),
        ],
        options: [call('2025-03-13')],
        guidanceReference: benchmark('T'),
        pricingBenchmark: { ...benchmark('1.125% February 2025'), frequency: 'semiAnnual' },
        ipg: over('T', '145'),
      },
      follow: years('2020-03-13', '2026-03-13'),
      fpg: over('T', '145'),
      final: {
        size: million(2250),
        spread: rate('145'),
        benchmarkYield: rate('0.555'),
        yield: rate('2.005'),
        coupon: rate('2.005'),
        price: rate('100'),
      },
    },
  ],
}

/**
 * https://bulletin.webull.com/20210607/200012/9a614b0c321188002ba48f697d38ef96/37386: 2.087% at par to 14 June 2028, then
 * compounded SOFR + 106. The sheet names no yield: at par it is the coupon.
 */
export const bankOfAmerica: PublishedDeal = {
  issuer: { id: 'ent_xbac1', name: 'Bank of America Corporation' },
  shared: {
    ratings: [expected('moodys', 'A2'), expected('sp', 'A-'), expected('fitch', 'AA-')],
    syndicate: [desk],
  },
  tranches: [
    {
      name: 'Bank of America 8NC7 fixed/floating',
      terms: {
        ...common,
        ...dollars,
        format: 'sec',
        currency: 'USD',
        classification: 'financial',
        size: { kind: 'number', face: million(3000), unit: 'mm' },
        tenor: tenor(8),
        pricingDate: '2021-06-07',
        settlementCycle: 5,
        timeZone: 'America/New_York',
        couponStep: rate('0.001'),
        legs: [
          leg(null, dealCoupon),
          leg(
            '2028-06-14',
            {
              ...noLimits,
              kind: 'floating',
              index: 'SOFR',
              method: { kind: 'compounded', lookBack: 0, observationShift: false, lockOut: 0 },
              margin: rate('106'),
            },
            thenFloating,
          ),
        ],
        ipg: yielding('2.087'),
      },
      follow: years('2021-06-14', '2029-06-14'),
      fpg: yielding('2.087'),
      final: {
        size: million(3000),
        ...figures,
        yield: rate('2.087'),
        coupon: rate('2.087'),
        price: rate('100'),
      },
    },
  ],
}

// Deals with steps, resets, ex-dividend days or no coupon. Levels of guidance that nobody published are the published
// ones.
import { rate } from '../deals.ts'
import { call, dealCoupon, leg, noLimits, years } from './leg-parts.ts'
import {
  million,
  tenor,
  yielding,
  desk,
  figures,
  dollars,
  euros,
  common,
  type PublishedDeal,
} from './parts.ts'

/**
 * Enel Finance International, annual report 2022: settled 9 September 2022 at 99.63 to yield 3.944%; 25bp more once the
 * target of 2024 is missed. The day of the step, after the report on 2024, is the next coupon day.
 */
export const enel: PublishedDeal = {
  issuer: { id: 'ent_xenel1', name: 'Enel Finance International N.V.' },
  shared: { issueNotRated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Enel 2029 sustainability-linked',
      terms: {
        ...common,
        ...euros,
        classification: 'corporate',
        label: 'sustainabilityLinked',
        size: { kind: 'number', face: million(1000), unit: 'mm' },
        pricingDate: '2022-09-06',
        settlementCycle: 3,
        maturityDate: '2029-03-09',
        legs: [
          leg(null, {
            kind: 'conditionalStepUp',
            rate: null,
            condition: 'Direct emissions of 2024 above 140g CO2eq/kWh',
            steps: [{ from: '2026-03-09', basisPoints: rate('25'), outcome: 'open' }],
          }),
        ],
        oddPeriod: 'shortFirst',
        ipg: yielding('3.944'),
      },
      follow: { settlementDate: '2022-09-09', issueDate: '2022-09-09' },
      fpg: yielding('3.944'),
      final: {
        size: million(1000),
        ...figures,
        yield: rate('3.944'),
        coupon: rate('3.875'),
        price: rate('99.63'),
      },
    },
  ],
}

/**
 * https://www.businesswire.com/news/home/20180515006096/en/: launched at 97.615 to yield 1.693%. Gilts go ex dividend
 * seven business days before payment.
 */
export const gilt: PublishedDeal = {
  issuer: { id: 'ent_xdmo1', name: 'UK Debt Management Office' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: '1⅝% Treasury Gilt 2071',
      terms: {
        ...common,
        currency: 'GBP',
        classification: 'sovereign',
        format: 'domestic',
        size: { kind: 'number', face: million(6000), unit: 'mm' },
        minDenomination: dollars.increment,
        increment: dollars.increment,
        couponFrequency: 'semiAnnual',
        dayCount: 'ACT/ACT ICMA',
        timeZone: 'Europe/London',
        pricingDate: '2018-05-15',
        settlementCycle: 1,
        maturityDate: '2071-10-22',
        exDividend: { days: 7, count: 'business', onTheDay: 'buyer' },
        ipg: yielding('1.693'),
      },
      follow: { settlementDate: '2018-05-16', issueDate: '2018-05-16' },
      fpg: yielding('1.693'),
      final: {
        size: million(6000),
        ...figures,
        yield: rate('1.693'),
        coupon: rate('1.625'),
        price: rate('97.615'),
      },
    },
  ],
}

/**
 * HSBC, 28 September 2018: 5.875% at par to 28 September 2026, then five-year mid-swaps + 427.6 for five years each,
 * perpetual (announcement under Regulation S-K of that month). At par the yield to the reset is the coupon.
 */
export const hsbc: PublishedDeal = {
  issuer: { id: 'ent_xhsbc1', name: 'HSBC Holdings plc' },
  shared: { issueNotRated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'HSBC perpetual resetting 2018',
      terms: {
        ...common,
        currency: 'GBP',
        classification: 'financial',
        capitalStructure: 'at1',
        size: { kind: 'number', face: million(1000), unit: 'mm' },
        minDenomination: dollars.minDenomination,
        increment: dollars.increment,
        couponFrequency: 'semiAnnual',
        dayCount: 'ACT/ACT ICMA',
        timeZone: 'Europe/London',
        couponStep: rate('0.125'),
        tenor: { perpetual: true, years: 0, months: 0, days: 0 },
        pricingDate: '2018-09-24',
        settlementCycle: 4,
        legs: [
          leg(null, dealCoupon),
          leg('2026-09-28', {
            ...noLimits,
            kind: 'reset',
            benchmark: '5-year sterling mid-swaps',
            everyMonths: 60,
            quoted: null,
            margin: rate('427.6'),
          }),
        ],
        options: [call('2026-09-28')],
        ipg: yielding('5.875'),
      },
      follow: { settlementDate: '2018-09-28', issueDate: '2018-09-28' },
      fpg: yielding('5.875'),
      final: {
        size: million(1000),
        ...figures,
        yield: rate('5.875'),
        coupon: rate('5.875'),
        price: rate('100'),
      },
    },
  ],
}

/**
 * https://www.factentry.com/the-federal-republic-of-germany-issued-a-30-year-green-bond-for-the-first-time/: 0%, at
 * 89.215. Nobody publishes its yield to the digit there: the one here follows from the price.
 */
export const greenBund: PublishedDeal = {
  issuer: { id: 'ent_xbund1', name: 'Federal Republic of Germany' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Germany 2050 green, zero coupon',
      terms: {
        ...common,
        ...euros,
        classification: 'sovereign',
        label: 'green',
        couponType: 'zero',
        size: { kind: 'number', face: million(6000), unit: 'mm' },
        retained: million(500),
        pricingDate: '2021-05-11',
        settlementCycle: 5,
        maturityDate: '2050-08-15',
        ipg: yielding('0.391'),
      },
      follow: { settlementDate: '2021-05-18', issueDate: '2021-05-18' },
      fpg: yielding('0.391'),
      final: {
        size: million(6000),
        ...figures,
        yield: rate('0.391'),
        coupon: rate('0'),
        price: rate('89.215'),
      },
    },
  ],
}

/**
 * https://www.repubblica.it/economia/2023/06/01/news/btp_valore_rendimento-402760708/: BTP Valore, 3.25% for two years and
 * 4% for two, sold at 100 from 5 June 2023. Sold to retail at par; the yield follows from the terms.
 */
export const btpValore: PublishedDeal = {
  issuer: { id: 'ent_xmef1', name: 'Republic of Italy' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'BTP Valore 2027, step-up',
      terms: {
        ...common,
        ...euros,
        couponFrequency: 'semiAnnual',
        classification: 'sovereign',
        format: 'domestic',
        timeZone: 'Europe/Rome',
        priceType: 'price',
        size: { kind: 'benchmark' },
        tenor: tenor(4),
        pricingDate: '2023-06-09',
        settlementCycle: 2,
        legs: [
          leg(null, {
            kind: 'stepUp',
            rate: null,
            steps: [{ from: '2025-06-13', rate: rate('4') }],
          }),
        ],
        ipg: { basis: 'price', over: null, level: rate('100'), to: null, words: null },
      },
      follow: years('2023-06-13', '2027-06-14'),
    },
  ],
}

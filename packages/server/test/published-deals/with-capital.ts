// Bonds with capital terms. Where guidance or the day of pricing was not published, the final figure or settlement less
// five business days takes its place, and denominations are usual for the market.
import { noCapital, type OptionRow } from '@bookrunner/domain/deals'
import { face, rate } from '../deals.ts'
import {
  common,
  desk,
  dollars,
  euros,
  expected,
  figures,
  million,
  number,
  onEvent,
  yielding,
  type PublishedDeal,
} from './parts.ts'

const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }

/**
 * https://cash.ch/news/julius-bar-platziert-at1-bond-uber-400-mio-us-dollar-794643 and
 * https://caplaw.ch/2025/issuance-of-usd-400-million-of-7-5-perpetual-tier-1-subordinated-contingent-convertible-bonds-by-julius-baer-group-ltd:
 * an AT1 with a trigger and a viability event; its price was not published there, so it stays at guidance.
 */
export const juliusBaer: PublishedDeal = {
  issuer: { id: 'ent_juliusbaer', name: 'Julius Baer Group' },
  shared: { ratings: [{ ...expected('moodys', 'Ba1'), expected: false }], syndicate: [desk] },
  tranches: [
    {
      name: 'Julius Baer AT1 PerpNC6',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'financial',
        capitalStructure: 'at1',
        size: number(400),
        tenor: perpetual,
        coupon: rate('7.5'),
        pricingDate: '2025-02-11',
        settlementCycle: 5,
        governingLaw: 'Swiss law',
        listing: ['SIX'],
        ipg: yielding('7.5'),
        options: [
          { ...onEvent, kind: 'call', from: '2030-08-19', until: '2031-02-19', exercise: 'anyDay' },
          { ...onEvent, kind: 'call', from: '2031-08-19', exercise: 'couponDays' },
        ],
        capital: {
          ...noCapital,
          lossAbsorption: 'contractual',
          trigger: rate('5.125'),
          nonViability: true,
          absorbedBy: 'conversion',
          discretionary: true,
        },
      },
      follow: { settlementDate: '2025-02-19', issueDate: '2025-02-19' },
    },
  ],
}

/**
 * https://mx.advfn.com/bolsa-de-valores/NASDAQ/CSFL/noticias/82514815/free-writing-prospectus-filing-under-securities-act-rules-163-433-fwp
 * and the prospectus of the same week: a T2 called at par after five years, on coupon days; 100%, 5.750%. It floats
 * from the first call on, over Three-Month Term SOFR.
 */
const centerStateOptions: OptionRow[] = [
  { ...onEvent, kind: 'call', from: '2025-06-01', exercise: 'couponDays', note: 'Federal Reserve approval' },
  { ...onEvent, kind: 'regulatory', note: 'No longer Tier 2 capital; in whole only' },
  { ...onEvent, kind: 'taxDeductibility', note: 'In whole only' },
  { ...onEvent, kind: 'otherCall', note: 'Registration under the Investment Company Act; in whole only' },
]
export const centerState: PublishedDeal = {
  issuer: { id: 'ent_centerstate', name: 'CenterState Bank Corporation' },
  shared: {
    ratings: [{ ...expected('other', 'BBB'), agencyName: 'KBRA' }],
    syndicate: [desk],
  },
  tranches: [
    {
      name: 'CenterState 5.75% T2 10NC5',
      terms: {
        ...common,
        ...dollars,
        format: 'sec',
        currency: 'USD',
        classification: 'financial',
        capitalStructure: 'tier2',
        minDenomination: face(1000),
        size: number(200),
        pricingDate: '2020-05-21',
        settlementCycle: 5,
        // A Saturday.
        maturityDate: '2030-06-01',
        convention: 'unadjusted',
        firstCouponDate: '2020-12-01',
        coupon: rate('5.75'),
        ipg: yielding('5.75'),
        options: centerStateOptions,
        capital: { ...noCapital, lossAbsorption: 'statutory' },
      },
      follow: { settlementDate: '2020-05-29', issueDate: '2020-05-29' },
      fpg: yielding('5.75'),
      final: {
        size: million(200),
        ...figures,
        yield: rate('5.75'),
        coupon: rate('5.75'),
        price: rate('100'),
      },
    },
  ],
}

/**
 * https://capital.es/?p=150860 and https://cronicaeconomica.com/iberdrola-emite-1-000-millones-de-euros-en-su-primer-bono-hibrido:
 * a green hybrid at 100% with 3.75% to the first reset; margins of 135.6bp, 160.6bp from 2036 and 235.6bp from 2051;
 * coupons may be deferred and are cumulative; the call begins in August 2031.
 */
export const iberdrola: PublishedDeal = {
  issuer: { id: 'ent_iberdrola', name: 'Iberdrola Finanzas' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Iberdrola hybrid PerpNC6',
      terms: {
        ...common,
        ...euros,
        classification: 'corporate',
        capitalStructure: 'hybrid',
        label: 'green',
        useOfProceeds: 'Refinances a hybrid of the same size',
        mtn: true,
        programme: 'EMTN programme',
        minDenomination: face(100_000),
        increment: face(100_000),
        size: number(1000),
        tenor: perpetual,
        pricingDate: '2025-10-29',
        settlementCycle: 5,
        coupon: rate('3.75'),
        ipg: yielding('3.75'),
        options: [
          { ...onEvent, kind: 'call', from: '2031-08-05', until: '2031-11-05', exercise: 'anyDay' },
          { ...onEvent, kind: 'call', from: '2032-11-05', exercise: 'couponDays' },
        ],
        capital: { ...noCapital, deferral: 'cumulative', note: 'Margin +25bp from 2036, +75bp from 2051' },
      },
      follow: { settlementDate: '2025-11-05', issueDate: '2025-11-05' },
      fpg: yielding('3.75'),
      final: {
        size: million(1000),
        ...figures,
        yield: rate('3.75'),
        coupon: rate('3.75'),
        price: rate('100'),
      },
    },
  ],
}

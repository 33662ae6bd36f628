// Deals as their banks published them, each figure with where it stands. What nobody published and announcing asks
// for (a denomination, banks' names) is usual for its market, and named so.
import type {
  FinalTerms,
  GuidanceLevel,
  Rating,
  Shared,
  SyndicateRole,
  Terms,
} from '@bookrunner/domain/deals'
import { face, rate } from './deals.ts'

const million = (count: number) => face(count * 1_000_000)
const number = (count: number): Terms['size'] => ({ kind: 'number', face: million(count), unit: 'mm' })
const tenor = (years: number, months = 0): Terms['tenor'] => ({ perpetual: false, years, months, days: 0 })
const benchmark = (name: string) => ({ name, isin: null, yield: null, frequency: null })
const over = (name: string, figure: string, words: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: name,
  level: rate(figure),
  to: null,
  words,
})
const yielding = (figure: string, words: string | null = null): GuidanceLevel => ({
  basis: 'yield',
  over: null,
  level: rate(figure),
  to: null,
  words,
})
const expected = (agency: Rating['agency'], grade: string): Rating => ({
  agency,
  agencyName: null,
  subject: 'issue',
  grade,
  expected: true,
  outlook: null,
  notRated: false,
})
const bank = (entityId: string, ...roles: SyndicateRole[]) => ({ entityId, roles, appointedOn: null })
/** The desk that enters them, and others beside it whose names nobody published. */
const desk = bank('ent_lantern', 'OC')
const others = (count: number) =>
  ['ent_brasslight', 'ent_quillstone', 'ent_ninefold'].slice(0, count).map((id) => bank(id, 'JLM'))

const figures = { spread: null, benchmarkYield: null, yield: null, coupon: null, price: null }
const dollars = {
  minDenomination: face(200_000),
  increment: face(1000),
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
} as const satisfies Partial<Terms>
const euros = {
  currency: 'EUR',
  minDenomination: face(1000),
  increment: face(1000),
  couponFrequency: 'annual',
  dayCount: 'ACT/ACT ICMA',
  timeZone: 'Europe/Luxembourg',
} as const satisfies Partial<Terms>
const common = { format: 'regS', capitalStructure: 'seniorUnsecured', couponType: 'fixed' } as const

export interface PublishedTranche {
  name: string
  terms: Partial<Terms>
  /** Days that nobody sends: they follow. */
  follow: Partial<Terms>
  /** How the book was closed: the level it was reconfirmed at. None where it was not published. */
  fpg?: GuidanceLevel
  final?: FinalTerms
  /** What it takes to price it and was not published. */
  lacks?: readonly string[]
}
export interface PublishedDeal {
  issuer: { id: string; name: string }
  banks?: readonly { id: string; name: string }[]
  shared: Partial<Shared>
  tranches: readonly [PublishedTranche, ...PublishedTranche[]]
}

/** https://www.nasdaq.com/articles/hong-kong-draws-over-us4bn-green-bonds-2019-05-21: no price was seen. */
const hongKong: PublishedDeal = {
  issuer: { id: 'ent_hksar', name: 'Government of the HKSAR' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Government of the HKSAR 5Y green',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'sovereign',
        format: 'regS-144A',
        label: 'green',
        size: { kind: 'benchmark' },
        tenor: tenor(5),
        pricingDate: '2019-05-21',
        ipg: over('T', '50', 'area'),
      },
      follow: { settlementDate: '2019-05-29', issueDate: '2019-05-29', maturityDate: '2024-05-29' },
      fpg: over('T', '32.5'),
      // "About 2.6%": China Daily.
      final: {
        size: million(1000),
        ...figures,
        spread: rate('32.5'),
        coupon: rate('2.5'),
        yield: rate('2.6'),
      },
      lacks: ['final.price'],
    },
  ],
}

/** https://www.123.com.cn/kline/a559769.html; CT3 as it follows from spread and yield. */
const bankOfChina: PublishedDeal = {
  issuer: { id: 'ent_bocsg', name: 'Bank of China, Singapore Branch' },
  banks: [{ id: 'ent_dbs1', name: 'DBS' }],
  shared: {
    ratings: [expected('moodys', 'A1'), expected('sp', 'A'), expected('fitch', 'A')],
    syndicate: [desk, bank('ent_dbs1', 'JLM', 'BND')],
  },
  tranches: [
    {
      name: 'Bank of China, Singapore 3Y green',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'financial',
        label: 'green',
        size: { kind: 'benchmark' },
        tenor: tenor(3),
        isin: 'XS2333562713',
        listing: ['HKEX'],
        mtn: true,
        programme: 'USD 40bn MTN programme',
        governingLaw: 'English law',
        depositories: ['Euroclear', 'Clearstream'],
        pricingDate: '2021-04-21',
        settlementCycle: 5,
        couponStep: rate('0.1'),
        ipg: over('CT3', '90', 'area'),
      },
      // The 28th of April 2024 is a Sunday.
      follow: { settlementDate: '2021-04-28', issueDate: '2021-04-28', maturityDate: '2024-04-29' },
      fpg: over('CT3', '53'),
      final: {
        size: million(500),
        spread: rate('53'),
        benchmarkYield: rate('0.32'),
        yield: rate('0.85'),
        coupon: rate('0.8'),
        price: rate('99.852'),
      },
    },
  ],
}

type Line = [tenor: Terms['tenor'], size: number, ipg: string, coupon: string, ends: string]

/** Of the dollars neither a final spread nor a yield was published: they stay where guidance left them. */
const inDollars = ([span, size, ipg, coupon, ends]: Line): PublishedTranche => ({
  name: `Alibaba USD due ${ends.slice(0, 4)}`,
  terms: {
    ...common,
    ...dollars,
    currency: 'USD',
    classification: 'corporate',
    size: number(size),
    tenor: span,
    pricingDate: '2024-11-19',
    settlementCycle: 5,
    coupon: rate(coupon),
    ipg: over('T', ipg, 'area'),
  },
  follow: { settlementDate: '2024-11-26', issueDate: '2024-11-26', maturityDate: ends },
})

/** Renminbi: quoted in yield, two days later, at par: the yield is the coupon. */
const inRenminbi = ([span, size, ipg, coupon, ends]: Line): PublishedTranche => ({
  name: `Alibaba CNH due ${ends.slice(0, 4)}`,
  terms: {
    ...common,
    currency: 'CNH',
    classification: 'corporate',
    size: number(size),
    tenor: span,
    couponFrequency: 'semiAnnual',
    dayCount: 'ACT/365F',
    convention: 'modifiedFollowing',
    minDenomination: face(1_000_000),
    increment: face(10_000),
    couponStep: rate('0.05'),
    pricingDate: '2024-11-19',
    settlementCycle: 7,
    ipg: yielding(ipg, 'area'),
  },
  follow: { settlementDate: '2024-11-28', issueDate: '2024-11-28', maturityDate: ends },
  fpg: yielding(coupon),
  final: {
    size: million(size),
    ...figures,
    yield: rate(coupon),
    coupon: rate(coupon),
    price: rate('100'),
  },
})

/** http://jur.com.cn/kuaixun/202411/45715.html; the days its tenors end on follow, their years were published. */
const alibaba: PublishedDeal = {
  issuer: { id: 'ent_alibaba', name: 'Alibaba Group' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    inDollars([tenor(5, 6), 1000, '90', '4.875', '2030-05-28']),
    inDollars([tenor(10, 6), 1150, '115', '5.25', '2035-05-29']),
    inDollars([tenor(30), 500, '130', '5.625', '2054-11-27']),
    inRenminbi([tenor(3, 6), 8400, '2.9', '2.65', '2028-05-30']),
    inRenminbi([tenor(5), 5000, '3.1', '2.8', '2029-11-28']),
    inRenminbi([tenor(10), 2500, '3.4', '3.1', '2034-11-28']),
    inRenminbi([tenor(20), 1100, '3.8', '3.5', '2044-11-28']),
  ],
}

/**
 * https://news.europawire.eu/…/09/121346/: a short first coupon. MS-13 is OBL 2.400% October 2028 +49.6, which
 * yielded 2.588. The mandate was announced the day before; that has no field, and stands in the remark.
 */
const eib: PublishedDeal = {
  issuer: { id: 'ent_eib1', name: 'EIB' },
  shared: { unrated: true, syndicate: [desk, ...others(3)] },
  tranches: [
    {
      name: 'EIB 2028',
      terms: {
        ...common,
        ...euros,
        classification: 'ssa',
        noGrow: true,
        size: number(3000),
        pricingDate: '2023-09-05',
        settlementCycle: 5,
        maturityDate: '2028-11-15',
        guidanceReference: benchmark('MS'),
        pricingBenchmark: benchmark('OBL 2.400% Oct 2028'),
        ipg: over('MS', '-11', 'area'),
        remark: 'Mandate announced on 4 September 2023, 12:15 CET',
      },
      follow: { settlementDate: '2023-09-12', issueDate: '2023-09-12' },
      fpg: over('MS', '-13'),
      final: {
        size: million(3000),
        spread: rate('49.6'),
        benchmarkYield: rate('2.588'),
        yield: rate('3.084'),
        coupon: rate('3'),
        price: rate('99.61'),
      },
    },
  ],
}

/** https://innovations-report.com/…-130705: 3,000 more of the 3.875% due 21 January 2019, 6,000 in all. */
const kfw: PublishedDeal = {
  issuer: { id: 'ent_kfw1', name: 'KfW' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'KfW 3.875% 2019, tap',
      terms: {
        ...common,
        ...euros,
        classification: 'ssa',
        size: number(3000),
        coupon: rate('3.875'),
        tapOf: '3.875% January 2019',
        tapOutstanding: million(3000),
        interestFrom: '2009-01-21',
        pricingDate: '2009-04-06',
        settlementCycle: 5,
        issueDate: '2009-01-21',
        maturityDate: '2019-01-21',
        pricingBenchmark: benchmark('Bund Jan 2019'),
        ipg: over('Bund Jan 2019', '100', 'area'),
      },
      // Over Easter.
      follow: { settlementDate: '2009-04-15' },
      fpg: over('Bund Jan 2019', '99.3'),
      final: {
        size: million(3000),
        spread: rate('99.3'),
        benchmarkYield: rate('3.226'),
        yield: rate('4.219'),
        coupon: rate('3.875'),
        price: rate('97.278'),
      },
    },
  ],
}

/** https://marketnews.com/finland-10-year-allocationss: spread set, price pending. */
const finland: PublishedDeal = {
  issuer: { id: 'ent_finland', name: 'Republic of Finland' },
  banks: [{ id: 'ent_jpm1', name: 'J.P. Morgan' }],
  shared: { unrated: true, syndicate: [desk, bank('ent_jpm1', 'JLM', 'BND'), ...others(3)] },
  tranches: [
    {
      name: 'Republic of Finland 2034',
      terms: {
        ...common,
        ...euros,
        classification: 'sovereign',
        size: { kind: 'benchmark' },
        isin: 'FI4000571104',
        pricingDate: '2024-04-23',
        settlementCycle: 5,
        maturityDate: '2034-09-15',
        firstCouponDate: '2024-09-15',
        ipg: over('MS', '23', 'area'),
        guidanceReference: benchmark('MS'),
        hedge: {
          instrument: '4.75% Jul-34 Bund',
          ratio: rate('88'),
          durationManager: 'J.P. Morgan',
          // 12:40 BST.
          deadline: '2024-04-23T11:40:00Z',
        },
      },
      follow: { settlementDate: '2024-04-30', issueDate: '2024-04-30' },
      fpg: over('MS', '20'),
      final: { size: million(4000), ...figures, spread: rate('20') },
      lacks: ['final.yield', 'final.coupon', 'final.price'],
    },
  ],
}

export const publishedDeals: Record<string, PublishedDeal> = {
  'HKSAR, 2019, green': hongKong,
  'Bank of China, Singapore, 2021, green': bankOfChina,
  'Alibaba, 2024, two currencies': alibaba,
  'EIB, 2023, no-grow': eib,
  'KfW, 2009, tap': kfw,
  'Finland, 2024': finland,
}

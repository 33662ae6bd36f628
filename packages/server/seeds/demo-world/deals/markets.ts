// Usual terms of each market, as a desk copies them from its last deal there.
import {
  emptyShared,
  type Rating,
  type Shared,
  type SyndicateMember,
  type Terms,
} from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { rate } from './deal-figures.ts'

const years = (count: number): Terms['tenor'] => ({ perpetual: false, years: count, months: 0, days: 0 })
const grid = (least: number, step: number) => ({
  minDenomination: least as FaceAmount,
  increment: step as FaceAmount,
  minOrder: least as FaceAmount,
})

const international = {
  classification: 'corporate',
  format: 'regS',
  secRelevance: 'category2',
  capitalStructure: 'seniorUnsecured',
  couponType: 'fixed',
  settlementCycle: 5,
  depositories: ['Euroclear', 'Clearstream'],
  governingLaw: 'English law',
  stabilisation: ['FCA/ICMA'],
  sizeCap: rate('25'),
  sellingRestrictions: 'United States (Regulation S), United Kingdom, EEA, Hong Kong, Singapore, PRC',
} as const satisfies Partial<Terms>

/** Dollars in Asia: semi-annual on 30/360, over Treasuries. */
export const usd = (tenor: number): Partial<Terms> => ({
  ...international,
  currency: 'USD',
  tenor: years(tenor),
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  centres: ['US', 'UK', 'HK'],
  listing: ['The Stock Exchange of Hong Kong'],
  ...grid(200_000, 1000),
  guidanceReference: { name: 'T', isin: null, yield: null, frequency: 'semiAnnual' },
  pricingBenchmark: { name: `UST ${tenor}Y`, isin: null, yield: null, frequency: 'semiAnnual' },
})

/** Euros: annual on ACT/ACT, guided over mid-swaps, priced over a named Bund or OBL. */
export const eur = (tenor: number): Partial<Terms> => ({
  ...international,
  currency: 'EUR',
  tenor: years(tenor),
  couponFrequency: 'annual',
  dayCount: 'ACT/ACT ICMA',
  centres: ['TARGET', 'UK'],
  listing: ['Luxembourg Stock Exchange'],
  timeZone: 'Europe/Amsterdam',
  ...grid(100_000, 1000),
  guidanceReference: { name: 'MS', isin: null, yield: null, frequency: 'annual' },
  pricingBenchmark: { name: `Mid-swaps ${tenor}Y`, isin: null, yield: null, frequency: 'annual' },
})

/** Renminbi outside the mainland: quoted as a yield, cleared by the CMU. */
export const cnh = (tenor: number): Partial<Terms> => ({
  ...international,
  currency: 'CNH',
  tenor: years(tenor),
  couponFrequency: 'semiAnnual',
  dayCount: 'ACT/365F',
  centres: ['HK', 'CN'],
  listing: ['The Stock Exchange of Hong Kong'],
  depositories: ['CMU', 'Euroclear', 'Clearstream'],
  couponStep: rate('0.05'),
  ...grid(1_000_000, 10_000),
})

export const hkd = (tenor: number): Partial<Terms> => ({
  ...cnh(tenor),
  currency: 'HKD',
  couponFrequency: 'quarterly',
  centres: ['HK'],
  couponStep: rate('0.125'),
})

type Row = [bank: 'lantern' | 'brasslight' | 'quillstone' | 'ninefold', ...roles: SyndicateMember['roles']]

export const syndicate = (...rows: readonly Row[]): SyndicateMember[] =>
  rows.map(([bank, ...roles]) => ({ entityId: `ent_${bank}`, roles, appointedOn: null }))

const rated = (agency: Rating['agency'], grade: string, outlook: Rating['outlook'] = 'stable'): Rating => ({
  agency,
  agencyName: null,
  subject: 'issue',
  party: null,
  grade,
  expected: true,
  outlook,
  notRated: false,
})

/** Fields that are the same on every deal of an issuer. */
export const issuers = {
  glasswing: {
    ...emptyShared,
    issuerId: 'ent_glasswing',
    ratings: [rated('moodys', 'Baa2'), rated('sp', 'BBB'), rated('fitch', 'BBB+', 'positive')],
  },
  amberfall: {
    ...emptyShared,
    issuerId: 'ent_amberfall',
    ratings: [rated('sp', 'A-'), rated('fitch', 'A')],
  },
  seventhterrace: {
    ...emptyShared,
    issuerId: 'ent_seventhterrace',
    ratings: [rated('moodys', 'Ba1'), rated('sp', 'BB+', 'negative')],
    support: [{ entityId: null, name: 'Seventh Terrace Holdings', kinds: ['keepwell'] }],
  },
  quillstone: {
    ...emptyShared,
    issuerId: 'ent_quillstone',
    ratings: [rated('moodys', 'A2'), rated('sp', 'A'), rated('fitch', 'A+')],
  },
} as const satisfies Record<string, Shared>

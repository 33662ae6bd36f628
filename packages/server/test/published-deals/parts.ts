// Shared parts of the published deals.
import type {
  FinalTerms,
  GuidanceLevel,
  Rating,
  Shared,
  SyndicateRole,
  Terms,
} from '@bookrunner/domain/deals'
import { face, rate } from '../deals.ts'

export const million = (count: number) => face(count * 1_000_000)
export const number = (count: number): Terms['size'] => ({ kind: 'number', face: million(count), unit: 'mm' })
export const tenor = (years: number, months = 0): Terms['tenor'] => ({
  perpetual: false,
  years,
  months,
  days: 0,
})
export const benchmark = (name: string) => ({ name, isin: null, yield: null, frequency: null })
export const over = (name: string, figure: string, words: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: name,
  level: rate(figure),
  to: null,
  words,
})
export const yielding = (figure: string, words: string | null = null): GuidanceLevel => ({
  basis: 'yield',
  over: null,
  level: rate(figure),
  to: null,
  words,
})
export const expected = (agency: Rating['agency'], grade: string): Rating => ({
  agency,
  agencyName: null,
  subject: 'issue',
  party: null,
  grade,
  expected: true,
  outlook: null,
  notRated: false,
})
export const bank = (entityId: string, ...roles: SyndicateRole[]) => ({ entityId, roles, appointedOn: null })
/** The desk that enters them, and other banks whose names nobody published. */
export const desk = bank('ent_lantern', 'OC')
export const others = (count: number) =>
  ['ent_brasslight', 'ent_quillstone', 'ent_ninefold'].slice(0, count).map((id) => bank(id, 'JLM'))

export const figures = { spread: null, benchmarkYield: null, yield: null, coupon: null, price: null }
export const dollars = {
  minDenomination: face(200_000),
  increment: face(1000),
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
} as const satisfies Partial<Terms>
export const euros = {
  currency: 'EUR',
  minDenomination: face(1000),
  increment: face(1000),
  couponFrequency: 'annual',
  dayCount: 'ACT/ACT ICMA',
  timeZone: 'Europe/Luxembourg',
} as const satisfies Partial<Terms>
export const common = { format: 'regS', capitalStructure: 'seniorUnsecured', couponType: 'fixed' } as const

/** A right without a day or price of its own. */
export const onEvent = { from: null, until: null, price: null }

export interface PublishedTranche {
  name: string
  terms: Partial<Terms>
  /** Derived days, which nobody sends. */
  follow: Partial<Terms>
  /** The level at which the book was reconfirmed; absent if unpublished. */
  fpg?: GuidanceLevel
  final?: FinalTerms
  /** What pricing needs and nobody published. */
  lacks?: readonly string[]
}
export interface PublishedDeal {
  issuer: { id: string; name: string }
  banks?: readonly { id: string; name: string }[]
  shared: Partial<Shared>
  tranches: readonly [PublishedTranche, ...PublishedTranche[]]
}

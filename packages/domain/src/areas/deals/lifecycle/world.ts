// What the tests of moves start from. No part of the product.
import type { FaceAmount, Rate } from '../../../kernel/index.ts'
import { emptyShared, type Shared } from '../announcement.ts'
import { initialLifecycle, type DealLifecycle } from '../deal-lifecycle.ts'
import type { FinalTerms, GuidanceLevel, GuidanceVersion } from '../guidance.ts'
import { emptyTerms, type Terms } from '../terms.ts'
import { inState, type DealPhase } from './table.ts'
import type { Moved, MoveContext } from './moved.ts'
import type { PricedDeal } from './moves/index.ts'

export const rate = (text: string): Rate => text as Rate
export const at = (time: string): string => Temporal.Instant.from(`2026-11-23T${time}:00Z`).toString()
export const moveContext = (time: string, by: string | null = 'usr_desk'): MoveContext => ({
  now: Temporal.Instant.from(at(time)),
  by,
  seq: 7,
})

export const spread = (level: string, words: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  level: rate(level),
  to: null,
  words,
})

/** A three-year dollar bond, complete enough to be announced and priced. */
export const terms: Terms = {
  ...emptyTerms,
  size: { kind: 'benchmark' },
  currency: 'USD',
  format: 'regS',
  capitalStructure: 'seniorUnsecured',
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  pricingDate: '2026-11-23',
  settlementDate: '2026-11-30',
  issueDate: '2026-11-30',
  maturityDate: '2029-11-30',
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  minDenomination: 200_000 as FaceAmount,
  increment: 1000 as FaceAmount,
  ipg: spread('120', 'area'),
  testPrice: spread('110'),
}

export const shared: Shared = {
  ...emptyShared,
  issuerId: 'ent_glasswing',
  syndicate: [{ entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null }],
  unrated: true,
}

/** 0.85 % for 0.8 %: 99.852 (the Bank of China deal of 2021, on other days). */
export const final: FinalTerms = {
  size: 500_000_000 as FaceAmount,
  spread: rate('53'),
  benchmarkYield: rate('0.32'),
  yield: rate('0.85'),
  coupon: rate('0.8'),
  price: rate('99.852'),
}

const version = (number: number, kind: GuidanceVersion['kind'], level: GuidanceLevel): GuidanceVersion => ({
  number,
  kind,
  level,
  size: null,
  note: null,
  reason: null,
  at: at('08:00'),
  by: 'usr_desk',
  final: kind === 'priced' || kind === 'launched' ? final : null,
})

const positions: Partial<Record<DealPhase, Partial<DealLifecycle>>> = {
  'Test of a draft': {
    test: { number: 1, from: 'Draft', level: spread('110'), openedAt: at('08:00'), endedAt: null },
  },
  'Test in IPG': {
    test: { number: 1, from: 'IPG', level: spread('110'), openedAt: at('08:00'), endedAt: null },
  },
  'IPG closed': { closesAt: at('08:30'), closedAt: at('08:30'), closingAnnounced: true },
  FPG: { closesAt: at('15:00') },
  'FPG closed': { closesAt: at('08:30'), closedAt: at('08:30'), closingAnnounced: true },
  'Priced, confirmed': { confirmed: true },
}

/** What its one level was announced as. */
const kindIn = (state: DealPhase): GuidanceVersion['kind'] => {
  if (state.startsWith('Priced')) return 'priced'
  if (state.startsWith('FPG')) return 'FPG'
  return state === 'Test of a draft' ? 'test' : 'IPG'
}

/** A deal in a state of the lifecycle. */
export const dealIn = (state: DealPhase, lifecycle: Partial<DealLifecycle> = {}): PricedDeal => {
  const draft = state === 'Draft'
  const kind = kindIn(state)
  const number = draft ? 0 : 1
  return {
    terms,
    shared,
    calendar: [],
    guidance: new Map(draft ? [] : [[1, version(1, kind, spread('120', 'area'))]]),
    lifecycle: {
      ...initialLifecycle,
      guidance: number,
      guidanceOf: draft ? {} : { [kind]: 1 },
      submittedAt: draft ? null : at('08:00'),
      ...positions[state],
      ...inState(state),
      ...lifecycle,
    },
  }
}

/** What a move came to; a refusal is the test's fault. */
export const done = (answer: unknown): Moved => {
  if (typeof answer !== 'object' || answer === null || !('lifecycle' in answer))
    throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer as Moved
}

/** The same deal after a move. */
export const after = (deal: PricedDeal, { lifecycle, versions }: Moved): PricedDeal => ({
  ...deal,
  lifecycle,
  guidance: new Map([...deal.guidance, ...versions.map((each) => [each.number, each] as const)]),
})

export const types = ({ events }: Moved): string[] => events.map(({ type }) => type)
export const why = { reason: 'the issuer asked for it' }

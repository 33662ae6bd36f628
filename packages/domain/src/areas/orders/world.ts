// What the tests of orders start from. No part of the product.
import { type FaceAmount, isRefusal, type Rate } from '../../kernel/index.ts'
import {
  emptyShared,
  emptyTerms,
  initialLifecycle,
  type FinalTerms,
  type GuidanceLevel,
  type Moved,
  type PricedDeal,
  submit as announce,
  type Terms,
} from '../deals/index.ts'
import type { OrderResult, OrderParticipants, CommandContext } from './acts/index.ts'
import { submit } from './acts/index.ts'
import type { Side } from './choices.ts'
import type { OrderDeal } from './deal.ts'
import type { Order, OrderContent, OrderLevel } from './order.ts'

export const rate = (text: string): Rate => text as Rate
export const mm = (count: number): FaceAmount => (count * 1_000_000) as FaceAmount
export const at = (time: string): string => Temporal.Instant.from(`2026-11-23T${time}:00Z`).toString()
export const instant = (time: string): Temporal.Instant => Temporal.Instant.from(at(time))

export const spread = (level: string, to: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  level: rate(level),
  to: to === null ? null : rate(to),
  words: null,
})

/** "10 @ T+60". */
export const orderLevel = (size: number, minSpread: string | null = null): OrderLevel => ({
  minYield: null,
  minSpread: minSpread === null ? null : rate(minSpread),
  maxPrice: null,
  size: mm(size),
})

const terms: Terms = {
  ...emptyTerms,
  size: { kind: 'number', face: mm(500), unit: 'mm' },
  currency: 'USD',
  format: 'regS',
  capitalStructure: 'seniorUnsecured',
  pricingDate: '2026-11-23',
  settlementDate: '2026-11-30',
  issueDate: '2026-11-30',
  maturityDate: '2029-11-30',
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  minDenomination: 200_000 as FaceAmount,
  increment: 1000 as FaceAmount,
  ipg: spread('120'),
  testPrice: spread('110'),
}

/** 0.85 % for 0.8 %, at T+53: 99.852 (the Bank of China deal of 2021, on other days). */
export const final: FinalTerms = {
  size: mm(500),
  spread: rate('53'),
  benchmarkYield: rate('0.32'),
  yield: rate('0.85'),
  coupon: rate('0.8'),
  price: rate('99.852'),
}

export const draftDeal = (own: Partial<Terms> = {}): PricedDeal => ({
  terms: { ...terms, ...own },
  shared: {
    ...emptyShared,
    issuerId: 'ent_glasswing',
    unrated: true,
    syndicate: [
      { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
      { entityId: 'ent_harbour', roles: ['JLM'], appointedOn: null },
      { entityId: 'ent_quiet', roles: ['JLM', 'VIEW'], appointedOn: null },
    ],
  },
  lifecycle: initialLifecycle,
  guidance: new Map(),
  calendar: [],
})

/** When a move is made, and the number of the state it makes. */
export const commandContext = (time: string, seq = 10) => ({ now: instant(time), by: 'usr_desk', seq })

/** The same deal after a move; a refusal is the test's fault. */
export const after = (deal: PricedDeal, answer: Moved | { refused: true; reason: string }): PricedDeal => {
  if ('refused' in answer) throw new Error(`refused: ${JSON.stringify(answer)}`)
  const versions = answer.versions.map((each) => [each.number, each] as const)
  return { ...deal, lifecycle: answer.lifecycle, guidance: new Map([...deal.guidance, ...versions]) }
}

/** In IPG since eight, at T+120. */
export const open = (own: Partial<Terms> = {}, closesAt: string | null = null): PricedDeal => {
  const draft = draftDeal(own)
  const timed = { ...draft, lifecycle: { ...draft.lifecycle, closesAt } }
  return after(timed, announce(timed, { target: 'IPG' }, commandContext('08:00', 1)))
}

/** A test of a draft, since eight. */
export const sounding = (): PricedDeal => {
  const draft = draftDeal()
  return after(
    draft,
    announce(draft, { target: 'Test', testClosesAt: at('20:00') }, commandContext('08:00', 1)),
  )
}

export const by = (side: Side, time: string, more: Partial<CommandContext> = {}): CommandContext => ({
  now: instant(time),
  seq: 20,
  channel: side === 'desk' ? 'desk' : 'screen',
  by: {
    userId: `usr_${side}`,
    side,
    entityId: side === 'desk' ? 'ent_lantern' : 'ent_kestrel',
  },
  ...more,
})

export const known: OrderParticipants = {
  holder: {
    entityId: 'ent_kestrel',
    region: 'APAC',
    jurisdiction: 'HK',
    classId: 'cls_fund',
    groupId: 'grp_kestrel',
    underwrites: false,
  },
  groups: new Map([['ent_lantern', 'grp_lantern']]),
}
export const parties = {
  id: 'ord_abcdefghjkmn0123456789',
  dealId: 'deal_abcdefghjkmnx',
  investorId: 'ent_kestrel',
}

/** What an act came to; a refusal is the test's fault. */
export const done = (answer: unknown): OrderResult => {
  if (isRefusal(answer) || typeof answer !== 'object' || answer === null || !('version' in answer))
    throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer as OrderResult
}

/** An order that was sent: 10 mm at T+60 or better, unless it says something else. */
export const sent = (
  deal: OrderDeal,
  content: Partial<OrderContent> = {},
  { side = 'investor', time = '09:00', seq = 20 }: { side?: Side; time?: string; seq?: number } = {},
): Order =>
  done(
    submit(
      undefined,
      deal,
      { ...known, parties, content: { orderLevels: [orderLevel(10, '60')], ...content } },
      by(side, time, { seq }),
    ),
  ).order

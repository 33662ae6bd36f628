import { describe, expect, it } from 'vitest'
import {
  abort,
  correct,
  endFpg,
  price,
  pushFpg,
  pushTest,
  reopen,
  reprice,
  type PricedDeal,
} from '../deals/index.ts'
import { usePhases, useTable, usedAmount, type UsePhase } from '../quota/index.ts'
import { answerFpg, answerTest, saveDraft, setAllocation, submit, withdraw } from './acts/index.ts'
import type { Order } from './order.ts'
import { claimOf, settledAt, factsOfUse, phaseOfUse } from './use.ts'
import {
  after,
  at,
  by,
  commandContext,
  done,
  final,
  instant,
  known,
  mm,
  open,
  orderLevel,
  parties,
  sent,
  sounding,
  spread,
} from './world.ts'

const push = (deal: PricedDeal) =>
  after(deal, pushFpg(deal, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 40)))
const priced = (deal: PricedDeal) => after(deal, price(deal, { final }, commandContext('10:40', 50)))
const test = (deal: PricedDeal) =>
  after(deal, pushTest(deal, { level: spread('110'), closesAt: at('09:50') }, commandContext('09:30', 25)))

type Case = [deal: PricedDeal, order: Order, now?: string]
type Commitment = Order['commitment']

/** Ten million at T+60, six of them at T+53 or tighter; answered with four. */
const ladder = [orderLevel(10, '60'), orderLevel(6, '53')]
const placed = (commitment: Commitment) => sent(open(), { orderLevels: ladder, commitment })
const answered = (deal: PricedDeal, order: Order) =>
  done(
    answerFpg(
      order,
      deal,
      { ...known, expectedVersion: order.shown, push: 2, answer: 'reduce', size: mm(4) },
      by('investor', '10:10', { seq: 40 }),
    ),
  ).order
const allocated = (commitment: Commitment): Case => {
  const fpg = push(open())
  const deal = priced(close(fpg))
  const order = answered(fpg, placed(commitment))
  return [deal, done(setAllocation(order, deal, mm(3), by('desk', '10:45'))).order]
}

/** An order in each phase: of 10 mm with 6 at the final level, answered with 4, allocated 3. */
const cases: Record<UsePhase, (commitment: Commitment) => Case> = {
  draft: (commitment) => [
    open(),
    done(
      saveDraft(
        undefined,
        open(),
        { parties, content: { orderLevels: ladder, commitment } },
        by('investor', '09:00'),
      ),
    ).order,
  ],
  intention: (commitment) => [sounding(), sent(sounding(), { orderLevels: ladder, commitment })],
  ipg: (commitment) => [open(), placed(commitment)],
  test: (commitment) => {
    const deal = test(open())
    const order = placed(commitment)
    const request = { expectedVersion: 1, round: 1, size: mm(8) }
    return [deal, done(answerTest(order, deal, request, by('investor', '09:40'))).order]
  },
  fpgWaiting: (commitment) => [push(open()), placed(commitment)],
  fpgAnswered: (commitment) => {
    const deal = push(open())
    return [deal, answered(deal, placed(commitment))]
  },
  fpgClosed: (commitment) => [close(push(open())), placed(commitment)],
  priced: (commitment) => [priced(close(push(open()))), placed(commitment)],
  confirmed: allocated,
  settled: (commitment) => {
    const [deal, order] = allocated(commitment)
    return [deal, order, '2026-12-01T00:00:00Z']
  },
  withdrawn: (commitment) => {
    const order = placed(commitment)
    return [open(), done(withdraw(order, open(), { expectedVersion: 1 }, by('investor', '09:30'))).order]
  },
  aborted: (commitment) => [after(open(), abort(open(), {}, commandContext('09:30'))), placed(commitment)],
  expired: (commitment) => {
    const deal = open()
    return [{ ...deal, lifecycle: { ...deal.lifecycle, status: 'Expired' } }, placed(commitment)]
  },
}

/** Used, in millions. */
const expected: Record<UsePhase, { firm: number; soft: number }> = {
  draft: { firm: 0, soft: 0 },
  intention: { firm: 0, soft: 0 },
  ipg: { firm: 10, soft: 0 },
  test: { firm: 10, soft: 0 },
  fpgWaiting: { firm: 10, soft: 0 },
  fpgAnswered: { firm: 4, soft: 4 },
  fpgClosed: { firm: 6, soft: 0 },
  priced: { firm: 6, soft: 0 },
  confirmed: { firm: 3, soft: 3 },
  settled: { firm: 0, soft: 0 },
  withdrawn: { firm: 0, soft: 0 },
  aborted: { firm: 0, soft: 0 },
  expired: { firm: 0, soft: 0 },
}

const nowOf = (now: string | undefined) => (now === undefined ? instant('10:50') : Temporal.Instant.from(now))
const usedIn = ([deal, order, now]: Case): number => usedAmount(factsOfUse(order, deal, nowOf(now))) / 1e6

describe('the use of limits', () => {
  const rows = usePhases.flatMap((phase) =>
    (['firm', 'soft'] as const).map((commitment) => ({
      phase,
      commitment,
      millions: expected[phase][commitment],
    })),
  )
  it.each(rows)('$phase, $commitment: $millions', ({ phase, commitment, millions }) => {
    const [deal, order, now] = cases[phase](commitment)
    expect(phaseOfUse(order, deal, nowOf(now))).toBe(phase)
    expect(usedIn([deal, order, now])).toBe(millions)
    if (useTable[phase][commitment] === 'none') expect(millions).toBe(0)
  })

  it('counts a conditional order whole', () => {
    const deal = open({}, null)
    const subject = { ...deal, lifecycle: { ...deal.lifecycle, subjectAt: at('08:30') } }
    const order = { ...placed('firm'), conditional: { since: at('08:30'), accepted: [] } }
    expect(usedIn([subject, order])).toBe(10)
  })

  it('counts nothing of an order that dropped, and its size again where the book went back to IPG', () => {
    const fpg = push(open())
    const order = placed('firm')
    const request = { ...known, expectedVersion: order.shown, push: 2, answer: 'drop' as const }
    const dropped = done(answerFpg(order, fpg, request, by('investor', '10:10', { seq: 40 }))).order
    expect(usedIn([fpg, dropped])).toBe(0)
    const back = after(fpg, reopen(fpg, { reason: 'more time' }, commandContext('10:20', 45)))
    expect([usedIn([back, dropped]), usedIn([back, order])]).toEqual([0, 10])
  })

  it('follows the deal’s rule for silence', () => {
    const closedBy = (silence: 'stay' | 'drop' | 'stayIfIn') =>
      usedIn([close(push(open({ silence }))), sent(open(), { orderLevels: ladder })])
    expect([closedBy('stay'), closedBy('stayIfIn'), closedBy('drop')]).toEqual([10, 6, 0])
  })

  it('counts nothing of an order that is out at the final level, and its answer again after a reprice', () => {
    const deal = priced(close(push(open({ silence: 'stay' }))))
    const out = sent(open(), { orderLevels: [orderLevel(10, '60')] })
    expect(usedIn([deal, out])).toBe(0)
    const again = after(deal, reprice(deal, { reason: 'a slip' }, commandContext('10:50', 60)))
    expect(usedIn([again, out])).toBe(10)
  })

  it('keeps the allocation when the final terms are corrected', () => {
    const [deal, order] = allocated('firm')
    const confirmed = { ...deal, lifecycle: { ...deal.lifecycle, confirmed: true } }
    const change = { final: { ...final, spread: spread('52').level }, reason: 'a slip' }
    const moved = correct(confirmed, change, commandContext('10:55', 60))
    const corrected = 'refused' in moved ? confirmed : after(confirmed, moved)
    expect(usedIn([corrected, order])).toBe(3)
  })
})

describe('the settlement date', () => {
  it('ends in the deal’s own time zone', () => {
    const [deal, order] = allocated('firm')
    const end = settledAt({ ...deal.terms, timeZone: 'Asia/Hong_Kong' })!
    expect(end.toString()).toBe('2026-11-30T16:00:00Z')
    const zoned = { ...deal, terms: { ...deal.terms, timeZone: 'Asia/Hong_Kong' } }
    expect(phaseOfUse(order, zoned, end.subtract({ seconds: 1 }))).toBe('confirmed')
    expect(phaseOfUse(order, zoned, end)).toBe('settled')
    expect(claimOf(order, zoned, instant('10:50'), new Map()).own).toMatchObject([
      { entityId: 'ent_kestrel', own: mm(3), until: end.toString() },
    ])
  })
})

describe('an omnibus order', () => {
  const underlying = [
    { name: 'North Fund', identifier: '5493001KJTIIGC8Y1R12', size: mm(6) },
    { name: 'South Fund', identifier: null, size: mm(4) },
  ]
  const byLei = new Map([['5493001KJTIIGC8Y1R12', 'ent_north']])
  const shares = (order: Order, deal: PricedDeal) =>
    claimOf(order, deal, instant('10:50'), byLei).own.map(({ entityId, own }) => [entityId, own / 1e6])

  it('counts for the institutions behind it, and for its own where a line names none', () => {
    const deal = open()
    const order = done(
      submit(
        undefined,
        deal,
        { ...known, parties, content: { orderLevels: [orderLevel(10)], underlying } },
        by('investor', '09:00'),
      ),
    ).order
    expect(shares(order, deal)).toEqual([
      ['ent_north', 6],
      ['ent_kestrel', 4],
    ])
    const fpg = push(deal)
    const request = { ...known, expectedVersion: 1, push: 2, answer: 'reduce' as const, size: mm(5) }
    const answer = answerFpg(order, fpg, request, by('investor', '10:10', { seq: 40 }))
    // The lines of a smaller answer are divided like those of the order.
    const smaller = 'refused' in answer ? { ...order, fpg: null } : done(answer).order
    const [north, own] = shares(smaller, fpg)
    expect(Number(north![1]) / Number(own![1])).toBe(1.5)
  })
})

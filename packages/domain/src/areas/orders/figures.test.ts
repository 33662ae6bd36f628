import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeTimes,
  endFpg,
  pushFpg,
  pushTest,
  reopen,
  silenceRules,
  type PricedDeal,
  type Terms,
} from '../deals/index.ts'
import { answerFpg, answerTest, edit, withdraw } from './acts/index.ts'
import { baselineOf, changeOf } from './baseline.ts'
import { pushOf } from './deal.ts'
import { countingOrderLevels, figuresOf, fpgStateOf, lastOrderLevels, proposedSize } from './figures.ts'
import { topSize } from './ladder.ts'
import type { FpgRequest } from './acts/index.ts'
import type { Order } from './order.ts'
import { after, at, by, done, known, mm, open, orderLevel, sent, spread, commandContext } from './world.ts'

const push = (deal: PricedDeal, level = '55', seq = 30) =>
  after(deal, pushFpg(deal, { guidance: spread(level), closesAt: at('11:00') }, commandContext('10:00', seq)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 60)))
const ladder = { orderLevels: [orderLevel(10, '60'), orderLevel(6, '53')] }
const answer = (order: Order, deal: PricedDeal, own: Partial<FpgRequest> & Pick<FpgRequest, 'answer'>) =>
  answerFpg(
    order,
    deal,
    { ...known, expectedVersion: order.shown, push: pushOf(deal.lifecycle) ?? 0, ...own },
    by('investor', '10:10', { seq: 40 }),
  )
const counts = (order: Order, deal: PricedDeal) => topSize(countingOrderLevels(order, deal)) / 1e6

describe('an FPG push', () => {
  it('proposes the size where it is in at the level and nothing where it is out, without a write', () => {
    const ipg = open()
    const [full, six, out] = [
      sent(ipg, { orderLevels: [orderLevel(10, '55')] }),
      sent(ipg, ladder),
      sent(ipg),
    ]
    const fpg = push(ipg)
    expect([full, six, out].map((each) => proposedSize(each, fpg) / 1e6)).toEqual([10, 6, 0])
    expect([full, six, out].map((each) => fpgStateOf(each, fpg))).toEqual(['waiting', 'waiting', 'waiting'])
    expect(figuresOf(six, fpg)).toEqual({ size: mm(10), testSize: null, fpgSize: mm(6), counting: mm(10) })
    expect(figuresOf(six, ipg)).toMatchObject({ size: mm(10), fpgSize: null })
  })

  it('proposes by the wide end of a range', () => {
    const ipg = open()
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53', '60'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    expect(proposedSize(sent(ipg), fpg)).toBe(mm(10))
  })

  it('freezes the size: later answers change the FPG size', () => {
    const ipg = open()
    const order = sent(ipg, { orderLevels: [orderLevel(10, '50')] })
    const fpg = push(ipg)
    const reduced = done(answer(order, fpg, { answer: 'reduce', size: mm(4) })).order
    expect(figuresOf(reduced, fpg)).toMatchObject({ size: mm(10), fpgSize: mm(4), counting: mm(4) })
    const more = done(answer(reduced, fpg, { answer: 'increase', size: mm(12) })).order
    expect(figuresOf(more, fpg)).toMatchObject({ size: mm(10), fpgSize: mm(12), counting: mm(12) })
    const changed = { ...known, expectedVersion: more.shown, content: { orderLevels: [orderLevel(7)] } }
    const edited = done(edit(more, fpg, changed, by('investor', '10:20'))).order
    expect(figuresOf(edited, fpg)).toMatchObject({ size: mm(10), fpgSize: mm(7) })
    expect(edited.fpg).toMatchObject({ how: 'edit', push: fpg.lifecycle.guidanceOf.FPG })
  })
})

describe('a silent order when FPG is closed', () => {
  const outcome = (silence: Terms['silence'], content: Parameters<typeof sent>[1]) => {
    const ipg = open({ silence })
    return counts(sent(ipg, content), close(push(ipg)))
  }

  it('follows the deal’s rule', () => {
    const [inside, outside] = [
      { orderLevels: [orderLevel(10, '55')] },
      { orderLevels: [orderLevel(10, '56')] },
    ]
    expect(silenceRules.map((rule) => outcome(rule, inside))).toEqual([10, 0, 10])
    expect(silenceRules.map((rule) => outcome(rule, outside))).toEqual([0, 0, 10])
    expect(outcome('stayIfIn', ladder)).toBe(6)
  })

  it('drops where it was soft, whatever the rule', () => {
    const soft = { orderLevels: [orderLevel(10)], commitment: 'soft' as const }
    expect(silenceRules.map((rule) => outcome(rule, soft))).toEqual([0, 0, 0])
  })

  it('is not silent who answered, by hand or by an edit', () => {
    const ipg = open({ silence: 'drop' })
    const soft = sent(ipg, { orderLevels: [orderLevel(10)], commitment: 'soft' })
    const fpg = push(ipg)
    const reconfirmed = done(answer(soft, fpg, { answer: 'reconfirm' })).order
    expect(counts(reconfirmed, close(fpg))).toBe(10)
    expect(counts(done(answer(soft, fpg, { answer: 'drop' })).order, close(fpg))).toBe(0)
    const remark = { ...known, expectedVersion: soft.shown, content: { comment: 'on holiday' } }
    const remarked = done(edit(soft, fpg, remark, by('investor', '10:10'))).order
    expect(fpgStateOf(remarked, fpg)).toBe('waiting')
    for (const content of [{ minSize: mm(2) }, { maxSize: mm(20) }, { commitment: 'firm' as const }]) {
      const request = { ...known, expectedVersion: soft.shown, content }
      const edited = done(edit(soft, fpg, request, by('investor', '10:10'))).order
      expect(edited.fpg).toMatchObject({ how: 'edit', push: pushOf(fpg.lifecycle) })
      expect([counts(edited, close(fpg)), figuresOf(edited, fpg).size]).toEqual([10, mm(10)])
    }
    const dropped = done(answer(soft, fpg, { answer: 'drop' })).order
    const firm = { ...known, expectedVersion: dropped.shown, content: { commitment: 'firm' as const } }
    expect(done(edit(dropped, fpg, firm, by('investor', '10:12'))).order.fpg?.how).toBe('drop')
  })

  it('may answer again under a new cut-off', () => {
    const ipg = open()
    const order = sent(ipg, { orderLevels: [orderLevel(10, '56')] })
    const closed = close(push(ipg))
    const again = after(
      closed,
      changeTimes(closed, { times: { closesAt: at('12:00') }, reason: 'later' }, commandContext('10:45', 70)),
    )
    expect([closed, again].map((deal) => fpgStateOf(order, deal))).toEqual(['silent', 'waiting'])
  })
})

describe('after a way back to IPG', () => {
  const ipg = open()
  const fpg = push(ipg)
  const back = after(fpg, reopen(fpg, { reason: 'a bigger size' }, commandContext('10:20', 50)))

  it('the last word holds: who reduced or dropped is not bound again by an earlier figure', () => {
    const order = sent(ipg, { orderLevels: [orderLevel(10, '50')] })
    expect(counts(order, back)).toBe(10)
    const reduced = done(answer(order, fpg, { answer: 'reduce', size: mm(4) })).order
    const dropped = done(answer(order, fpg, { answer: 'drop' })).order
    expect([reduced, dropped].map((each) => counts(each, back))).toEqual([4, 0])
    expect(figuresOf(reduced, back)).toMatchObject({ size: mm(4), fpgSize: null })
  })

  it('an answer to the first push is none to the second', () => {
    const order = sent(ipg, { orderLevels: [orderLevel(10, '50')] })
    const again = push(back, '54', 70)
    const stale = { answer: 'reconfirm' as const, push: pushOf(fpg.lifecycle)! }
    expect(answer(order, again, stale)).toMatchObject({ reason: 'write.changed-meanwhile' })
    expect(done(answer(order, again, { answer: 'reconfirm' })).order.fpg?.push).toBe(pushOf(again.lifecycle))
  })

  it('stays the size, at the next push and after an answer to it', () => {
    const order = sent(ipg, { orderLevels: [orderLevel(10, '50')] })
    const reduced = done(answer(order, fpg, { answer: 'reduce', size: mm(4) })).order
    const again = push(back, '54', 70)
    expect(figuresOf(reduced, again)).toMatchObject({ size: mm(4), fpgSize: mm(4), counting: mm(4) })
    const more = done(answer(reduced, again, { answer: 'increase', size: mm(6) })).order
    expect(figuresOf(more, again)).toMatchObject({ size: mm(4), fpgSize: mm(6) })
    const anew = { ...known, expectedVersion: more.shown, content: { orderLevels: [orderLevel(7, '50')] } }
    const edited = done(edit(more, again, anew, by('investor', '10:55', { seq: 80 }))).order
    expect(figuresOf(edited, again)).toMatchObject({ size: mm(4), fpgSize: mm(7) })
  })

  it('an edit says the live size, and the next push asks anew', () => {
    const order = done(
      answer(sent(ipg, { orderLevels: [orderLevel(10, '50')] }), fpg, { answer: 'drop' }),
    ).order
    const request = {
      ...known,
      expectedVersion: order.shown,
      content: { orderLevels: [orderLevel(8, '50')] },
    }
    const edited = done(edit(order, back, request, by('investor', '10:25', { seq: 55 }))).order
    expect([edited.fpg, topSize(edited.orderLevels)]).toEqual([null, mm(8)])
    const again = push(back, '54', 70)
    expect(fpgStateOf(edited, again)).toBe('waiting')
    expect(proposedSize(edited, again)).toBe(mm(8))
  })
})

describe('NEW, MOD, SAME, CANCEL', () => {
  const ipg = open()
  const order = sent(ipg, { orderLevels: [orderLevel(10, '50')] })
  const fpg = push(ipg)

  it('are compared with the last push, even if it wrote nothing; withdrawn orders are cancelled at once', () => {
    expect(changeOf(order, ipg)).toBe('NEW')
    expect(changeOf(order, fpg)).toBe('SAME')
    expect(baselineOf(order, fpg)?.orderLevels).toEqual(order.orderLevels)
    const late = sent(fpg, {}, { time: '10:10', seq: 40 })
    expect(changeOf(late, fpg)).toBe('NEW')
    const reduced = done(answer(order, fpg, { answer: 'reduce', size: mm(4) })).order
    expect(changeOf(reduced, fpg)).toBe('MOD')
    expect(baselineOf(reduced, fpg)?.orderLevels).toEqual(order.orderLevels)
    const again = done(answer(reduced, fpg, { answer: 'increase', size: mm(10) })).order
    expect(changeOf(again, fpg)).toBe('SAME')
    expect(changeOf(done(answer(order, fpg, { answer: 'drop' })).order, fpg)).toBe('CANCEL')
    const gone = done(
      withdraw(order, fpg, { expectedVersion: order.shown }, by('investor', '10:10', { seq: 40 })),
    ).order
    expect(changeOf(gone, fpg)).toBe('CANCEL')
    const both = withdraw(late, fpg, { expectedVersion: late.shown }, by('investor', '10:12', { seq: 41 }))
    expect(changeOf(done(both).order, fpg)).toBe('CANCEL')
  })

  it('begin anew with the next push', () => {
    const reduced = done(answer(order, fpg, { answer: 'reduce', size: mm(4) })).order
    const back = after(fpg, reopen(fpg, { reason: 'again' }, commandContext('10:20', 50)))
    expect(changeOf(reduced, back)).toBe('MOD')
    expect(changeOf(reduced, push(back, '54', 70))).toBe('SAME')
  })

  it('tell of reconfirming and of remarks that nothing changed', () => {
    const reconfirmed = done(answer(order, fpg, { answer: 'reconfirm' })).order
    expect(changeOf(reconfirmed, fpg)).toBe('SAME')
    expect(reconfirmed.baseline?.was?.orderLevels).toEqual(order.orderLevels)
  })
})

describe('a test', () => {
  const ipg = open()
  const order = sent(ipg)
  const first = after(ipg, pushTest(ipg, {}, commandContext('09:10', 22)))
  const requestOf = (each: Order, size: number) => ({ expectedVersion: each.shown, size: mm(size) })

  it('asks for a size beside the live one, round by round', () => {
    const one = done(
      answerTest(order, first, { ...requestOf(order, 4), round: 1 }, by('investor', '09:15')),
    ).order
    expect(figuresOf(one, first)).toMatchObject({ size: mm(10), testSize: mm(4), counting: mm(10) })
    const second = {
      ...first,
      lifecycle: { ...first.lifecycle, test: { ...first.lifecycle.test!, number: 2 } },
    }
    expect(figuresOf(one, second).testSize).toBe(null)
    const two = done(answerTest(one, second, requestOf(one, 0), by('investor', '09:25'))).order
    expect(two.tests.map(({ round, size }) => [round, size])).toEqual([
      [1, mm(4)],
      [2, 0],
    ])
    const stale = answerTest(two, second, { ...requestOf(two, 3), round: 1 }, by('investor', '09:26'))
    expect(stale).toMatchObject({ reason: 'write.changed-meanwhile' })
    const same = answerTest(two, second, requestOf(two, 0), by('investor', '09:27'))
    expect(same).toMatchObject({ reason: 'write.no-changes' })
  })

  it('takes sizes of the deal’s kind, within the order’s own bounds', () => {
    const bounded = sent(ipg, { minSize: mm(2), maxSize: mm(20) })
    const wrong = (units: number) =>
      answerTest(
        bounded,
        first,
        { expectedVersion: bounded.shown, size: units as never },
        by('investor', '09:15'),
      )
    expect(wrong(100)).toMatchObject({
      fields: [{ reason: 'order.below-minimum' }, { reason: 'order.under-min' }],
    })
    expect(wrong(21e6)).toMatchObject({
      fields: [{ field: 'size', reason: 'order.over-max', params: { most: '20' } }],
    })
  })
})

it('counts an answer as sent, whatever the rule for silence and however often the book closes', () => {
  const sizes = fc.integer({ min: 1, max: 40 })
  const limits = fc.integer({ min: 40, max: 70 })
  fc.assert(
    fc.property(sizes, limits, sizes, fc.constantFrom(...silenceRules), (size, limit, other, silence) => {
      const ipg = open({ silence })
      const order = sent(ipg, { orderLevels: [orderLevel(size, String(limit))] })
      const fpg = push(ipg)
      const inside = limit <= 55
      expect(proposedSize(order, fpg)).toBe(inside ? mm(size) : 0)
      if (!inside || other === size) return
      const how = other > size ? 'increase' : 'reduce'
      const answered = done(answer(order, fpg, { answer: how, size: mm(other) })).order
      for (const deal of [fpg, close(fpg)]) expect(counts(answered, deal)).toBe(other)
      expect(lastOrderLevels(answered)[0]?.minSpread).toBe(String(limit))
    }),
    { numRuns: 60 },
  )
})

import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../kernel/index.ts'
import { endFpg, pushFpg } from '../../deals/index.ts'
import { pushOf } from '../deal.ts'
import { figuresOf } from '../figures.ts'
import type { Order, OrderContent } from '../order.ts'
import { after, at, by, done, known, mm, open, orderLevel, sent, spread, commandContext } from '../world.ts'
import { answerFpg, setFpgSize, type FpgRequest } from './index.ts'

const ipg = open()
const fpg = after(
  ipg,
  pushFpg(ipg, { guidance: spread('55'), closesAt: at('11:00') }, commandContext('10:00', 30)),
)
const push = pushOf(fpg.lifecycle)!
const ladder = [orderLevel(10, '60'), orderLevel(6, '53')]
const order = (content: Partial<OrderContent> = {}) =>
  sent(ipg, { orderLevels: [orderLevel(10, '55')], ...content })
type AnswerFpgInput = Partial<FpgRequest> & Pick<FpgRequest, 'answer'>
const answer = (each: Order, input: AnswerFpgInput) =>
  answerFpg(
    each,
    fpg,
    { ...known, expectedVersion: each.shown, push, ...input },
    by('investor', '10:10', { seq: 40 }),
  )
const why = (each: Order, input: AnswerFpgInput) => {
  const refused = answer(each, input)
  return isRefusal(refused) ? [refused.reason, refused.params] : 'done'
}
const sizes = (each: Order) => figuresOf(each, fpg).fpgSize! / 1e6

describe('an answer at FPG', () => {
  it('reconfirms what was proposed', () => {
    const answered = done(answer(order(), { answer: 'reconfirm' }))
    expect(answered.version).toMatchObject({ act: 'fpgAnswered', changes: [{ field: 'fpg', from: null }] })
    expect(sizes(answered.order)).toBe(10)
    expect(sizes(done(answer(order({ orderLevels: ladder }), { answer: 'reconfirm' })).order)).toBe(6)
    expect(why(answered.order, { answer: 'reconfirm' })).toEqual(['write.no-changes', undefined])
  })

  it('cannot reconfirm nothing: who is out changes its limits or drops', () => {
    const out = order({ orderLevels: [orderLevel(10, '60')] })
    const expected = ['order.out-at-level', { level: 'T+55', size: '0' }]
    expect(why(out, { answer: 'reconfirm' })).toEqual(expected)
    expect(why(out, { answer: 'reconfirm', size: mm(10) })).toEqual(expected)
    expect(why(out, { answer: 'increase', size: mm(5) })).toEqual(expected)
    expect(why(out, { answer: 'increase', orderLevels: [orderLevel(5, '56')] })).toEqual(expected)
    const back = done(answer(out, { answer: 'increase', orderLevels: [orderLevel(5, '55')] })).order
    expect([sizes(back), figuresOf(back, fpg).size]).toEqual([5, mm(10)])
    expect(sizes(done(answer(out, { answer: 'drop' })).order)).toBe(0)
  })

  it('takes more of a ladder only with limits that say where', () => {
    const laddered = order({ orderLevels: ladder })
    expect(why(laddered, { answer: 'increase', size: mm(8) })).toEqual([
      'order.over-limits',
      { level: 'T+55', size: '6' },
    ])
    const orderLevels = [orderLevel(10, '60'), orderLevel(8, '55'), orderLevel(6, '53')]
    expect(sizes(done(answer(laddered, { answer: 'increase', orderLevels, size: mm(8) })).order)).toBe(8)
    expect(why(laddered, { answer: 'increase', orderLevels, size: mm(9) })).toMatchObject([
      'order.over-limits',
      {},
    ])
  })

  it('that says one thing and sends another has read another figure', () => {
    expect(why(order(), { answer: 'reduce', size: mm(10) })).toEqual(['order.not-less', { size: '10' }])
    expect(why(order(), { answer: 'increase', size: mm(9) })).toEqual(['order.not-more', { size: '10' }])
    expect(why(order(), { answer: 'reduce' })).toEqual(['order.size-missing', undefined])
    expect(why(order(), { answer: 'reconfirm', expectedVersion: 7 })).toEqual([
      'write.changed-meanwhile',
      undefined,
    ])
  })

  it('that contradicts itself is none', () => {
    expect(why(order(), { answer: 'reconfirm', size: mm(4) })).toEqual(['order.not-same', { size: '10' }])
    expect(why(order(), { answer: 'reconfirm', size: mm(10) })).toBe('done')
    const answered = done(answer(order(), { answer: 'reduce', size: mm(4) })).order
    expect(why(answered, { answer: 'reconfirm', size: mm(10) })).toEqual(['order.not-same', { size: '4' }])
    for (const more of [{ size: mm(4) }, { orderLevels: [orderLevel(4)] }, { underlying: [] }])
      expect(why(order(), { answer: 'drop', ...more })).toEqual(['order.drop-only', undefined])
    expect(why(order(), { answer: 'drop', size: mm(0) })).toBe('done')
  })

  it('after a drop needs limits as well as a size', () => {
    const dropped = done(answer(order(), { answer: 'drop' })).order
    expect(why(dropped, { answer: 'increase', size: mm(5) })).toEqual(['order.dropped', undefined])
    expect(why(dropped, { answer: 'reconfirm' })).toEqual(['write.no-changes', undefined])
    const back = done(answer(dropped, { answer: 'increase', orderLevels: [orderLevel(5, '55')] })).order
    expect([sizes(back), figuresOf(back, fpg).size]).toEqual([5, mm(10)])
  })

  it('is checked like an order', () => {
    expect(why(order(), { answer: 'reduce', size: 100 as never })).toMatchObject(['order.wrong', undefined])
    expect(why(order({ minSize: mm(8) }), { answer: 'reduce', size: mm(7) })).toMatchObject([
      'order.wrong',
      undefined,
    ])
    const line = (size: number) => ({ name: 'Fund', identifier: null, size: mm(size) })
    const omnibus = order({ underlying: [line(4), line(6)] })
    expect(why(omnibus, { answer: 'reduce', size: mm(7) })).toMatchObject(['order.wrong', undefined])
    const lines = { answer: 'reduce' as const, size: mm(7), underlying: [line(3), line(4)] }
    expect(sizes(done(answer(omnibus, lines)).order)).toBe(7)
    expect(why(omnibus, { answer: 'reconfirm' })).toBe('done')
    expect(why(omnibus, { answer: 'drop' })).toBe('done')
  })
})

describe('a desk that sets an FPG size', () => {
  const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 50)))
  const set = (each: Order, size: number, deal = fpg, reason?: string) =>
    setFpgSize(
      each,
      deal,
      { ...known, expectedVersion: each.version, push, size: mm(size) },
      by('desk', '10:40', { seq: 60, reason }),
    )

  it('answers as the figures say', () => {
    const how = [10, 4, 12, 0].map((size) => done(set(order(), size)).order.fpg?.how)
    expect(how).toEqual(['reconfirm', 'reduce', 'increase', 'drop'])
  })

  it('needs a reason once the book is closed, and may bring back who was silent', () => {
    const soft = order({ commitment: 'soft' })
    expect(set(soft, 10, closed)).toMatchObject({ reason: 'order.reason-missing' })
    const back = done(set(soft, 10, closed, 'confirmed by phone'))
    expect([figuresOf(back.order, closed).counting, back.version.reason]).toEqual([
      mm(10),
      'confirmed by phone',
    ])
  })
})

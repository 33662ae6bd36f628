import { describe, expect, it } from 'vitest'
import { isRefusal, type FaceAmount } from '../../../kernel/index.ts'
import { abort, endFpg, price, pushFpg } from '../../deals/index.ts'
import { changeOf } from '../baseline.ts'
import type { OrderDeal } from '../deal.ts'
import type { OrderStage } from '../choices.ts'
import type { Order } from '../order.ts'
import { changesForInvestor } from '../version.ts'
import {
  after,
  at,
  by,
  done,
  final,
  known,
  mm,
  open,
  orderLevel,
  sent,
  spread,
  commandContext,
} from '../world.ts'
import { addLine, comment, edit, mayTalk, proposeSize, withdraw, type Comments, type Edit } from './index.ts'

const ipg = open()
const order = sent(ipg, { orderLevels: [orderLevel(10, '60')] })
const fpg = after(
  ipg,
  pushFpg(ipg, { guidance: spread('60'), closesAt: at('11:00') }, commandContext('10:00', 30)),
)
const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
const priced = after(closed, price(closed, { final }, commandContext('10:40', 50)))
const aborted = after(ipg, abort(ipg, {}, commandContext('10:00', 30)))
const gone = done(withdraw(order, ipg, { expectedVersion: 1 }, by('investor', '09:30'))).order
const desk = by('desk', '10:50', { seq: 60 })
const why = (answer: ReturnType<typeof comment> | ReturnType<typeof edit> | ReturnType<typeof proposeSize>) =>
  isRefusal(answer) ? answer.reason : 'done'

describe('comments', () => {
  const addComment = (comments: Partial<Comments>, of: Order = order, deal: OrderDeal = ipg) =>
    comment(of, deal, { expectedVersion: of.version, ...comments }, desk)

  it('that are private are versions of their own, of which the investor reads nothing', () => {
    const quiet = done(addComment({ privateComment: ' Calls daily ' }))
    expect(quiet.order).toMatchObject({ version: 2, shown: 1, privateComment: 'Calls daily', comment: null })
    expect(quiet.version).toMatchObject({ act: 'commented', shown: null, by: { side: 'desk' } })
    expect(changesForInvestor(quiet.version.changes)).toEqual([])
  })

  it('that are public are lines of the newest version: no number, time or author of the order moves', () => {
    const quiet = done(addComment({ privateComment: 'Calls daily' })).order
    const { order: after, version } = done(addComment({ comment: ' Two funds ' }, quiet))
    expect(after).toEqual({ ...quiet, comment: 'Two funds', lines: 1, seq: 60 })
    expect(version).toMatchObject({ number: 2, line: 1, shown: 1, act: 'commented', at: desk.now.toString() })
    const second = done(addLine(after, closed, 'Thanks', by('investor', '10:55', { seq: 61 })))
    expect(second.version).toMatchObject({ number: 2, line: 2, shown: 1, by: { side: 'investor' } })
    // Whoever read the order before the comments may still edit it.
    const investor = { expectedVersion: 1, content: { minSize: mm(1) }, ...known }
    const edited = done(edit(second.order, ipg, investor, by('investor', '10:56')))
    expect(edited.version).toMatchObject({ number: 3, line: 0, shown: 2 })
    expect(done(addComment({ comment: 'Noted' }, edited.order)).version).toMatchObject({ number: 3, line: 3 })
  })

  it('change nothing of how an order compares with the last push', () => {
    const asked = done(addComment({ comment: 'Still in?' }, order, fpg)).order
    expect(changeOf(asked, fpg)).toBe('SAME')
    const answered = done(addLine(asked, fpg, 'Yes', by('investor', '10:55', { seq: 61 }))).order
    expect(changeOf(answered, fpg)).toBe('SAME')
    const content = { orderLevels: [orderLevel(4, '60')] }
    const reduced = edit(
      answered,
      fpg,
      { expectedVersion: 1, content, ...known },
      by('investor', '10:56', { seq: 62 }),
    )
    expect(changeOf(done(reduced).order, fpg)).toBe('MOD')
  })

  it('and a private text together are one version', () => {
    const both = done(addComment({ comment: 'Two funds', privateComment: 'Calls daily' }))
    expect(both.version).toMatchObject({ number: 2, line: 0, shown: 2 })
    expect(both.version.changes.map(({ field }) => field)).toEqual(['comment', 'privateComment'])
  })

  it('are taken in every phase of a deal that is not over, and answer nothing', () => {
    expect([ipg, fpg, closed, priced].map((deal) => why(addComment({ comment: 'x' }, order, deal)))).toEqual([
      'done',
      'done',
      'done',
      'done',
    ])
    expect(done(addComment({ comment: 'x' }, order, fpg)).order.fpg).toBe(null)
    expect(why(addComment({ comment: 'x' }, order, aborted))).toBe('order.comments-closed')
    expect(why(addComment({ privateComment: 'x' }, order, aborted))).toBe('order.deal-over')
    expect(why(addComment({ privateComment: 'x' }, gone))).toBe('order.withdrawn')
  })

  it('may ask about a withdrawn order, which stays withdrawn', () => {
    const asked = done(addComment({ comment: 'Why?' }, gone))
    expect(asked.order).toMatchObject({ stage: 'withdrawn', comment: 'Why?', version: gone.version })
    expect(why(addLine(asked.order, closed, 'The fund closed', by('investor', '10:55')))).toBe('done')
    expect(why(addLine({ ...order, stage: 'draft' }, ipg, 'x', by('investor', '10:55')))).toBe(
      'order.is-draft',
    )
    expect(
      ['draft', 'intention', 'live', 'withdrawn'].map((stage) => mayTalk(stage as OrderStage, 'Priced')),
    ).toEqual([false, true, true, true])
  })

  it('add a line each time, even with the text of the newest one, and remove none', () => {
    const thanks = done(addComment({ comment: 'Thanks' }))
    const again = done(addComment({ comment: ' Thanks ' }, thanks.order))
    expect(again.version).toMatchObject({
      line: 2,
      changes: [{ field: 'comment', from: 'Thanks', to: 'Thanks' }],
    })
    for (const nothing of [null, '', '  '])
      expect(why(addComment({ comment: nothing }, thanks.order))).toBe('write.no-changes')
    const both = done(addComment({ comment: null, privateComment: 'Calls daily' }, thanks.order))
    expect(both.order).toMatchObject({ comment: 'Thanks', privateComment: 'Calls daily', shown: 1 })
    expect(done(addComment({ privateComment: null }, both.order)).order.privateComment).toBeNull()
  })

  it('of an investor add a line each time, unless the whole order is repeated', () => {
    const say = (content: Edit<'investor'>['content'], of: Order) =>
      edit(of, ipg, { expectedVersion: of.shown, content, ...known }, by('investor', '10:50'))
    const first = done(say({ comment: 'Thanks' }, order))
    expect(first.version).toMatchObject({ act: 'commented', line: 1, shown: 1 })
    const thanks = first.order
    expect(done(say({ comment: 'Thanks' }, thanks)).version.changes).toEqual([
      { field: 'comment', from: 'Thanks', to: 'Thanks' },
    ])
    expect(why(say({ comment: null }, thanks))).toBe('write.no-changes')
    const whole = { comment: 'Thanks', minSize: null }
    expect(why(say(whole, thanks))).toBe('write.no-changes')
    const moved = done(say({ ...whole, minSize: mm(1) }, thanks)).version
    expect(moved.changes.map(({ field }) => field)).toEqual(['minSize'])
  })

  it('change nothing where nothing changes, or where somebody else has', () => {
    expect(
      [addComment({}), addComment({ comment: '  ' }), addComment({ privateComment: null })].map(why),
    ).toEqual(['write.no-changes', 'write.no-changes', 'write.no-changes'])
    expect(why(addComment({ privateComment: 'x', expectedVersion: 7 }))).toBe('write.changed-meanwhile')
  })
})

describe('a proposed size', () => {
  const sized = (size: FaceAmount | null, of: Order = order, deal: OrderDeal = ipg) =>
    proposeSize(of, deal, { size, expectedVersion: of.version }, desk)

  it('is the desk’s own', () => {
    const { order: after, version } = done(sized(mm(4)))
    expect(after).toMatchObject({ allocSize: mm(4), version: 2, shown: 1 })
    expect(version).toMatchObject({ act: 'sized', shown: null })
    expect(done(sized(null, after)).order.allocSize).toBe(null)
    expect(why(sized(mm(4), after))).toBe('write.no-changes')
  })

  it('refuses a second size over a version that changed', () => {
    const { order: after } = done(sized(mm(4)))
    const late = (size: FaceAmount) =>
      why(proposeSize(after, ipg, { size, expectedVersion: order.version }, desk))
    expect([late(mm(5)), late(mm(4))]).toEqual(['write.changed-meanwhile', 'write.no-changes'])
  })

  it('is limited to the counting size, until the order is allocated', () => {
    expect(sized(mm(11))).toMatchObject({ reason: 'book.size-over-order', params: { size: '10' } })
    expect([ipg, fpg, closed, priced].map((deal) => why(sized(mm(10), order, deal)))).toEqual([
      'done',
      'done',
      'done',
      'done',
    ])
    expect(why(sized(mm(0)))).toBe('done')
    expect(why(sized(mm(1), gone))).toBe('order.withdrawn')
    expect(why(sized(mm(1), order, aborted))).toBe('order.deal-over')
    expect(why(sized(mm(1), { ...order, allocation: mm(2) }))).toBe('book.allocated')
    const confirmed = { ...priced, lifecycle: { ...priced.lifecycle, confirmed: true } }
    expect(why(sized(mm(1), order, confirmed))).toBe('book.allocated')
  })

  it('is at least a denomination and in whole increments, with the figures', () => {
    expect(sized(100_000 as FaceAmount)).toMatchObject({
      reason: 'order.below-minimum',
      params: { least: '0.2' },
    })
    expect(sized(1_000_500 as FaceAmount)).toMatchObject({
      reason: 'order.off-grid',
      params: { below: '1', above: '1.001', increment: '0.001' },
    })
    expect([200_000, 201_000].map((size) => why(sized(size as FaceAmount)))).toEqual(['done', 'done'])
    // The deal's minimum order limits orders, not allocations.
    const least = { ...ipg, terms: { ...ipg.terms, minOrder: mm(5) } }
    expect(why(sized(mm(1), order, least))).toBe('done')
  })
})

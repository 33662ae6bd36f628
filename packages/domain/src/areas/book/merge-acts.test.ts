import { describe, expect, it } from 'vitest'
import { isRefusal, type FaceAmount } from '../../kernel/index.ts'
import { abort, endFpg, price, pushFpg } from '../deals/index.ts'
import { edit, withdraw, type Order, type OrderDeal } from '../orders/index.ts'
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
} from '../orders/world.ts'
import { editedUnder, mergeOrders, splitFault, type InBook, type MergeRequest } from './merge-acts.ts'

const ipg = open()
const order = (id: string, size: number, change: Partial<Order> = {}): Order => ({
  ...sent(ipg, { orderLevels: [orderLevel(size, '60')] }),
  id,
  ...change,
})
const inBook = (of: Order, more: Partial<InBook> = {}): InBook => ({
  order: of,
  groupId: null,
  mergeId: null,
  ...more,
})
const [a, b] = [order('a', 10), order('b', 4)]
const request: MergeRequest = {
  orderIds: ['a', 'b'],
  rule: 'sum',
  size: null,
  reason: null,
  leadOrderId: null,
}
const merge = (change: Partial<MergeRequest> = {}, found = [inBook(a), inBook(b)], deal: OrderDeal = ipg) =>
  mergeOrders({ ...request, ...change }, found, deal)
const faults = (change: Partial<MergeRequest>) => {
  const answer = merge(change)
  return isRefusal(answer) ? answer.fields?.map(({ field, reason }) => `${field} ${reason}`) : 'merged'
}
const reasonOf = (answer: ReturnType<typeof merge>) => (isRefusal(answer) ? answer.reason : 'merged')

describe('merging orders', () => {
  it('counts them by the rule, and keeps how they stood', () => {
    expect(merge({ reason: ' one account ' })).toMatchObject({
      orderIds: ['a', 'b'],
      counting: mm(14),
      reason: 'one account',
      size: null,
      was: { a: { orderLevels: [orderLevel(10, '60')] }, b: { commitment: 'firm' } },
    })
    expect(merge({ rule: 'largest', size: mm(3) })).toMatchObject({ counting: mm(10), size: null })
    expect(merge({ rule: 'stated', size: mm(12), reason: 'as agreed' })).toMatchObject({ counting: mm(12) })
  })

  it('says field by field what is wrong', () => {
    expect(faults({ rule: 'stated', leadOrderId: 'c' })).toEqual([
      'size merge.size-missing',
      'reason merge.reason-missing',
      'leadOrderId merge.lead-unknown',
    ])
    expect(faults({ rule: 'stated', size: (mm(14) + 1) as FaceAmount, reason: ' ' })).toEqual([
      'size merge.size-over',
      'reason merge.reason-missing',
    ])
    expect(faults({ rule: 'stated', size: 10 as FaceAmount, reason: 'as agreed' })).toEqual([
      'size order.below-minimum',
    ])
    expect(faults({ rule: 'stated', size: (mm(2) + 1) as FaceAmount, reason: 'as agreed' })).toEqual([
      'size order.off-grid',
    ])
    expect(faults({ leadOrderId: 'b' })).toBe('merged')
  })

  it('takes no single order, none that is merged, allocated or withdrawn, and none of a deal that is over', () => {
    expect(reasonOf(merge({}, [inBook(a), inBook(a)]))).toBe('merge.too-few')
    const wrong = [
      inBook(b, { mergeId: 'mrg' }),
      inBook({ ...b, allocation: mm(1) }),
      inBook(done(withdraw(b, ipg, { expectedVersion: 1 }, by('investor', '09:30'))).order),
      inBook({ ...b, investorId: 'ent_other' }),
    ]
    expect(wrong.map((each) => reasonOf(merge({}, [inBook(a), each])))).toEqual(
      wrong.map(() => 'merge.wrong-choice'),
    )
    const aborted = after(ipg, abort(ipg, {}, commandContext('10:00', 30)))
    expect(reasonOf(merge({}, undefined, aborted))).toBe('order.deal-over')
  })
})

describe('a merge', () => {
  const merged = merge()
  const under = (orders: Order[], deal: OrderDeal = ipg) =>
    isRefusal(merged) ? merged : editedUnder(merged, new Map(orders.map((each) => [each.id, each])), deal)
  const edited = (content: object) =>
    done(edit(a, ipg, { ...known, expectedVersion: 1, content }, by('desk', '09:40', { seq: 40 }))).order

  it('is edited underneath where the book weighs something else', () => {
    expect(under([a, b])).toEqual([])
    expect(under([edited({ orderLevels: [orderLevel(11, '60')] }), b])).toEqual(['a'])
    expect(under([edited({ commitment: 'soft' }), b])).toEqual(['a'])
    // A remark of the desk is nothing the book weighs.
    expect(under([edited({ privateComment: 'Called in' }), b])).toEqual([])
    expect(under([done(withdraw(a, ipg, { expectedVersion: 1 }, by('investor', '09:30'))).order, b])).toEqual(
      ['a'],
    )
  })

  it('is not edited by a push', () => {
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    expect(under([a, b], fpg)).toEqual([])
  })

  it('is split until something of it is allocated or confirmed', () => {
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
    const priced = after(closed, price(closed, { final }, commandContext('10:40', 50)))
    expect([ipg, fpg, closed, priced].map((deal) => splitFault([a, b], deal))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const confirmed = { ...priced, lifecycle: { ...priced.lifecycle, confirmed: true } }
    expect(splitFault([a, b], confirmed)?.reason).toBe('merge.allocated')
    expect(splitFault([a, { ...b, allocation: mm(0) }], priced)?.reason).toBe('merge.allocated')
    const aborted = after(ipg, abort(ipg, {}, commandContext('10:00', 30)))
    expect(splitFault([a, b], aborted)?.reason).toBe('order.deal-over')
  })
})

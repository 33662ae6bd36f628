import { describe, expect, it } from 'vitest'
import {
  abort,
  endFpg,
  endTest,
  price,
  pushFpg,
  pushTest,
  reopen,
  reprice,
  type PricedDeal,
} from '../deals/index.ts'
import { answerFpg, answerTest, edit, saveDraft, submit, withdraw } from './acts/index.ts'
import { orderStatuses, type OrderStatus } from './choices.ts'
import { dealAt } from './deal.ts'
import type { Order } from './order.ts'
import { statusOf } from './status.ts'
import {
  after,
  at,
  by,
  done,
  final,
  instant,
  known,
  mm,
  open,
  parties,
  orderLevel,
  sent,
  sounding,
  spread,
  commandContext,
} from './world.ts'

const push = (deal: PricedDeal, level = '53') =>
  after(deal, pushFpg(deal, { guidance: spread(level), closesAt: at('11:00') }, commandContext('10:00', 30)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 40)))
const priceAt = (deal: PricedDeal) => after(deal, price(deal, { final }, commandContext('10:40', 50)))
const draft = (deal: PricedDeal): Order =>
  done(saveDraft(undefined, deal, { parties, content: {} }, by('investor', '09:00'))).order
const withdrawn = (order: Order, deal: PricedDeal): Order =>
  done(withdraw(order, deal, { expectedVersion: order.shown }, by('investor', '09:30'))).order

describe('the status of an order', () => {
  const reached = new Set<OrderStatus>()
  const status = (order: Order, deal: PricedDeal): OrderStatus => {
    const found = statusOf(order, deal)
    reached.add(found)
    return found
  }

  it('follows its deal from a draft to an allocation', () => {
    const ipg = open()
    expect(status(draft(ipg), ipg)).toBe('Draft')
    const order = sent(ipg, { orderLevels: [orderLevel(10, '53')] })
    expect(status(order, ipg)).toBe('Submitted')
    const test = after(ipg, pushTest(ipg, {}, commandContext('09:10')))
    expect(status(order, test)).toBe('Testing')
    expect(status(order, after(test, endTest(test, {}, commandContext('09:20'))))).toBe('Submitted')
    const closed = close(push(ipg))
    expect([push(ipg), closed].map((deal) => status(order, deal))).toEqual(['FPG', 'FPG'])
    const priced = priceAt(closed)
    expect(status(order, priced)).toBe('FPG')
    expect(status({ ...order, allocation: mm(5) }, priced)).toBe('Allocated')
    expect(status({ ...order, allocation: mm(0) }, priced)).toBe('Unallocated')
    const repriced = after(priced, reprice(priced, { reason: 'a slip' }, commandContext('10:50')))
    expect(status(order, repriced)).toBe('FPG')
  })

  it('is unallocated at once where it is out at the final level', () => {
    const ipg = open()
    const priced = priceAt(close(push(ipg)))
    expect(status(sent(ipg, { orderLevels: [orderLevel(10, '54')] }), priced)).toBe('Unallocated')
    expect(status(sent(ipg, { orderLevels: [orderLevel(10)], commitment: 'soft' }), priced)).toBe(
      'Unallocated',
    )
    // Priced, nobody can accept it any more.
    const late = {
      ...sent(ipg, { orderLevels: [orderLevel(10)] }),
      conditional: { since: at('09:30'), accepted: [] },
    }
    expect([close(push(ipg)), priced].map((deal) => status(late, deal))).toEqual(['FPG', 'Unallocated'])
    const partly = { ...late, conditional: { since: at('09:30'), accepted: [orderLevel(4)] } }
    expect(status(partly, priced)).toBe('FPG')
    // A confirmation from before a correction of the level is valid until it is replaced.
    const confirmed = { ...sent(ipg, { orderLevels: [orderLevel(10, '54')] }), allocation: mm(5) }
    expect(status(confirmed, priced)).toBe('Allocated')
  })

  it('stays withdrawn, ends with its deal, and as a draft never began', () => {
    const ipg = open()
    const gone = withdrawn(sent(ipg), ipg)
    const aborted = after(ipg, abort(ipg, {}, commandContext('10:00')))
    const expired = dealAt(
      { ...ipg, lifecycle: { ...ipg.lifecycle, expiresAt: at('10:00') } },
      instant('10:00'),
    ) as PricedDeal
    expect([ipg, aborted, expired].map((deal) => status(gone, deal))).toEqual(
      Array.from({ length: 3 }, () => 'Withdrawn'),
    )
    expect([aborted, expired].map((deal) => status(sent(ipg), deal))).toEqual(['Aborted', 'IssueFailed'])
    expect([aborted, expired].map((deal) => status(draft(ipg), deal))).toEqual(['Draft', 'Draft'])
  })

  it('of an intention is testing, then a draft that waits to be submitted; nothing converts it silently', () => {
    const test = sounding()
    const intention = sent(test)
    expect(intention.stage).toBe('intention')
    expect(status(intention, test)).toBe('Testing')
    const ipg = after(test, endTest(test, {}, commandContext('09:30')))
    expect(status(intention, ipg)).toBe('Draft')
    expect(status(intention, push(ipg))).toBe('Draft')
    expect(status(intention, after(test, abort(test, {}, commandContext('09:30'))))).toBe('Aborted')
    const order = done(
      submit(
        intention,
        ipg,
        { ...known, parties, content: {}, expectedVersion: intention.shown },
        by('investor', '09:40'),
      ),
    ).order
    expect(status(order, ipg)).toBe('Submitted')
    expect(order.orderLevels).toEqual(intention.orderLevels)
    const gone = done(
      withdraw(intention, ipg, { expectedVersion: intention.shown }, by('investor', '09:40')),
    ).order
    expect(status(gone, ipg)).toBe('Withdrawn')
  })

  it('comes back with the deal', () => {
    const ipg = open()
    const back = after(push(ipg), reopen(push(ipg), { reason: 'new size' }, commandContext('10:20')))
    expect(status(sent(ipg), back)).toBe('Submitted')
  })

  it('has been each of them', () => {
    expect(reached).toEqual(new Set(orderStatuses))
  })
})

describe('an act on an order that is not what it asks for', () => {
  const ipg = open()
  const order = sent(ipg)
  const gone = withdrawn(order, ipg)
  const paper = draft(ipg)
  const context = by('investor', '09:40')
  const acts = (each: Order, deal: PricedDeal) => {
    const request = { ...known, expectedVersion: each.shown }
    return [
      saveDraft(each, deal, { ...request, parties, content: { account: 'Fund A' } }, context),
      submit(each, deal, { ...request, parties, content: { orderLevels: [orderLevel(10)] } }, context),
      edit(each, deal, { ...request, content: { account: 'Fund A' } }, context),
      withdraw(each, deal, request, context),
      answerTest(each, deal, { ...request, size: mm(1) }, context),
      answerFpg(each, deal, { ...request, push: 1, answer: 'drop' }, context),
    ].map((answer) => ('refused' in answer ? answer.reason : 'done'))
  }

  it('hears what it is instead', () => {
    expect(acts(order, ipg)).toEqual([
      'order.not-draft',
      'order.not-draft',
      'done',
      'done',
      'order.no-test',
      'order.no-fpg',
    ])
    expect(acts(gone, ipg)).toEqual(Array.from({ length: 6 }, () => 'order.withdrawn'))
    expect(acts(paper, ipg)).toEqual([
      'done',
      'done',
      'order.is-draft',
      'done',
      'order.is-draft',
      'order.is-draft',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptOrder, edit, withdraw } from './acts/index.ts'
import { sizeAt } from './at-level.ts'
import { acceptedAt } from './conditional.ts'
import { spanOf } from './point.ts'
import type { Order, OrderContent } from './order.ts'
import type { PricedDeal } from '../deals/index.ts'
import { at, by, done, known, open, orderLevel, sent, spread } from './world.ts'

const subject = (own: Partial<PricedDeal['lifecycle']> = { subjectAt: at('09:30') }): PricedDeal => {
  const deal = open()
  return { ...deal, lifecycle: { ...deal.lifecycle, ...own } }
}
const deal = subject()
const change = (order: Order, content: Partial<OrderContent>, time = '09:40') =>
  done(edit(order, deal, { ...known, expectedVersion: order.shown, content }, by('investor', time))).order
const point = (level: string) => spanOf({ level: spread(level), final: null }, deal.terms).tight
const unconditionalAt = (order: Order, level: string) =>
  acceptedAt(sizeAt(order.orderLevels, point(level)), order.conditional, point(level)) / 1e6

describe('once the book is subject', () => {
  it('new orders are conditional, whoever enters them; those before it are not', () => {
    expect(sent(deal, {}, { time: '09:29' }).conditional).toBe(null)
    expect(sent(deal, {}, { time: '09:30' }).conditional).toEqual({ since: at('09:30'), accepted: [] })
    expect(sent(deal, {}, { time: '09:30', side: 'desk' }).conditional).not.toBe(null)
  })

  it('a region has a time of its own', () => {
    const regional = subject({
      subjectAt: at('09:30'),
      subjectByRegion: [{ region: 'APAC', at: at('10:00') }],
    })
    expect(sent(regional, {}, { time: '09:45' }).conditional).toBe(null)
    expect(sent(regional, {}, { time: '10:00' }).conditional).not.toBe(null)
  })

  it('an increase is conditional, and only it', () => {
    const more = change(sent(deal), { orderLevels: [orderLevel(15, '60')] })
    expect([unconditionalAt(more, '60'), unconditionalAt(more, '59')]).toEqual([10, 0])
    const wider = change(sent(deal), { orderLevels: [orderLevel(10, '50')] })
    expect([unconditionalAt(wider, '60'), unconditionalAt(wider, '55')]).toEqual([10, 0])
  })

  it('allows a reduction, and makes a later increase conditional', () => {
    const less = change(sent(deal), { orderLevels: [orderLevel(8, '60')] })
    expect(less.conditional).toBe(null)
    const tighter = change(sent(deal), { orderLevels: [orderLevel(10, '70')] })
    expect(tighter.conditional).toBe(null)
    expect(unconditionalAt(change(less, { orderLevels: [orderLevel(10, '60')] }), '60')).toBe(8)
    const back = change(change(sent(deal), { orderLevels: [orderLevel(15, '60')] }), {
      orderLevels: [orderLevel(10, '60')],
    })
    expect(back.conditional).toBe(null)
    expect(change(sent(deal), { comment: 'thank you' }).conditional).toBe(null)
  })

  it('firm demand where there was soft is an increase', () => {
    const soft = { ...sent(deal, { commitment: 'soft' }) }
    const firm = change(soft, { commitment: 'firm' })
    expect([firm.conditional?.since, unconditionalAt(firm, '60')]).toEqual([at('09:40'), 0])
    expect(change(soft, { commitment: 'firm' }, '09:29').conditional).toBe(null)
    expect(change(sent(deal), { commitment: 'soft' }).conditional).toBe(null)
    const more = change(soft, { orderLevels: [orderLevel(15, '60')] })
    expect([
      unconditionalAt(more, '60'),
      unconditionalAt(change(more, { commitment: 'firm' }), '60'),
    ]).toEqual([10, 0])
  })

  it('a manager takes it, once; a withdrawn order waits for nobody', () => {
    const order = sent(deal, {}, { time: '09:45' })
    const request = { expectedVersion: order.version }
    const taken = done(acceptOrder(order, deal, request, by('desk', '09:50')))
    expect(taken.order.conditional).toBe(null)
    expect(taken.version).toMatchObject({ act: 'accepted', changes: [{ field: 'conditional', to: null }] })
    expect(acceptOrder(taken.order, deal, { expectedVersion: 2 }, by('desk', '09:51'))).toMatchObject({
      reason: 'write.no-changes',
    })
    expect(acceptOrder(order, deal, request, by('investor', '09:50'))).toMatchObject({ refused: true })
    const gone = done(withdraw(order, deal, { expectedVersion: order.shown }, by('investor', '09:55'))).order
    expect(gone.conditional).toBe(null)
  })
})

describe('after the close of a book that went subject', () => {
  const closed = (closedAt: string) =>
    subject({ subjectAt: at('09:30'), bookClosed: true, closesAt: at('10:00'), closedAt })
  const more = (lifecycle: PricedDeal) => {
    const request = { ...known, expectedVersion: 1, content: { orderLevels: [orderLevel(15, '60')] } }
    return done(edit(sent(deal), lifecycle, request, by('desk', '10:30', { reason: 'by phone' }))).order
  }

  it('what a desk adds is conditional, too', () => {
    expect(unconditionalAt(more(closed(at('10:00'))), '60')).toBe(10)
  })

  it('nothing is where the book closed before it would have gone subject', () => {
    expect(more(closed(at('09:20'))).conditional).toBe(null)
  })
})

const ladders = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 40, max: 70 }), fc.integer({ min: 0, max: 12 }))
  .map(([size, limit, smaller]) => [
    orderLevel(size, String(limit)),
    ...(smaller > 0 && smaller <= size ? [orderLevel(smaller, String(limit - 5))] : []),
  ])

it('never counts more without acceptance than the earlier size or the present size', () => {
  fc.assert(
    fc.property(ladders, fc.array(ladders, { minLength: 1, maxLength: 5 }), (first, edits) => {
      const begun = sent(deal, { orderLevels: first })
      let order = begun
      for (const orderLevels of edits) {
        const request = { ...known, expectedVersion: order.shown, content: { orderLevels } }
        const answer = edit(order, deal, request, by('investor', '09:40'))
        if ('order' in answer) order = answer.order
      }
      for (let level = 30; level <= 75; level += 1) {
        const unconditional = unconditionalAt(order, String(level)) * 1e6
        expect(unconditional).toBeLessThanOrEqual(sizeAt(begun.orderLevels, point(String(level))).size)
        expect(unconditional).toBeLessThanOrEqual(sizeAt(order.orderLevels, point(String(level))).size)
      }
    }),
    { numRuns: 60 },
  )
})

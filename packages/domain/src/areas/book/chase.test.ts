import { describe, expect, it } from 'vitest'
import { endFpg, pushFpg, pushTest } from '../deals/index.ts'
import { answerTest, withdraw } from '../orders/index.ts'
import {
  after,
  at,
  by,
  done,
  instant,
  mm,
  open,
  orderLevel,
  sent,
  sounding,
  spread,
  commandContext,
} from '../orders/world.ts'
import { pendingRequestOf, chaseFault, isUnanswered, type PreviousChase } from './chase.ts'

const ipg = open()
const order = sent(ipg, { orderLevels: [orderLevel(10, '60')] })
const test = after(ipg, pushTest(ipg, {}, commandContext('09:10')))
const fpg = after(
  ipg,
  pushFpg(ipg, { guidance: spread('60'), closesAt: at('11:00') }, commandContext('10:00', 30)),
)
const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))

describe('what is waited for', () => {
  it('is a size in a running test, or an answer to a running push', () => {
    expect([ipg, test, fpg, closed].map(pendingRequestOf)).toEqual([
      null,
      { about: 'test', number: 1 },
      { about: 'fpg', number: expect.any(Number) },
      null,
    ])
    expect([ipg, test, fpg, closed].map((deal) => isUnanswered(order, deal))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isUnanswered(sent(sounding()), sounding())).toBe(true)
  })

  it('is not waited for of who has answered, or is gone', () => {
    const answered = done(
      answerTest(order, test, { expectedVersion: 1, size: mm(0) }, by('investor', '09:15')),
    ).order
    expect(isUnanswered(answered, test)).toBe(false)
    expect(isUnanswered(answered, fpg)).toBe(true)
    expect(
      isUnanswered(done(withdraw(order, test, { expectedVersion: 1 }, by('investor', '09:15'))).order, test),
    ).toBe(false)
  })
})

describe('asking again', () => {
  const asking = pendingRequestOf(fpg)!
  const last: PreviousChase = { ...asking, at: at('10:10') }
  const fault = (time: string, { orders = 2, before = last, deal = fpg, about = asking } = {}) =>
    chaseFault({ request: about, orders }, before, deal, instant(time))

  it('waits ten minutes, and says when it was and how long still', () => {
    expect(fault('10:13')).toMatchObject({
      reason: 'book.chased-just-now',
      params: { at: '2026-11-23T18:10:00+08:00[Asia/Hong_Kong]', minutes: 7 },
    })
    expect(fault('10:20')).toBeUndefined()
    // Another round, or another push, is another question.
    expect(fault('10:13', { before: { ...last, number: 99 } })).toBeUndefined()
  })

  it('is for somebody, and for what is waited for still', () => {
    expect(fault('10:30', { orders: 0 })?.reason).toBe('book.nobody-to-chase')
    expect(fault('10:40', { deal: closed })?.reason).toBe('book.nobody-to-chase')
    expect(fault('10:40', { about: pendingRequestOf(test)! })?.reason).toBe('book.nobody-to-chase')
    expect(chaseFault({ request: null, orders: 0 }, undefined, ipg, instant('09:00'))?.reason).toBe(
      'book.nobody-to-chase',
    )
  })
})

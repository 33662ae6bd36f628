import { describe, expect, it } from 'vitest'
import { endFpg, pushFpg, silenceRules, type PricedDeal, type Terms } from '../deals/index.ts'
import { acceptedLevel } from './accept-level.ts'
import { answerFpg } from './acts/index.ts'
import { pushOf } from './deal.ts'
import { sizeIfSilent } from './figures.ts'
import type { OrderContent } from './order.ts'
import { after, at, by, commandContext, done, known, mm, open, orderLevel, sent, spread } from './world.ts'

const pushed = (ipg: PricedDeal, level = '55') =>
  after(ipg, pushFpg(ipg, { guidance: spread(level), closesAt: at('11:00') }, commandContext('10:00', 30)))
const atFpg = (content: Partial<OrderContent>, silence: Terms['silence'] = 'stayIfIn') => {
  const ipg = open({ silence })
  const order = sent(ipg, content)
  return { order, fpg: pushed(ipg) }
}

describe('accepting the final guidance', () => {
  it('moves the limit of the least demanding level to the guidance', () => {
    const { order, fpg } = atFpg({ orderLevels: [orderLevel(10, '70'), orderLevel(6, '60')] })
    expect(acceptedLevel(order, fpg)).toEqual(orderLevel(6, '55'))
  })

  it('moves only limits that keep the order out', () => {
    const { order, fpg } = atFpg({ orderLevels: [{ ...orderLevel(6, '60'), minYield: '0.1' as never }] })
    expect(acceptedLevel(order, fpg)).toMatchObject({ minSpread: '55', minYield: '0.1' })
  })

  it('is an answer that the rules take', () => {
    const { order, fpg } = atFpg({ orderLevels: [orderLevel(10, '60')] })
    const accepted = done(
      answerFpg(
        order,
        fpg,
        {
          ...known,
          expectedVersion: order.shown,
          push: pushOf(fpg.lifecycle) ?? 0,
          answer: 'increase',
          orderLevels: [acceptedLevel(order, fpg)!],
        },
        by('investor', '10:10', { seq: 40 }),
      ),
    ).order
    expect(accepted.fpg).toMatchObject({ orderLevels: [orderLevel(10, '55')] })
    expect(acceptedLevel(accepted, fpg)).toBeNull()
  })

  it('is not offered to an order that is in, or before and after FPG', () => {
    const inside = atFpg({ orderLevels: [orderLevel(10, '55')] })
    expect(acceptedLevel(inside.order, inside.fpg)).toBeNull()
    const ipg = open()
    const order = sent(ipg, { orderLevels: [orderLevel(10, '60')] })
    expect(acceptedLevel(order, ipg)).toBeNull()
    const closed = after(pushed(ipg), endFpg(pushed(ipg), {}, commandContext('10:30', 60)))
    expect(acceptedLevel(order, closed)).toBeNull()
  })
})

describe('what silence does to an order that waits for its answer', () => {
  const ifSilent = (content: Partial<OrderContent>, rule: Terms['silence']) => {
    const { order, fpg } = atFpg(content, rule)
    return sizeIfSilent(order, fpg)
  }

  it('follows the rule of the deal', () => {
    const out = { orderLevels: [orderLevel(10, '60')] }
    expect(silenceRules.map((rule) => ifSilent(out, rule))).toEqual([0, 0, mm(10)])
    const ladder = { orderLevels: [orderLevel(10, '60'), orderLevel(6, '50')] }
    expect(silenceRules.map((rule) => ifSilent(ladder, rule))).toEqual([mm(6), 0, mm(10)])
  })

  it('drops a soft order under every rule', () => {
    const soft = { orderLevels: [orderLevel(10)], commitment: 'soft' as const }
    expect(silenceRules.map((rule) => ifSilent(soft, rule))).toEqual([0, 0, 0])
  })

  it('is nothing before FPG', () => {
    const ipg = open()
    expect(sizeIfSilent(sent(ipg, { orderLevels: [orderLevel(10)] }), ipg)).toBeNull()
  })
})

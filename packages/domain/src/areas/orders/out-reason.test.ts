import { expect, it } from 'vitest'
import { endFpg, pushFpg, silenceRules, type PricedDeal, type Terms } from '../deals/index.ts'
import { answerFpg } from './acts/index.ts'
import { pushOf } from './deal.ts'
import { bookedOrderOf } from './derived.ts'
import { outReasonOf } from './figures.ts'
import type { FpgRequest } from './acts/index.ts'
import type { Order } from './order.ts'
import { after, at, by, done, known, open, orderLevel, sent, spread, commandContext } from './world.ts'

const push = (deal: PricedDeal) =>
  after(deal, pushFpg(deal, { guidance: spread('55'), closesAt: at('11:00') }, commandContext('10:00', 30)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 60)))
const answer = (order: Order, deal: PricedDeal, own: Pick<FpgRequest, 'answer'>) =>
  answerFpg(
    order,
    deal,
    { ...known, expectedVersion: order.shown, push: pushOf(deal.lifecycle) ?? 0, ...own },
    by('investor', '10:10', { seq: 40 }),
  )

const reasonOf = (order: Order, deal: PricedDeal) =>
  outReasonOf(order, deal, bookedOrderOf(order, deal).inSize)

it('is out by silence where silence dropped it, and else by its answer or its limits', () => {
  const why = (silence: Terms['silence'], content: Parameters<typeof sent>[1]) => {
    const ipg = open({ silence })
    return reasonOf(sent(ipg, content), close(push(ipg)))
  }
  const soft = { orderLevels: [orderLevel(10)], commitment: 'soft' as const }
  expect(silenceRules.map((rule) => why(rule, soft))).toEqual(['silent', 'silent', 'silent'])
  const firm = { orderLevels: [orderLevel(10, '55')] }
  expect(why('drop', firm)).toBe('silent')
  expect(why('stay', { orderLevels: [orderLevel(10, '56')] })).toBe('out')
  const fpg = push(open())
  const answered = done(answer(sent(open(), soft), fpg, { answer: 'drop' })).order
  expect(reasonOf(answered, close(fpg))).toBe('dropped')
  const reconfirmed = done(answer(sent(open(), soft), fpg, { answer: 'reconfirm' })).order
  expect(reasonOf(reconfirmed, close(fpg))).toBe('out')
})

it('is not accepted where its limits are in and no manager accepted it, and out where they are not', () => {
  const ipg = open()
  const conditional = { since: at('09:30'), accepted: [] }
  const late = { ...sent(ipg, { orderLevels: [orderLevel(10, '55')] }), conditional }
  expect(reasonOf(late, close(push(ipg)))).toBe('unaccepted')
  const tight = { ...late, orderLevels: [orderLevel(10, '56')] }
  expect(reasonOf(tight, close(push(open({ silence: 'stay' }))))).toBe('out')
  const relaxed = { since: at('09:30'), accepted: [orderLevel(10, '56')] }
  expect(reasonOf({ ...late, conditional: relaxed }, close(push(ipg)))).toBe('unaccepted')
})

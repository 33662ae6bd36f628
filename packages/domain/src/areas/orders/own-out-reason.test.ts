import { expect, it } from 'vitest'
import { endFpg, price, pushFpg, type PricedDeal, type Terms } from '../deals/index.ts'
import type { FaceAmount } from '../../kernel/index.ts'
import type { Order } from './order.ts'
import { ownOutReasonOf } from './own-out-reason.ts'
import { after, at, commandContext, final, mm, open, orderLevel, sent, spread } from './world.ts'

const push = (deal: PricedDeal) =>
  after(deal, pushFpg(deal, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 40)))
const priced = (own: Partial<Terms> = {}) => {
  const closed = close(push(open({ silence: 'stay', ...own })))
  return after(closed, price(closed, { final }, commandContext('10:40', 50)))
}
const order = (own: Partial<Order> = {}): Order => ({
  ...sent(open(), { orderLevels: [orderLevel(10, '53')] }),
  ...own,
})
const zero = 0 as FaceAmount

it('says what kept an order out by itself, from pricing on', () => {
  const out = order({ orderLevels: [orderLevel(10, '54')] })
  expect(ownOutReasonOf(out, close(push(open())))).toBeNull()
  expect(ownOutReasonOf(out, priced())).toBe('out')
  expect(ownOutReasonOf({ ...out, allocation: zero }, priced())).toBe('out')
  expect(ownOutReasonOf(order(), priced({ silence: 'drop' }))).toBe('silent')
  const late = order({ conditional: { since: at('09:30'), accepted: [] } })
  expect(ownOutReasonOf(late, priced())).toBe('unaccepted')
})

it('says that the own minimum, or that of the bond, was more than what was in', () => {
  const ladder = [orderLevel(10, '60'), orderLevel(4, '53')]
  const own = order({ orderLevels: ladder, allocation: zero, minSize: mm(5) })
  expect(ownOutReasonOf(own, priced())).toBe('ownMinimum')
  expect(ownOutReasonOf({ ...own, minSize: mm(4) }, priced())).toBeNull()
  expect(ownOutReasonOf({ ...own, minSize: null }, priced({ minDenomination: mm(5) }))).toBe('denomination')
})

it('says nothing where the banks decided, nor of an order that was allocated or is over', () => {
  expect(ownOutReasonOf(order({ allocation: zero }), priced())).toBeNull()
  expect(ownOutReasonOf(order({ allocation: mm(3) }), priced())).toBeNull()
  expect(ownOutReasonOf(order(), priced())).toBeNull()
  const partly = { since: at('09:30'), accepted: [orderLevel(4, '53')] }
  expect(ownOutReasonOf(order({ allocation: zero, conditional: partly }), priced())).toBeNull()
  const withdrawn = order({ stage: 'withdrawn', orderLevels: [orderLevel(10, '54')] })
  expect(ownOutReasonOf(withdrawn, priced())).toBeNull()
})

import { expect, it } from 'vitest'
import { correct, endFpg, price, pushFpg, type PricedDeal, type Terms } from '../deals/index.ts'
import type { FaceAmount } from '../../kernel/index.ts'
import type { Order } from './order.ts'
import { ownOutReasonOf } from './own-out-reason.ts'
import { after, at, commandContext, final, mm, open, orderLevel, rate, sent, spread } from './world.ts'

const push = (deal: PricedDeal) =>
  after(deal, pushFpg(deal, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)))
const close = (deal: PricedDeal) => after(deal, endFpg(deal, {}, commandContext('10:30', 40)))
const priced = (own: Partial<Terms> = {}) => {
  const closed = close(push(open({ silence: 'stay', ...own })))
  return after(closed, price(closed, { final }, commandContext('10:40', 50)))
}
/** After the confirmation of every order. */
const confirmed = (own: Partial<Terms> = {}) => {
  const deal = priced(own)
  return { ...deal, lifecycle: { ...deal.lifecycle, confirmed: true, confirmedAt: at('11:00') } }
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
  expect(ownOutReasonOf({ ...out, allocation: zero }, confirmed())).toBe('out')
  expect(ownOutReasonOf(order(), priced({ silence: 'drop' }))).toBe('silent')
  const late = order({ conditional: { since: at('09:30'), accepted: [] } })
  expect(ownOutReasonOf(late, priced())).toBe('unaccepted')
})

it('says that the own minimum, or that of the bond, was more than what was in', () => {
  const ladder = [orderLevel(10, '60'), orderLevel(4, '53')]
  const own = order({ orderLevels: ladder, allocation: zero, minSize: mm(5) })
  expect(ownOutReasonOf(own, confirmed())).toBe('ownMinimum')
  expect(ownOutReasonOf({ ...own, minSize: mm(4) }, confirmed())).toBeNull()
  expect(ownOutReasonOf({ ...own, minSize: null }, confirmed({ minDenomination: mm(5) }))).toBe(
    'denomination',
  )
})

it('says that the increase was not accepted where all of it would have met the minimum', () => {
  const conditional = { since: at('09:30'), accepted: [orderLevel(10, '53')] }
  const raised = order({ orderLevels: [orderLevel(40, '53')], conditional, minSize: mm(20) })
  expect(ownOutReasonOf({ ...raised, allocation: zero }, confirmed())).toBe('unaccepted')
  const large = { ...raised, allocation: zero, minSize: null }
  expect(ownOutReasonOf(large, confirmed({ minDenomination: mm(20) }))).toBe('unaccepted')
  expect(ownOutReasonOf({ ...raised, allocation: zero, minSize: mm(50) }, confirmed())).toBe('ownMinimum')
  expect(ownOutReasonOf(large, confirmed({ minDenomination: mm(50) }))).toBe('denomination')
})

it('says nothing of a confirmation while its final terms are corrected', () => {
  const scaled = order({ allocation: zero })
  const terms = { ...final, spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
  const request = { final: terms, reason: 'A wrong level', levelConfirmed: true }
  const corrected = after(confirmed(), correct(confirmed(), request, commandContext('12:00', 60)))
  expect(ownOutReasonOf(scaled, corrected)).toBeNull()
  // No allocation had a line of it: it is out at the final level, and at the corrected one.
  const out = order({ orderLevels: [orderLevel(10, '54')] })
  expect(ownOutReasonOf(out, corrected)).toBeNull()
  const again = { ...corrected, lifecycle: { ...corrected.lifecycle, confirmedAt: at('12:30') } }
  expect(ownOutReasonOf(scaled, again)).toBe('out')
  expect(ownOutReasonOf(out, again)).toBe('out')
})

it('says nothing where the banks decided, nor of an order that was allocated or is over', () => {
  expect(ownOutReasonOf(order({ allocation: zero }), confirmed())).toBeNull()
  expect(ownOutReasonOf(order({ allocation: mm(3) }), confirmed())).toBeNull()
  expect(ownOutReasonOf(order(), priced())).toBeNull()
  const partly = { since: at('09:30'), accepted: [orderLevel(4, '53')] }
  expect(ownOutReasonOf(order({ allocation: zero, conditional: partly }), confirmed())).toBeNull()
  const withdrawn = order({ stage: 'withdrawn', orderLevels: [orderLevel(10, '54')] })
  expect(ownOutReasonOf(withdrawn, priced())).toBeNull()
})

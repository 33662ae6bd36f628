import { expect, it } from 'vitest'
import { largeAnswerFault } from './large-answer.ts'
import { at, mm, orderLevel } from './world.ts'

const order = { orderLevels: [orderLevel(10, '60')], fpg: null }

it('asks about an answer above three times its order, unless it is confirmed', () => {
  expect(largeAnswerFault(mm(30), order, undefined)).toBeUndefined()
  expect(largeAnswerFault(mm(31), order, false)).toMatchObject({
    reason: 'order.answer-large',
    params: { size: '31', ordered: '10', times: 3 },
  })
  expect(largeAnswerFault(mm(999), order, true)).toBeUndefined()
})

it('compares with the largest size the order had, also after a reduction or a drop', () => {
  const reduced = { push: 30, how: 'reduce' as const, orderLevels: [orderLevel(2)], at: at('10:20') }
  expect(largeAnswerFault(mm(30), { ...order, fpg: reduced }, undefined)).toBeUndefined()
  expect(
    largeAnswerFault(mm(31), { ...order, fpg: { ...reduced, orderLevels: [] } }, undefined),
  ).toBeDefined()
  const raised = { ...reduced, how: 'increase' as const, orderLevels: [orderLevel(25)] }
  expect(largeAnswerFault(mm(75), { ...order, fpg: raised }, undefined)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { pushFpg } from '../deals/index.ts'
import { changeSignOf } from './change-sign.ts'
import { derivedOf } from './derived.ts'
import type { OrderLevel } from './order.ts'
import { after, at, commandContext, open, orderLevel, sent, spread } from './world.ts'

const before = open()
const pushed = after(
  before,
  pushFpg(before, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
)
const signAfterPush = (...orderLevels: OrderLevel[]) => {
  const { change, figures } = derivedOf(sent(before, { orderLevels }), pushed)
  return [change, changeSignOf({ ...figures, change })]
}

it('says that the push left an unchanged order out, or only partly in', () => {
  expect(signAfterPush(orderLevel(10, '54'))).toEqual(['SAME', 'OUT'])
  expect(signAfterPush(orderLevel(10, '60'), orderLevel(4, '53'))).toEqual(['SAME', 'PARTLY'])
  expect(signAfterPush(orderLevel(10, '53'))).toEqual(['SAME', 'SAME'])
})

it('is the change itself for any other order', () => {
  const sizes = { size: orderLevel(10).size, fpgSize: orderLevel(0).size }
  for (const change of ['NEW', 'MOD', 'CANCEL', null] as const)
    expect(changeSignOf({ ...sizes, change })).toBe(change)
  expect(changeSignOf({ ...sizes, fpgSize: null, change: 'SAME' })).toBe('SAME')
})

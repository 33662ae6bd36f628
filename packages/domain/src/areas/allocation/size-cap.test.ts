import { expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { capExcess, capFault, linesOverCap } from './size-cap.ts'

const mm = (millions: number) => Math.round(millions * 1_000_000) as FaceAmount
const one = (size: FaceAmount) => ({ size, orders: 1 })
const basis = { sizeCap: rateOf('20'), issue: mm(300) }

it('names the share of a line above the cap', () => {
  expect(capExcess(one(mm(65.217)), basis)).toEqual({ size: '65.217', orders: 1, share: '21.7', cap: '20' })
  expect(capExcess(one(mm(60)), basis)).toBeUndefined()
})

it('never shows a share above the cap as the cap itself', () => {
  expect(capExcess(one((mm(60) + 1) as FaceAmount), basis)).toMatchObject({ share: '20.01' })
})

it('has no cap while the cap or the issue size is unknown', () => {
  expect(capExcess(one(mm(65)), { ...basis, issue: null })).toBeUndefined()
  expect(capExcess(one(mm(65)), { ...basis, sizeCap: null })).toBeUndefined()
})

it('refuses a launch until each line above the cap is acknowledged', () => {
  const lines = [
    { orderId: 'a', holder: 'a', size: mm(70) },
    { orderId: 'b', holder: 'b', size: mm(50) },
    { orderId: 'c', holder: 'c', size: mm(66) },
  ]
  const over = linesOverCap(lines, basis)
  expect(over.map(({ orderId }) => orderId)).toEqual(['a', 'c'])
  expect(capFault(over, ['a'])).toMatchObject({
    reason: 'alloc.cap-exceeded',
    fields: [{ field: 'lines.c', reason: 'alloc.over-cap', params: { size: '66', share: '22', cap: '20' } }],
  })
  expect(capFault(over, ['a', 'c'])).toBeUndefined()
})

it('counts all orders of an investor together', () => {
  const lines = [
    { orderId: 'a', holder: 'fund', size: mm(40) },
    { orderId: 'b', holder: 'fund', size: mm(25) },
    { orderId: 'c', holder: 'fund', size: mm(0) },
    { orderId: 'd', holder: 'bank', size: mm(60) },
  ]
  const over = linesOverCap(lines, basis)
  expect(over.map(({ orderId }) => orderId)).toEqual(['a', 'b'])
  expect(capFault(over, ['a'])).toMatchObject({
    fields: [
      {
        field: 'lines.b',
        reason: 'alloc.together-over-cap',
        params: { size: '65', orders: 2, share: '21.7', cap: '20' },
      },
    ],
  })
})

import { rateOf } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { grid, lineIn, units } from '../testing.ts'
import { planBulk } from './bulk.ts'
import { readPercent } from './percent.ts'

const lines = [
  lineIn({ id: 'a', in: 10, size: 5 }),
  lineIn({ id: 'b', in: 3.1, size: 3.1 }),
  lineIn({ id: 'c', in: 20, min: 8 }),
]
const sizes = (plan: ReturnType<typeof planBulk>) =>
  plan.lines.map(({ orderId, size = 0 }) => [orderId, size / 1e6])

it('rounds a share of the demand to the grid, and to zero below the smallest size of the order', () => {
  const plan = planBulk(lines, { kind: 'fill', rate: rateOf('37.5') }, grid)
  expect(sizes(plan)).toEqual([
    ['a', 3.6],
    ['b', 1],
  ])
  expect([plan.same, plan.was, plan.is]).toEqual([1, BigInt(units(8.1)), BigInt(units(4.6))])
})

it('limits the same size for each to what each order takes, and counts those that take less', () => {
  const plan = planBulk(lines, { kind: 'size', size: units(6) }, grid)
  expect(sizes(plan)).toEqual([
    ['a', 6],
    ['b', 3],
  ])
  expect(plan.capped).toBe(2)
})

it('scales, rounds down and clears current sizes', () => {
  expect(sizes(planBulk(lines, { kind: 'scale', rate: rateOf('50') }, grid))).toEqual([
    ['a', 2.4],
    ['b', 1.4],
  ])
  expect(sizes(planBulk(lines, { kind: 'down' }, grid))).toEqual([['b', 3]])
  expect(sizes(planBulk(lines, { kind: 'zero' }, grid))).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

it('rounds down to sizes its order takes, or to zero, and counts these', () => {
  const less = [lineIn({ id: 'd', in: 10, size: 8.1, min: 8.1 }), lineIn({ id: 'e', in: 2, size: 5 })]
  const plan = planBulk(less, { kind: 'down' }, grid)
  expect(sizes(plan)).toEqual([
    ['d', 0],
    ['e', 2],
  ])
  expect(plan.gone).toBe(1)
  expect(planBulk(less, { kind: 'zero' }, grid).gone).toBe(0)
})

it('parses percentages as people type them, within limits', () => {
  expect([readPercent('37.5'), readPercent('３０％'), readPercent('100.1'), readPercent('x')]).toEqual([
    '37.5',
    '30',
    undefined,
    undefined,
  ])
  expect(readPercent('250', 1000)).toBe('250')
})

it('takes shares of what is in and accepted, and gives no more', () => {
  const part = [lineIn({ id: 'a', in: 20, acceptedIn: units(8) })]
  expect(sizes(planBulk(part, { kind: 'fill', rate: rateOf('50') }, grid))).toEqual([['a', 4]])
  expect(sizes(planBulk(part, { kind: 'size', size: units(12) }, grid))).toEqual([['a', 8]])
})

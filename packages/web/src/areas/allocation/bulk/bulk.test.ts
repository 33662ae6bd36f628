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

it('a share of what is in lies on the grid, and is nothing where it is less than an order takes', () => {
  const plan = planBulk(lines, { kind: 'fill', rate: rateOf('37.5') }, grid)
  expect(sizes(plan)).toEqual([
    ['a', 3.6],
    ['b', 1],
  ])
  expect([plan.same, plan.was, plan.is]).toEqual([1, BigInt(units(8.1)), BigInt(units(4.6))])
})

it('the same size for each is as much as each takes, and says who takes less', () => {
  const plan = planBulk(lines, { kind: 'size', size: units(6) }, grid)
  expect(sizes(plan)).toEqual([
    ['a', 6],
    ['b', 3],
  ])
  expect(plan.held).toBe(2)
})

it('scales what stands there, rounds it down, or takes it away', () => {
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

it('what is rounded down is still what its order takes, or nothing, which is said', () => {
  const less = [lineIn({ id: 'd', in: 10, size: 8.1, min: 8.1 }), lineIn({ id: 'e', in: 2, size: 5 })]
  const plan = planBulk(less, { kind: 'down' }, grid)
  expect(sizes(plan)).toEqual([
    ['d', 0],
    ['e', 2],
  ])
  expect(plan.gone).toBe(1)
  expect(planBulk(less, { kind: 'zero' }, grid).gone).toBe(0)
})

it('per cent are read as people type them, and no further than they go', () => {
  expect([readPercent('37.5'), readPercent('３０％'), readPercent('100.1'), readPercent('x')]).toEqual([
    '37.5',
    '30',
    undefined,
    undefined,
  ])
  expect(readPercent('250', 1000)).toBe('250')
})

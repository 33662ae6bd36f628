import { expect, it } from 'vitest'
import { limitFaults } from './limits.ts'
import { rate } from './world.ts'

it('a least yield that can only be a price is refused', () => {
  const faults = (minYield: string) =>
    limitFaults(
      { minYield: rate(minYield), minSpread: null, maxPrice: null },
      { priceType: 'yield' },
      'orderLevels.0',
    )
  expect(faults('99.5')).toEqual([
    { field: 'orderLevels.0.minYield', reason: 'order.yield-implausible', params: { most: 50 } },
  ])
  expect(faults('50.01')).toHaveLength(1)
  expect(faults('50')).toEqual([])
})

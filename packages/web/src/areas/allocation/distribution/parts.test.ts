import { rateOf } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

const bucket = (key: string | null, size: string, filled = 1) => ({
  key,
  name: key === null ? '' : key.toUpperCase(),
  orders: 3,
  filled,
  acceptedIn: '9000000',
  size,
  share: rateOf('10'),
  fill: rateOf('50'),
})

it('lists buckets with an allocation, the largest first, and lines without one last', () => {
  const parts = partsOf(
    [
      bucket(null, '5000000'),
      bucket('asia', '2000000', 2),
      bucket('none', '0', 0),
      bucket('europe', '3000000'),
    ],
    'No region',
  )
  expect(parts.map(({ name, amount, orders, share }) => [name, amount, orders, share])).toEqual([
    ['EUROPE', 3_000_000n, 1, '10'],
    ['ASIA', 2_000_000n, 2, '10'],
    ['No region', 5_000_000n, 1, '10'],
  ])
})

import { expect, it } from 'vitest'
import { refusalMessage } from './index.ts'

it('groups the digits of an amount, and leaves a text as it is', () => {
  const messageOf = (size: string | number) => refusalMessage('US', 'deal.denomination-over-size', { size })
  expect(messageOf(500_000_000)).toBe('The minimum denomination is above the deal size, 500,000,000.')
  expect(messageOf('0.5bn')).toBe('The minimum denomination is above the deal size, 0.5bn.')
})

import { expect, it } from 'vitest'
import { sizeReason } from './size-reason.ts'

it('says of a typed size what is wrong with it, not that it is missing', () => {
  expect(sizeReason(' ', 'merge.size-missing')).toBe('merge.size-missing')
  expect(sizeReason('-1', 'merge.size-missing')).toBe('merge.size-zero')
  expect(sizeReason('lots', 'merge.size-missing')).toBe('amount.not-understood')
  expect(sizeReason('500', 'merge.size-over')).toBe('merge.size-over')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nthLargest } from './nth-largest.ts'

const values = fc.array(fc.oneof(fc.nat(5), fc.maxSafeNat()), { minLength: 1, maxLength: 60 })

it('finds each value by its place', () =>
  fc.assert(
    fc.property(values, fc.nat(), (list, nr) => {
      const nth = 1 + (nr % list.length)
      const expected = list.toSorted((one, other) => other - one)[nth - 1]
      expect(nthLargest(Float64Array.from(list), nth)).toBe(expected)
    }),
    { numRuns: 1000 },
  ))

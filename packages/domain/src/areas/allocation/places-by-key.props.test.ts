import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesByKey } from './places-by-key.ts'

const key = fc.oneof(
  fc.nat(6),
  fc.nat(50_000).map((size) => size * 1000),
  fc.maxSafeNat(),
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1),
)

it('sorts as a comparison does: the largest first, equal ones in their order', () =>
  fc.assert(
    // Few keys are compared, many are sorted by their digits.
    fc.property(fc.oneof(fc.array(key), fc.array(key, { minLength: 200, maxLength: 600 })), (keys) => {
      const expected = [...keys.keys()].toSorted((one, other) => keys[other]! - keys[one]! || one - other)
      expect([...placesByKey(Float64Array.from(keys))]).toEqual(expected)
    }),
    { numRuns: 300 },
  ))

it('sorts keys that are a part of a longer column', () => {
  const column = Float64Array.from({ length: 500 }, (_, at) => (at * 7919) % 1000)
  const keys = column.subarray(100, 450)
  expect([...placesByKey(keys)]).toEqual([...placesByKey(keys.slice())])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortByKey } from './sort-by-key.ts'

const items = fc.array(
  fc.record({ key: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.maxSafeInteger()), id: fc.nat(9) }),
)

it('sorts as a comparison does: the largest first, equal ones in their order', () =>
  fc.assert(
    fc.property(items, (list) => {
      const expected = list.toSorted((one, other) => (one.key > other.key ? -1 : one.key < other.key ? 1 : 0))
      expect(sortByKey(list, ({ key }) => key)).toEqual(expected)
    }),
  ))

it('sorts equal ones by another comparison', () =>
  fc.assert(
    fc.property(items, (list) => {
      const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
      const expected = list.toSorted((one, other) =>
        one.key > other.key ? -1 : one.key < other.key ? 1 : byId(one, other),
      )
      expect(sortByKey(list, ({ key }) => key, byId)).toEqual(expected)
    }),
  ))

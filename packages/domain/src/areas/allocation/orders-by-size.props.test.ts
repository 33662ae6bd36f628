import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ordersBySize } from './orders-by-size.ts'
import { k, order } from './testing.ts'

/** The same instant in several forms, instants closer than a millisecond, and one that only `Temporal` reads. */
const plain = [
  '08:00:00Z',
  '08:00:00.5Z',
  '08:00:00.500000001Z',
  '08:00:00.500Z',
  '09:00:00+01:00',
  '07:59:59Z',
]
const times = plain.map((time) => `2026-11-20T${time}`)
const odd = '2026-11-20T08:00:00Z[UTC]'

const booksOf = (at: readonly string[]) =>
  fc
    .array(fc.record({ size: fc.integer({ min: 1, max: 4 }), at: fc.constantFrom(...at), name: fc.nat(9) }), {
      maxLength: 400,
      size: 'max',
    })
    .map((rows) =>
      rows.map(({ size, at: arrived, name }, nr) => order(`o${name}-${nr}`, k(size), { at: arrived })),
    )

it('puts larger orders first, then earlier ones, then those with the smaller id', () =>
  fc.assert(
    fc.property(fc.oneof(booksOf(times), booksOf(times.slice(0, 1)), booksOf([...times, odd])), (orders) => {
      const expected = [...orders.entries()]
        .toSorted(
          ([, one], [, other]) =>
            other.size - one.size ||
            Temporal.Instant.compare(one.at, other.at) ||
            (one.id < other.id ? -1 : 1),
        )
        .map(([nr]) => nr)
      expect([...ordersBySize(orders)]).toEqual(expected)
    }),
    { numRuns: 200 },
  ))

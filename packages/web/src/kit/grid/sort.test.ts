import { expect, it } from 'vitest'
import { compared, steadied } from './sort.ts'

it('sorts figures by size, names alphabetically, and empty values last either way', () => {
  expect(compared(2, 10n, 1)).toBeLessThan(0)
  expect(compared(2, 10n, -1)).toBeGreaterThan(0)
  expect(compared('fund 9', 'Fund 10', 1)).toBeLessThan(0)
  expect(compared(null, 1, 1)).toBe(1)
  expect(compared(null, 1, -1)).toBe(1)
  expect(compared(null, null, 1)).toBe(0)
})

it('sorts stored times by the microsecond, and other texts of the same length by the alphabet', () => {
  expect(compared('2026-11-26T06:01:17.724852Z', '2026-11-26T06:01:17.724853Z', 1)).toBeLessThan(0)
  expect(compared('2026-11-26T06:01:17.724852Z', '2026-11-26T06:01:17.724852Z', 1)).toBe(0)
  expect(compared('2026-11-26T06:01:17.724852Z', '2026-11-26T06:01:17.724853Z', -1)).toBeGreaterThan(0)
  expect(compared('Zebra fund of the north 10', 'alpha fund of the north 10', 1)).toBeGreaterThan(0)
})

it('keeps the places of all rows, and of a few among many', () => {
  const rows = Array.from({ length: 40 }, (_, nr) => ({ id: `${nr}` }))
  const places = new Map(rows.map(({ id }, place) => [id, 39 - place]))
  const placed = (some: readonly { id: string }[], newAt: 'start' | 'end' = 'end') =>
    steadied(some, { places, newAt }, [], () => null).map(({ id }) => id)
  expect(placed(rows)).toEqual(rows.map(({ id }) => id).toReversed())
  expect(placed(rows.slice(3, 5))).toEqual(['4', '3'])
  const fresh = { id: 'new' }
  expect(placed([fresh, ...rows.slice(0, 30)], 'start').slice(0, 2)).toEqual(['new', '29'])
  expect(placed([fresh, ...rows.slice(3, 5)])).toEqual(['4', '3', 'new'])
})

import { expect, it } from 'vitest'
import { compared } from './sort.ts'

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

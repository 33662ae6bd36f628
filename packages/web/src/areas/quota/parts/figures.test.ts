import { expect, it } from 'vitest'
import { availableShown, flaggedUse, partText, usedShown } from './figures.ts'

const rate = { currency: 'EUR', day: '2026-11-20', rate: '1.08' }
const converted = { rates: [rate] }

it('shows a converted use to a tenth of a million, never too small, and the rest of the limit', () => {
  const [limit, used] = [1_210_000_000n, 273_601_600n]
  expect(usedShown(used, converted)).toBe(273_700_000n)
  expect(availableShown(limit - used, converted)).toBe(936_300_000n)
  expect(usedShown(273_700_000n, converted)).toBe(273_700_000n)
  expect(usedShown(1n, converted)).toBe(100_000n)
})

it('shows how much more is used than the limit, with the same rounding', () => {
  const [limit, used] = [100_000_000n, 130_050_000n]
  expect(usedShown(used, converted)).toBe(130_100_000n)
  expect(availableShown(limit - used, converted)).toBe(-30_100_000n)
  expect(availableShown(-30_000_000n, converted)).toBe(-30_000_000n)
  expect(availableShown(limit - used, { rates: [] })).toBe(-30_050_000n)
})

it('shows every digit of what needs no rate', () => {
  expect(usedShown(273_601_600n, { rates: [] })).toBe(273_601_600n)
  expect(availableShown(936_398_400n, { rates: [] })).toBe(936_398_400n)
  expect(flaggedUse({ used: '262250125', converted: false })).toBe(262_250_125n)
  expect(flaggedUse({ used: '262993701', converted: true })).toBe(263_000_000n)
  // A converted figure may happen to be whole thousands.
  expect(flaggedUse({ used: '262250000', converted: true })).toBe(262_300_000n)
})

it('groups the thousands of a part of a limit that is small', () => {
  expect([0, 79, 1527, 1_234_567].map(partText)).toEqual(['0%', '79%', '1,527%', '1,234,567%'])
})

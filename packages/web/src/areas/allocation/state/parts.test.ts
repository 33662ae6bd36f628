import { expect, it } from 'vitest'
import { units } from '../testing.ts'
import { partsOf } from './parts.ts'

const lines = (count: number, note?: string) =>
  Array.from({ length: count }, (_, at) => ({
    orderId: `ord_000000000000${String(at).padStart(10, '0')}`,
    number: `KP-${at}`,
    size: units(1250),
    ...(note !== undefined && { note }),
  }))

it('keeps ten thousand lines as one change, and splits more lines or a larger call', () => {
  expect(partsOf([])).toEqual([])
  expect(partsOf(lines(10_000)).map((part) => part.length)).toEqual([10_000])
  expect(partsOf(lines(10_001)).map((part) => part.length)).toEqual([10_000, 1])
  const longLines = lines(2000, '配'.repeat(300))
  const parts = partsOf(longLines)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flat()).toEqual(longLines)
  for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(1024 * 1024)
})

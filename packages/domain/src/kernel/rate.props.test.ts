import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRates,
  exact,
  isRate,
  parsePrice,
  parseSpread,
  parseYield,
  rateOf,
  showFixed,
  showSpread,
} from './rate.ts'
import { isRefusal } from './result.ts'

/** Decimals as text, put together from digits so that no float is involved. */
const decimals = (integer: number, places: number) =>
  fc
    .tuple(
      fc.boolean(),
      fc.nat({ max: integer }),
      fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: places }),
    )
    .map(([minus, units, rest]) => rateOf(`${minus ? '-' : ''}${units}${rest ? `.${rest}` : ''}`))

describe('rates', () => {
  it('come back as they were typed', () => {
    fc.assert(fc.property(decimals(19, 10), (value) => parseYield(value) === value))
    fc.assert(
      fc.property(decimals(1999, 4), fc.constantFrom('T', 'MS', 'CT10', null), (bp, over) => {
        const shown = showSpread({ over, bp })
        expect(parseSpread(shown)).toEqual({ over, bp })
      }),
    )
  })

  it('are one text or a refusal, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789./ -+%TeE'.split('')) }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        for (const answer of [parseYield(text), parsePrice(text)])
          expect(isRefusal(answer) || isRate(answer)).toBe(true)
        const spread = parseSpread(text)
        expect(isRefusal(spread) || isRate(spread.bp)).toBe(true)
      }),
    )
  })

  it('round to the nearest when shown', () => {
    fc.assert(
      fc.property(decimals(99, 10), fc.nat({ max: 6 }), (value, places) => {
        const off = BigInt(scaled(value)) - BigInt(scaled(rateOf(showFixed(value, places))))
        const half = 10n ** BigInt(10 - places) / 2n
        expect(off <= half && off >= -half).toBe(true)
      }),
    )
  })

  it('two rates compare as they do exactly, however long they are', () => {
    const digits = fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.maxSafeInteger()).map(BigInt)
    const rates = fc
      .tuple(digits, fc.integer({ min: 0, max: 14 }))
      .map(([value, places]) => rateOf(exact(rateOf(String(value))).div(10 ** places)))
    fc.assert(
      fc.property(rates, rates, (one, other) => {
        expect(Math.sign(compareRates(one, other))).toBe(exact(one).cmp(other))
        expect(Math.sign(compareRates(other, one))).toBe(exact(other).cmp(one))
        expect(compareRates(one, one)).toBe(0)
      }),
    )
  })
})

/** In units of 1e-10. */
function scaled(text: string): string {
  const [integer = '', rest = ''] = text.replace('-', '').split('.')
  return `${text.startsWith('-') ? '-' : ''}${integer}${rest.padEnd(10, '0')}`
}

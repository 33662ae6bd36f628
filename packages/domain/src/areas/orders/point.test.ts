import { describe, expect, it } from 'vitest'
import { pointAt, type Quoted } from './index.ts'
import type { Rate } from '../../kernel/index.ts'

const named = (name: string, known: string | null, frequency: 'annual' | 'semiAnnual' | null = null) => ({
  name,
  isin: null,
  yield: known as Rate | null,
  frequency,
})
const quoted = (more: Partial<Quoted>): Quoted => ({
  guidanceReference: null,
  pricingBenchmark: null,
  couponFrequency: 'semiAnnual',
  ...more,
})
const yieldAt = (terms: Partial<Quoted>) => pointAt('spread', '125' as Rate, quoted(terms)).yield

describe('the yield of a spread', () => {
  it('is that of the reference and the spread, as the bond quotes it', () => {
    expect(yieldAt({ guidanceReference: named('T', '4') })).toBe('5.25')
    // 5.25% a year is 5.1828…% twice a year.
    expect(yieldAt({ guidanceReference: named('MS', '4') })).toMatch(/^5\.182845/)
  })

  it('comes from the pricing benchmark where the reference has no yield and is the same curve', () => {
    const guidanceReference = named('T', null)
    expect(yieldAt({ guidanceReference, pricingBenchmark: named('CT5', '3.912') })).toBe('5.162')
    expect(yieldAt({ pricingBenchmark: named('CT5', '3.912') })).toBe('5.162')
  })

  it('is unknown over another curve, or where nobody knows how the yield is quoted', () => {
    const guidanceReference = named('MS', null)
    expect(yieldAt({ guidanceReference, pricingBenchmark: named('DBR 2031', '2.4') })).toBeNull()
    expect(yieldAt({ pricingBenchmark: named('KfW 2031', '2.4') })).toBeNull()
    expect(yieldAt({ pricingBenchmark: named('KfW 2031', '2.4', 'semiAnnual') })).toBe('3.65')
    expect(yieldAt({})).toBeNull()
  })
})

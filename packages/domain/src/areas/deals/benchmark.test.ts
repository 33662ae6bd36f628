import { describe, expect, it } from 'vitest'
import { benchmarkFrequency, isSameBenchmark } from './benchmark.ts'

const named = (name: string) => ({ name, frequency: null })

describe('a benchmark', () => {
  it.each([
    ...['T', 'CT5', 'ct10', 'UST', 'UST 5Y', 'T 4.25 11/34', 'UKT', 'UKT 4 1/2 2035', 'Gilt 2034'].map(
      (name) => [name, 'semiAnnual'] as const,
    ),
    ...['DBR', 'DBR 2.6 08/35', 'Bund Jan 2019', 'OBL 2.400% Oct 2028', 'BKO', 'OAT', 'SGB 1061', 'MS'].map(
      (name) => [name, 'annual'] as const,
    ),
  ])('knows by its name how its yield is quoted: %s is %s', (name, frequency) => {
    expect(benchmarkFrequency(named(name))).toBe(frequency)
  })

  it.each(['KfW 2031', 'TSLA 5Y', 'UKTX', 'MSFT', ''])('of another name does not: %s', (name) => {
    expect(benchmarkFrequency(named(name))).toBeUndefined()
  })

  it('is quoted as typed, whatever its name says', () => {
    expect(benchmarkFrequency({ name: 'CT5', frequency: 'annual' })).toBe('annual')
    expect(benchmarkFrequency(null)).toBeUndefined()
  })
})

describe('spreads', () => {
  it.each([
    ['T', 'CT5', true],
    ['DBR', 'OBL 2.400% Oct 2028', true],
    ['KfW 2031', 'KfW 2031', true],
    ['MS', 'DBR', false],
    ['T', 'UKT', false],
    ['KfW 2031', 'EIB 2031', false],
  ])('over %s and over %s are one: %s', (one, other, same) => {
    expect(isSameBenchmark(named(one), named(other))).toBe(same)
    expect(isSameBenchmark(named(other), named(one))).toBe(same)
  })
})

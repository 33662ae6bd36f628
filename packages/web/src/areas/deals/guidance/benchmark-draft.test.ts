import { expect, it } from 'vitest'
import { benchmarkOf, draftOf } from './benchmark-draft.ts'

const empty = draftOf(null)

it('reads empty fields as no benchmark', () => {
  expect(benchmarkOf({ ...empty, name: '  ' })).toEqual({ value: null })
})

it('parses eighths, per cent signs and small letters', () => {
  expect(
    benchmarkOf({ name: ' CT10 ', isin: 'us91282cjl62', yield: '4 1/8%', frequency: 'semiAnnual' }),
  ).toEqual({
    value: { name: 'CT10', isin: 'US91282CJL62', yield: '4.125', frequency: 'semiAnnual' },
  })
})

it('requires a name before other fields', () => {
  expect(benchmarkOf({ ...empty, yield: '4.125' })).toEqual({ problem: 'name' })
})

it('reports an unreadable yield', () => {
  expect(benchmarkOf({ ...empty, name: 'CT10', yield: '4,1x' })).toEqual({ problem: 'yield' })
})

it('is unchanged after a round trip', () => {
  const value = { name: 'MS', isin: null, yield: null, frequency: 'annual' as const }
  expect(benchmarkOf(draftOf(value as Parameters<typeof draftOf>[0]))).toEqual({ value })
})

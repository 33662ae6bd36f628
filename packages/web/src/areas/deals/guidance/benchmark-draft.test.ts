import { expect, it } from 'vitest'
import { benchmarkOf, draftOf } from './benchmark-draft.ts'

const empty = draftOf(null)

it('nothing typed is no benchmark', () => {
  expect(benchmarkOf({ ...empty, name: '  ' })).toEqual({ value: null })
})

it('is read as it is typed: eighths, a per cent sign, a small letter', () => {
  expect(
    benchmarkOf({ name: ' CT10 ', isin: 'us91282cjl62', yield: '4 1/8%', frequency: 'semiAnnual' }),
  ).toEqual({
    value: { name: 'CT10', isin: 'US91282CJL62', yield: '4.125', frequency: 'semiAnnual' },
  })
})

it('has a name before it has anything else', () => {
  expect(benchmarkOf({ ...empty, yield: '4.125' })).toEqual({ problem: 'name' })
})

it('a yield that cannot be read is asked for again', () => {
  expect(benchmarkOf({ ...empty, name: 'CT10', yield: '4,1x' })).toEqual({ problem: 'yield' })
})

it('comes back as it was', () => {
  const value = { name: 'MS', isin: null, yield: null, frequency: 'annual' as const }
  expect(benchmarkOf(draftOf(value as Parameters<typeof draftOf>[0]))).toEqual({ value })
})

import { expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { issueTexts } from './issue-text.ts'

const size = { kind: 'number' as const, face: 500_000_000 as FaceAmount, unit: 'mm' as const }
const tenor = { perpetual: false, years: 3, months: 6, days: 0 }

it('names size and tenor of an issue, as far as they are known', () => {
  expect(issueTexts({ currency: 'USD', size, tenor })).toEqual({
    US: 'USD 500mm 3y 6m',
    CN: 'USD 500 百万，3年 6个月',
    HK: 'USD 500 百萬，3年 6個月',
  })
  expect(issueTexts({ currency: 'USD', size: null, tenor: { ...tenor, perpetual: true } }).US).toBe(
    'USD Perpetual',
  )
  expect(issueTexts({ currency: 'USD', size: { kind: 'benchmark' }, tenor: null }).US).toBe('USD Benchmark')
  expect(issueTexts({ currency: 'USD', size: { kind: 'text', text: 'Min USD 300mm' }, tenor: null }).US).toBe(
    'Min USD 300mm',
  )
  expect(issueTexts({ currency: null, size: null, tenor: null }).US).toBe('–')
})

import type { DealDetail } from '@bookrunner/contract/deals'
import { expect, it } from 'vitest'
import { isNews } from './news.ts'

const header = {
  name: 'Glasswing 3y',
  status: 'IPG',
  tenor: { years: 3, months: 0 },
} as unknown as DealDetail['header']
const shown = { header, version: 4, sharedVersion: 2 }

it('ignores the same state, in any order of its keys', () => {
  const again = {
    tenor: { months: 0, years: 3 },
    status: 'IPG',
    name: 'Glasswing 3y',
  } as unknown as typeof header
  expect(isNews(shown, { ...shown, header: again })).toBe(false)
})

it('reports other terms, another shared part, another header', () => {
  expect(isNews(shown, { ...shown, version: 5 })).toBe(true)
  expect(isNews(shown, { ...shown, sharedVersion: 3 })).toBe(true)
  expect(isNews(shown, { ...shown, header: { ...header, status: 'FPG' } })).toBe(true)
})

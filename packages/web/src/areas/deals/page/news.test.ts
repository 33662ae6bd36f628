import type { DealDetail } from '@bookrunner/contract/deals'
import { expect, it } from 'vitest'
import { isNews } from './news.ts'

const header = {
  name: 'Glasswing 3y',
  status: 'IPG',
  tenor: { years: 3, months: 0 },
} as unknown as DealDetail['header']
const held = { header, version: 4, sharedVersion: 2 }

it('the same state is no news, in whatever order its parts come', () => {
  const again = {
    tenor: { months: 0, years: 3 },
    status: 'IPG',
    name: 'Glasswing 3y',
  } as unknown as typeof header
  expect(isNews(held, { ...held, header: again })).toBe(false)
})

it('other terms, another part shared, another header are news', () => {
  expect(isNews(held, { ...held, version: 5 })).toBe(true)
  expect(isNews(held, { ...held, sharedVersion: 3 })).toBe(true)
  expect(isNews(held, { ...held, header: { ...header, status: 'FPG' } })).toBe(true)
})

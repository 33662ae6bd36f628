import { expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

it('tells pages apart by path and record, not by filters', () => {
  expect(pageKey('/board/deal-board/', '?status=IPG')).toBe('/board/deal-board')
  expect(pageKey('/board/detail', '?tab=terms&dealId=dea_1', ['dealId'])).toBe('/board/detail?dealId=dea_1')
  expect(pageKey('/board/detail', '', ['dealId'])).toBe('/board/detail')
})

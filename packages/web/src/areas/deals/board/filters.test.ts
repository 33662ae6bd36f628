import { describe, expect, it } from 'vitest'
import {
  asQuery,
  filtersIn,
  isNarrowed,
  narrowed,
  narrowedBy,
  noFilters,
  stepBack,
  withFilters,
} from './filters.ts'

const search =
  '?q=glass&status=IPG,FPG&currency=USD&role=OC&from=2026-01-01&until=2026-12-31&page=2&size=30&sort=closesAt&dir=desc'

describe('filters in the address', () => {
  it('are read and written back the same', () => {
    const filters = filtersIn(search)
    expect(filters).toMatchObject({
      keyword: 'glass',
      status: ['IPG', 'FPG'],
      page: 2,
      size: 30,
      sort: { field: 'closesAt', order: 'desc' },
    })
    expect(withFilters('', filters)).toBe(search)
  })

  it('leave out what is as usual, and keep what is not theirs', () => {
    expect(withFilters('?lang=CN&q=old', filtersIn(''))).toBe('?lang=CN')
    expect(withFilters('', filtersIn('?page=1&size=15&order=asc'))).toBe('')
  })

  it('take nothing they do not know', () => {
    const odd = filtersIn('?status=IPG,Nonsense&currency=XXX&role=BOSS&from=soon&page=-3&size=7&sort=secret')
    expect(odd).toEqual({ ...filtersIn(''), status: ['IPG'] })
  })

  it('are sent as the call takes them', () => {
    expect(asQuery(filtersIn(''))).toEqual({ pageNum: 1, pageSize: 15 })
    expect(asQuery(filtersIn(search))).toEqual({
      pageNum: 2,
      pageSize: 30,
      sortField: 'closesAt',
      sortOrder: 'desc',
      keyword: 'glass',
      status: 'IPG,FPG',
      currency: 'USD',
      role: 'OC',
      from: '2026-01-01',
      until: '2026-12-31',
    })
  })
})

describe('changing them', () => {
  it('begins at the first page again', () => {
    expect(narrowed(filtersIn(search), { currency: 'EUR' })).toMatchObject({ page: 1, currency: 'EUR' })
    expect(narrowed(filtersIn(search), { page: 3 }).page).toBe(3)
  })

  it('can be taken back whole, page size and order stay', () => {
    expect(isNarrowed(filtersIn(search))).toBe(true)
    expect(narrowedBy(filtersIn(search))).toBe(4)
    expect(isNarrowed(filtersIn('?q=x'))).toBe(true)
    const none = noFilters(filtersIn(search))
    expect(isNarrowed(none)).toBe(false)
    expect(none).toMatchObject({ page: 1, size: 30, sort: { field: 'closesAt' } })
  })

  it('steps back from a page that has become empty', () => {
    expect(stepBack(filtersIn('?page=3'), 30)).toMatchObject({ page: 2 })
    expect(stepBack(filtersIn('?page=2'), 0)).toMatchObject({ page: 1 })
    expect(stepBack(filtersIn('?page=2'), 16)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import {
  asQuery,
  filtersIn,
  isNarrowed,
  noFilters,
  openIn,
  stepBack,
  withFilters,
  withOpen,
} from './filters.ts'

const all =
  '?oq=garden&ostatus=FPG,Withdrawn&odeal=deal_k3v0x8s2m1p4n4&opage=3&osize=30&osort=shownAt&odir=desc'

describe('the address of the list of orders', () => {
  it('says every filter and reads it back', () => {
    const filters = filtersIn(all)
    expect(filters).toEqual({
      keyword: 'garden',
      status: ['FPG', 'Withdrawn'],
      dealId: 'deal_k3v0x8s2m1p4n4',
      page: 3,
      size: 30,
      sort: { field: 'shownAt', order: 'desc' },
    })
    expect(withFilters('', filters)).toBe(all)
  })

  it('leaves alone what else stands in it: the filters of the deals, the open order', () => {
    const search = '?q=glass&status=IPG&sort=name&order=ord_1&oq=x'
    expect(withFilters(search, filtersIn(''))).toBe('?q=glass&status=IPG&sort=name&order=ord_1')
    expect(withOpen(search, undefined)).toBe('?q=glass&status=IPG&sort=name&oq=x')
    expect(openIn(withOpen('?q=glass', 'ord_7'))).toBe('ord_7')
  })

  it('takes nothing it does not know', () => {
    const odd = '?ostatus=Gone,IPG&odeal=../x&opage=-1&osize=17&osort=investor&order=desc'
    expect(filtersIn(odd)).toEqual(filtersIn(''))
    expect(openIn(odd)).toBeUndefined()
  })

  it('is what the call is asked for', () => {
    expect(asQuery(filtersIn(all))).toEqual({
      pageNum: 3,
      pageSize: 30,
      sortField: 'shownAt',
      sortOrder: 'desc',
      keyword: 'garden',
      status: 'FPG,Withdrawn',
      dealId: 'deal_k3v0x8s2m1p4n4',
    })
    expect(asQuery(filtersIn(''))).toEqual({ pageNum: 1, pageSize: 15 })
  })

  it('is cleared of filters, not of the size of a page', () => {
    const cleared = noFilters(filtersIn(all))
    expect([cleared.size, cleared.page, isNarrowed(cleared)]).toEqual([30, 1, false])
    expect(isNarrowed(filtersIn('?oq=a'))).toBe(true)
  })

  it('steps back from a page that became empty', () => {
    expect(stepBack(filtersIn('?opage=3'), 31)).toBeUndefined()
    expect(stepBack(filtersIn('?opage=3'), 30)?.page).toBe(2)
    expect(stepBack(filtersIn('?opage=3'), 0)?.page).toBe(1)
  })
})

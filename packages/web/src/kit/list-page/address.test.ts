import { describe, expect, it } from 'vitest'
import { ListAddress, withParams } from './address.ts'
import { aDay, anId, manyOf, oneOf, readId } from './fields.ts'

const filters = {
  status: manyOf(['Draft', 'IPG', 'FPG']),
  currency: oneOf(['EUR', 'USD']),
  from: aDay('days'),
  until: aDay('days'),
}
const sorts = ['name', 'closesAt'] as const
const deals = new ListAddress({ filters, sorts })
const orders = new ListAddress({
  prefix: 'o',
  filters: { status: filters.status, dealId: anId('deal') },
  sorts,
})

const search =
  '?q=glass&status=IPG,FPG&currency=USD&from=2026-01-01&until=2026-12-31&page=2&size=30&sort=closesAt&dir=desc'

describe('the address of a list', () => {
  it('is read and written back the same', () => {
    const state = deals.read(search)
    expect(state).toEqual({
      keyword: 'glass',
      status: ['IPG', 'FPG'],
      currency: 'USD',
      from: '2026-01-01',
      until: '2026-12-31',
      page: 2,
      size: 30,
      sort: { field: 'closesAt', order: 'desc' },
    })
    expect(deals.write('', state)).toBe(search)
  })

  it('leaves out defaults, and keeps what belongs to others', () => {
    expect(deals.write('?lang=CN&q=old', deals.read(''))).toBe('?lang=CN')
    expect(deals.write('', deals.read('?page=1&size=15&order=asc'))).toBe('')
  })

  it('ignores what it does not understand', () => {
    const odd = deals.read('?status=IPG,Nonsense&currency=XXX&from=soon&page=-3&size=7&sort=secret')
    expect(odd).toEqual({ ...deals.read(''), status: ['IPG'] })
    expect(orders.read('?odeal=../x')).toEqual(orders.read(''))
    expect([readId('desc'), readId('ord_7')]).toEqual([undefined, 'ord_7'])
  })

  it('has names of its own where two lists share a page', () => {
    const own = '?oq=garden&ostatus=FPG&odeal=deal_k3v0x8s2m1p4n4&opage=3'
    expect(orders.read(own)).toMatchObject({ keyword: 'garden', dealId: 'deal_k3v0x8s2m1p4n4', page: 3 })
    expect(orders.write('?q=glass&sort=name&oq=x', orders.read(own))).toBe(
      '?q=glass&sort=name&oq=garden&ostatus=FPG&odeal=deal_k3v0x8s2m1p4n4&opage=3',
    )
    expect(orders.filterOf(orders.read(own))).toEqual({
      keyword: 'garden',
      status: 'FPG',
      dealId: 'deal_k3v0x8s2m1p4n4',
    })
  })

  it('takes further parameters, and loses those without a value', () => {
    expect(withParams('?q=glass&order=ord_1', [['order', undefined]])).toBe('?q=glass')
    expect(withParams('?q=glass', [['order', 'ord_7']])).toBe('?q=glass&order=ord_7')
    expect(withParams('?order=ord_1', [['order', undefined]])).toBe('')
  })
})

describe('the state of a list', () => {
  it('is sent as the call takes it', () => {
    expect(deals.queryOf(deals.read(''))).toEqual({ pageNum: 1, pageSize: 15 })
    expect(deals.queryOf(deals.read(search))).toEqual({
      pageNum: 2,
      pageSize: 30,
      sortField: 'closesAt',
      sortOrder: 'desc',
      keyword: 'glass',
      status: 'IPG,FPG',
      currency: 'USD',
      from: '2026-01-01',
      until: '2026-12-31',
    })
    expect(deals.filterOf(deals.read('?q=%20%20'))).toEqual({})
  })

  it('starts at the first page when a filter changes', () => {
    expect(deals.changed(deals.read(search), { currency: 'EUR' })).toMatchObject({ page: 1, currency: 'EUR' })
    expect(deals.changed(deals.read(search), { page: 3 }).page).toBe(3)
  })

  it('is cleared of filters, not of page size and sort; a period is one filter', () => {
    expect(deals.filterCount(deals.read(search))).toBe(3)
    expect(deals.isFiltered(deals.read('?q=x'))).toBe(true)
    const cleared = deals.cleared(deals.read(search))
    expect(deals.isFiltered(cleared)).toBe(false)
    expect(cleared).toMatchObject({ page: 1, size: 30, sort: { field: 'closesAt' } })
  })

  it('steps back from a page that has become empty', () => {
    expect(deals.stepBack(deals.read('?page=3'), 30)).toMatchObject({ page: 2 })
    expect(deals.stepBack(deals.read('?page=2'), 0)).toMatchObject({ page: 1 })
    expect(deals.stepBack(deals.read('?page=3'), 31)).toBeUndefined()
  })
})

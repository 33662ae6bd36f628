import { describe, expect, it } from 'vitest'
import { leadsOutside, mayHide, mayLeadTo, placedBefore } from './index.ts'

describe('a menu entry', () => {
  it.each([
    ['/order/my-orders', true],
    ['/system/role-manage', true],
    ['https://research.example/notes?id=1', true],
    ['http://research.example', false],
    ['/nowhere', false],
    ['/login', false],
    ['/', false],
    ['/order/deal/:id', false],
    ['/order/deal/ord_1', true],
  ])('to %s: %s', (path, allowed) => expect(mayLeadTo(path)).toBe(allowed))

  it('leads outside by https only', () => {
    expect([leadsOutside('https://x.example'), leadsOutside('/order')]).toEqual([true, false])
  })

  it('may be hidden, unless it is the way to the menu itself', () => {
    expect(mayHide({ path: '/system/role-manage', builtIn: true })).toBe(false)
    expect(mayHide({ path: '/system', builtIn: true })).toBe(false)
    expect(mayHide({ path: '/system/notice', builtIn: true })).toBe(true)
    expect(mayHide({ path: '/system/role-manage', builtIn: false })).toBe(true)
  })

  it('is put before another, or at the end', () => {
    expect(placedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(placedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
    expect(placedBefore(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'c', 'b'])
  })
})

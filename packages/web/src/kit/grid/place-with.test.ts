import { expect, it } from 'vitest'
import { placeWith } from './place-with.ts'

it('keeps all that is said of a place, and says one thing more or another way', () => {
  const location = { pathname: '/deal/alloc', search: '?dealId=d%201&panel=changes&order=ord_1' }
  expect(placeWith(location, 'order', 'ord_2')).toBe('/deal/alloc?dealId=d+1&panel=changes&order=ord_2')
  expect(placeWith({ pathname: '/a', search: '' }, 'order', 'b')).toBe('/a?order=b')
})

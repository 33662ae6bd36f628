import { expect, it } from 'vitest'
import { urlWithParam } from './url-with-param.ts'

it('adds or replaces one parameter of a URL', () => {
  const location = { pathname: '/deal/alloc', search: '?dealId=d%201&panel=changes&order=ord_1' }
  expect(urlWithParam(location, 'order', 'ord_2')).toBe('/deal/alloc?dealId=d+1&panel=changes&order=ord_2')
  expect(urlWithParam({ pathname: '/a', search: '' }, 'order', 'b')).toBe('/a?order=b')
})

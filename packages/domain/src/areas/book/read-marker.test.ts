import { expect, it } from 'vitest'
import { advanceMarker } from './read-marker.ts'

const born = new Map([
  ['a', 3],
  ['b', 5],
  ['c', 9],
])
const none = { upTo: 0, orderIds: [] }

it('stores single orders until the state covers them', () => {
  const some = advanceMarker(none, { orderIds: ['a', 'c', 'unseen'] }, born)!
  expect(some).toEqual({ upTo: 0, orderIds: ['a', 'c'] })
  expect(advanceMarker(some, { upTo: 5 }, born)).toEqual({ upTo: 5, orderIds: ['c'] })
  expect(advanceMarker({ upTo: 5, orderIds: [] }, { orderIds: ['a'] }, born)).toBeUndefined()
})

it('what was noted stays noted', () => {
  expect(advanceMarker({ upTo: 5, orderIds: ['c'] }, { upTo: 2 }, born)).toBeUndefined()
  expect(advanceMarker({ upTo: 5, orderIds: ['c'] }, { orderIds: ['c'] }, born)).toBeUndefined()
  // The state that brought an order is unknown once the reader no longer sees it.
  expect(advanceMarker({ upTo: 5, orderIds: ['gone'] }, { upTo: 8 }, born)).toEqual({
    upTo: 8,
    orderIds: ['gone'],
  })
})

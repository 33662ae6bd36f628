import { expect, it } from 'vitest'
import { takeNote } from './taken.ts'

const born = new Map([
  ['a', 3],
  ['b', 5],
  ['c', 9],
])
const none = { upTo: 0, orderIds: [] }

it('single orders are kept as long as the state does not say so already', () => {
  const some = takeNote(none, { orderIds: ['a', 'c', 'unseen'] }, born)!
  expect(some).toEqual({ upTo: 0, orderIds: ['a', 'c'] })
  expect(takeNote(some, { upTo: 5 }, born)).toEqual({ upTo: 5, orderIds: ['c'] })
  expect(takeNote({ upTo: 5, orderIds: [] }, { orderIds: ['a'] }, born)).toBeUndefined()
})

it('what was noted stays noted', () => {
  expect(takeNote({ upTo: 5, orderIds: ['c'] }, { upTo: 2 }, born)).toBeUndefined()
  expect(takeNote({ upTo: 5, orderIds: ['c'] }, { orderIds: ['c'] }, born)).toBeUndefined()
  // Of an order that is not seen any more it is not known when it came.
  expect(takeNote({ upTo: 5, orderIds: ['gone'] }, { upTo: 8 }, born)).toEqual({
    upTo: 8,
    orderIds: ['gone'],
  })
})

import { expect, it } from 'vitest'
import { allocRow, units } from '../testing.ts'
import { becomeUnallocated, inTableOrder, replacedIn } from './replaced.ts'

it('lists confirmations of another size, zero included, and counts those that keep it', () => {
  const rows = [
    allocRow({ id: 'less', in: 50, size: 17, confirm: 'reissue', confirmedSize: units(18) }),
    allocRow({ id: 'same', in: 50, size: 20, confirm: 'reissue', confirmedSize: units(20) }),
    allocRow({ id: 'none before', in: 50, size: 5, confirm: 'reissue', confirmedSize: units(0) }),
    allocRow({ id: 'nothing now', in: 50, size: 0, confirm: 'reissue', confirmedSize: units(3) }),
    allocRow({ id: 'first', in: 50, size: 9, confirm: 'pending' }),
  ]
  const { resized, sameSize } = replacedIn(rows)
  expect(resized.map(({ orderId, was, is }) => [orderId, was, is])).toEqual([
    ['less', units(18), units(17)],
    ['none before', units(0), units(5)],
    ['nothing now', units(3), units(0)],
  ])
  expect(sameSize).toBe(1)
})

it('counts the orders that become unallocated, not those that are so already', () => {
  const rows = [
    allocRow({ id: 'first', in: 50, size: 0, confirm: 'pending' }),
    allocRow({ id: 'nothing now', in: 50, size: 0, confirm: 'reissue', confirmedSize: units(3) }),
    allocRow({ id: 'nothing still', in: 50, size: 0, confirm: 'reissue', confirmedSize: units(0) }),
    allocRow({ id: 'filled', in: 50, size: 5, confirm: 'pending' }),
  ]
  expect(becomeUnallocated(rows)).toBe(2)
})

it('lists in the order of the table, and what its filter hides last', () => {
  const rows = ['hidden', 'b', 'a'].map((id) => allocRow({ id, in: 50 }))
  expect(inTableOrder(rows, ['a', 'b', 'c']).map(({ orderId }) => orderId)).toEqual(['a', 'b', 'hidden'])
})

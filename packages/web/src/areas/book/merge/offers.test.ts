import { expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { browserBook } from '../rows/testing.ts'
import { foundIn, offersOf } from './offers.ts'

const book = browserBook([
  orderRow({ id: 'a', mm: 20, number: 'K7Q4M-2XB90', holder: 'kestrel', account: 'Fund A' }),
  orderRow({ id: 'b', mm: 12, number: 'GAHX3-9D111', holder: 'kestrel' }),
  orderRow({ id: 'c', mm: 5, holder: 'ironmoss' }),
])
const candidates = [
  { by: 'house' as const, name: 'Kestrel Peak', orderIds: ['a', 'b', 'gone'] },
  { by: 'group' as const, name: 'Ironmoss', orderIds: ['c', 'gone'] },
]
const names = (text: string) => foundIn(offersOf(candidates, book, ['x']), text, book).map(({ name }) => name)

it('offers orders still in the book: two if none is chosen, else one', () => {
  expect(offersOf(candidates, book, []).map(({ name, orders }) => [name, orders.length])).toEqual([
    ['Kestrel Peak', 2],
  ])
  expect(offersOf(candidates, book, ['a']).map(({ orders }) => orders.map(({ id }) => id))).toEqual([
    ['b'],
    ['c'],
  ])
})

it('finds an offer by investor, account and number', () => {
  expect(names('')).toHaveLength(2)
  expect([names('fund a'), names('gahx39'), names('ironmoss'), names('kestrel ironmoss')]).toEqual([
    ['Kestrel Peak'],
    ['Kestrel Peak'],
    ['Ironmoss'],
    [],
  ])
})

import { mostRows, ordersCalls } from '@bookrunner/contract/orders'
import { faceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { browserBook } from '../rows/testing.ts'
import { waitingIn } from '../rounds/index.ts'
import { acceptableIn, nextOf } from './acceptable.ts'

const waits = { conditional: true, accepted: faceAmount(0) }

it('offers the orders that wait and that the reader may accept, as each of them says', () => {
  const book = browserBook([
    orderRow({ id: 'open', mm: 10, ...waits, may: ['edit', 'accept'] }),
    orderRow({ id: 'priced', mm: 10, ...waits, may: ['edit'] }),
    orderRow({ id: 'dropped', mm: 0, ...waits, may: ['edit', 'accept'] }),
    orderRow({ id: 'taken', mm: 10, may: ['edit'] }),
  ])
  expect(waitingIn(book).map(({ id }) => id)).toEqual(['open', 'priced'])
  expect(acceptableIn(book).map(({ id }) => id)).toEqual(['open'])
})

it('sends as many orders as one write takes, and leaves the others for a further one', () => {
  const orders = Array.from({ length: mostRows + 2 }, () => ({
    orderId: 'ord_abcdefghjkmnx',
    expectedVersion: 1,
  }))
  const isTaken = (sent: readonly unknown[]) =>
    ordersCalls.acceptOrders.input.safeParse({ dealId: 'deal_abcdefghjkmnx', orders: sent }).success
  const { next, left } = nextOf(orders)
  expect([next.length, left, isTaken(next), isTaken(orders)]).toEqual([mostRows, 2, true, false])
  expect(nextOf(orders.slice(2))).toEqual({ next: orders.slice(2), left: 0 })
})

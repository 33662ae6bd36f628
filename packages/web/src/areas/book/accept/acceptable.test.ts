import { faceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { browserBook } from '../rows/testing.ts'
import { waitingIn } from '../rounds/index.ts'
import { acceptableIn } from './acceptable.ts'

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

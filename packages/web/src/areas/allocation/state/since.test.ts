import { expect, it } from 'vitest'
import { allocRow, held } from '../testing.ts'
import { editorsOf, linesSince } from './since.ts'

it('lines that were changed since a state, and by whom; the deal going on elsewhere changes none', () => {
  const rows = [
    allocRow({ id: 'a', in: 50, seq: 10, editedBy: 'Mira' }),
    allocRow({ id: 'b', in: 50, seq: 11, editedBy: 'Tomas' }),
    allocRow({ id: 'c', in: 50, seq: 12, editedBy: 'Tomas' }),
  ]
  const alloc = held(rows, { seq: 40 })
  expect(linesSince(alloc, 10).map(({ orderId }) => orderId)).toEqual(['b', 'c'])
  expect(editorsOf(linesSince(alloc, 10))).toEqual(['Tomas'])
  expect(linesSince(alloc, 12)).toEqual([])
})

import type { FaceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { allocRow, browserAlloc, noEdits, units } from '../testing.ts'
import { editsOf, withEdits, type EditState } from './edits.ts'
import { editorsOf, linesSince, linesUnread, readAt } from './since.ts'

it('lists lines changed since a state and their authors, and ignores other changes of the deal', () => {
  const rows = [
    allocRow({ id: 'a', in: 50, seq: 10, editedBy: 'Mira' }),
    allocRow({ id: 'b', in: 50, seq: 11, editedBy: 'Tomas' }),
    allocRow({ id: 'c', in: 50, seq: 12, editedBy: 'Tomas' }),
  ]
  const alloc = browserAlloc(rows, { seq: 40 })
  expect(linesSince(alloc, 10).map(({ orderId }) => orderId)).toEqual(['b', 'c'])
  expect(editorsOf(linesSince(alloc, 10))).toEqual(['Tomas'])
  expect(linesSince(alloc, 12)).toEqual([])
})

it('ignores the user’s own pending lines, unless somebody else overwrites them', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => allocRow({ id, in: 50, size: 10 }))
  const on = (
    orderId: string,
    state: EditState,
    what: { size?: FaceAmount; note?: string } = { size: units(20) },
  ) => {
    const batch = { key: orderId, what: 'typed' as const, expectedSeq: 10 }
    return editsOf({ ...batch, lines: [{ orderId, number: orderId, ...what }] }, state)
  }
  const own = [
    ...on('a', 'sending'),
    ...on('b', 'done'),
    ...on('c', 'clash'),
    ...on('d', 'sending', { note: 'x' }),
  ]
  const read = readAt(browserAlloc(rows), withEdits(noEdits, own))
  const now = (id: string, mm: number) => allocRow({ id, in: 50, size: mm, seq: 11 })
  const others = (...changed: ReturnType<typeof now>[]) =>
    linesUnread(browserAlloc(changed), read).map(({ orderId }) => orderId)
  expect(others(now('a', 20), now('b', 20), now('d', 10))).toEqual([])
  expect(others(now('a', 20), now('b', 25), now('c', 20), now('d', 30))).toEqual(['b', 'c', 'd'])
})

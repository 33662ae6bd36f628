import { expect, it } from 'vitest'
import { nothingDone, undoingFrom, withDone, withoutLast, withRedone, withUndone } from './undo.ts'

const change = (seq: number) => ({ seq, count: 1, what: 'typed' as const })

it('undoes the newest first, and redoes it by the number of the undo', () => {
  const done = withDone(withDone(nothingDone, change(5)), change(7))
  const back = withUndone(done, 8)
  expect([back.done.map(({ seq }) => seq), back.undone.map(({ seq }) => seq)]).toEqual([[5], [8]])
  const again = withRedone(back, 9)
  expect([again.done.map(({ seq }) => seq), again.undone]).toEqual([[5, 9], []])
})

it('forgets undone changes after a new change', () => {
  const back = withUndone(withDone(nothingDone, change(5)), 6)
  expect(withDone(back, change(9))).toEqual({ done: [change(9)], undone: [] })
})

it('offers neither undo nor redo for lines others changed since', () => {
  const done = withDone(withDone(nothingDone, change(5)), change(7))
  expect(withoutLast(done, 'undo').done).toEqual([change(5)])
  expect(withoutLast(withUndone(done, 8), 'redo')).toEqual({ done: [change(5)], undone: [] })
})

it('restores valid stored data', () => {
  expect(undoingFrom({ done: [change(3), { seq: 'x' }], undone: 4 })).toEqual({
    done: [change(3)],
    undone: [],
  })
  expect(undoingFrom(null)).toEqual(nothingDone)
})

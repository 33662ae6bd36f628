import { describe, expect, it } from 'vitest'
import { allocRow, units } from '../testing.ts'
import {
  cellOf,
  editsIn,
  editsOf,
  markedIn,
  noteIn,
  rebased,
  sizeCounted,
  withEdits,
  type Batch,
  type EditedLine,
} from './edits.ts'
import { isDeskWrite, isOpenEdit } from './stored.ts'

const line = (id: string, mm: number) => ({ orderId: id, number: `KP-${id}`, size: units(mm) })
const rows = (...list: ReturnType<typeof allocRow>[]) => new Map(list.map((row) => [row.orderId, row]))
const own = new Set([12])

describe('rebasing edits on a newer state', () => {
  const lines = [line('a', 6), line('b', 3)]

  it('sends lines that nobody else changed', () => {
    const current = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 5, seq: 9 })) }
    expect(rebased({ expectedSeq: 10, lines }, current, own)).toEqual({
      expectedSeq: 14,
      go: lines,
      clash: [],
    })
  })

  it('finds a conflict only in lines that others set to another size', () => {
    const current = {
      seq: 14,
      rows: rows(
        allocRow({ id: 'a', in: 10, size: 7, seq: 13 }),
        allocRow({ id: 'b', in: 8, size: 4, seq: 12 }),
      ),
    }
    expect(rebased({ expectedSeq: 10, lines }, current, own)).toEqual({
      expectedSeq: 14,
      go: [lines[1]],
      clash: [lines[0]],
    })
  })

  it('finds a conflict in a reason as in a size, each apart from the other', () => {
    const reason: EditedLine = { orderId: 'a', number: 'KP-a', note: 'Anchor' }
    const clash = (row: { size: number; note?: string }, line = reason) =>
      rebased(
        { expectedSeq: 10, lines: [line] },
        { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, seq: 13, ...row })) },
        own,
      ).clash.length
    expect([clash({ size: 5, note: 'Theirs' }), clash({ size: 7 })]).toEqual([1, 1])
    expect(clash({ size: 7, note: 'Anchor' })).toBe(0)
    expect(clash({ size: 7, note: 'Theirs' }, { ...reason, expectedSeq: 13 })).toBe(0)
  })

  it('finds no conflict if somebody else set the same value', () => {
    const current = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 6, seq: 13 })) }
    expect(rebased({ expectedSeq: 10, lines: [lines[0]!] }, current, own).clash).toEqual([])
  })
})

describe('edits of cells', () => {
  const batch: Batch = { key: 'k', what: 'paste', expectedSeq: 10, lines: [line('a', 6)] }

  it('count while being saved, not once refused', () => {
    const row = { orderId: 'a', size: units(5) }
    const edits = (state: 'sending' | 'refused') =>
      new Map(editsOf(batch, state).map((edit) => [edit.orderId, edit]))
    expect(sizeCounted(row, edits('sending'))).toBe(units(6))
    expect(sizeCounted(row, edits('refused'))).toBe(units(5))
    const reason = editsOf({ ...batch, lines: [{ orderId: 'a', number: 'KP-a', note: 'x' }] }, 'sending')
    expect(sizeCounted(row, withEdits(new Map(), reason))).toBe(units(5))
  })

  it('keep an undecided size when a reason is set; the newer reason counts', () => {
    const sized = { ...batch, lines: [{ ...line('a', 6), note: 'Old' }] }
    const reason = { ...batch, key: 'n', lines: [{ orderId: 'a', number: 'KP-a', note: 'New' }] }
    const noteOf = (edits: Parameters<typeof editsIn>[0]) => noteIn({ note: 'Stored' }, editsIn(edits, 'a'))
    const clashing = withEdits(new Map(), editsOf(sized, 'clash'))
    const both = withEdits(clashing, editsOf(reason, 'waiting'))
    expect(editsIn(both, 'a').edit).toMatchObject({ state: 'clash', size: units(6), note: undefined })
    expect([noteOf(new Map()), noteOf(clashing), noteOf(both)]).toEqual(['Stored', 'Old', 'New'])
    // A later answer to the older edit neither restores the old reason nor removes the new one.
    const sending = withEdits(withEdits(new Map(), editsOf(sized, 'sending')), editsOf(reason, 'waiting'))
    const refused = markedIn(sending, sized, () => ({ state: 'refused' }))
    expect(editsIn(refused, 'a').edit).toMatchObject({ state: 'refused', note: undefined })
    expect(noteOf(refused)).toBe('New')
    // Both are typed again: the edit of the reason alone is gone.
    expect(noteOf(withEdits(both, editsOf({ ...sized, key: 's' }, 'waiting')))).toBe('Old')
  })

  it('of a size keep the reason of the line, stored or being saved', () => {
    const row = { note: 'Anchor' }
    const noteAt = (state: 'sending' | 'refused', before: Parameters<typeof withEdits>[0] = new Map()) =>
      noteIn(row, editsIn(withEdits(before, editsOf(batch, state)), 'a'))
    expect([noteAt('sending'), noteAt('refused')]).toEqual(['Anchor', 'Anchor'])
    const reason = { ...batch, key: 'n', lines: [{ orderId: 'a', number: 'KP-a', note: 'Core' }] }
    const noted = withEdits(new Map(), editsOf(reason, 'sending'))
    expect([noteAt('sending', noted), noteAt('refused', noted)]).toEqual(['Core', 'Core'])
  })

  it('keep invalid text in its cell', () => {
    const [plain] = editsOf({ ...batch, lines: [{ orderId: 'a', number: 'KP-a' }] }, 'refused')
    const typed = { ...plain!, typed: { column: 'fill' as const, text: '101%' } }
    expect([cellOf(typed), cellOf({ orderId: 'a', size: units(1) })]).toEqual(['a', 'a'])
    expect(cellOf({ ...typed, typed: { column: 'note', text: 'x' } })).not.toBe('a')
    expect([typed, plain].filter((each) => isOpenEdit(each))).toEqual([typed])
  })

  it('are restored after a reload; invalid data is left out', () => {
    const open = editsOf({ ...batch, key: 'o' }, 'clash')
    expect(structuredClone(open).filter((each) => isOpenEdit(each))).toEqual(open)
    for (const other of ['x', { ...open[0], size: 'x' }, { ...open[0], state: 'sending' }])
      expect(isOpenEdit(other)).toBe(false)
    expect(isDeskWrite({ kind: 'lines', ...batch })).toBe(true)
    expect(isDeskWrite({ kind: 'step', way: 'undo', change: null })).toBe(true)
    for (const other of [{ key: 1 }, { kind: 'lines', ...batch, lines: [{ orderId: 'a', number: 'KP-a' }] }])
      expect(isDeskWrite(other)).toBe(false)
  })
})

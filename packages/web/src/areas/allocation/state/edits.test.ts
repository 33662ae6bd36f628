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
import { isDeskWrite, openEditsFrom } from './stored.ts'

const line = (id: string, mm: number) => ({ orderId: id, number: `KP-${id}`, size: units(mm) })
const rows = (...list: ReturnType<typeof allocRow>[]) => new Map(list.map((row) => [row.orderId, row]))
const own = new Set([12])

describe('what is written over a state that went on', () => {
  const lines = [line('a', 6), line('b', 3)]

  it('goes out as it is seen by now where nobody else touched its lines', () => {
    const held = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 5, seq: 9 })) }
    expect(rebased({ expectedSeq: 10, lines }, held, own)).toEqual({ expectedSeq: 14, go: lines, clash: [] })
  })

  it('asks about lines others have set to another size, and about these alone', () => {
    const held = {
      seq: 14,
      rows: rows(
        allocRow({ id: 'a', in: 10, size: 7, seq: 13 }),
        allocRow({ id: 'b', in: 8, size: 4, seq: 12 }),
      ),
    }
    expect(rebased({ expectedSeq: 10, lines }, held, own)).toEqual({
      expectedSeq: 14,
      go: [lines[1]],
      clash: [lines[0]],
    })
  })

  it('asks about a reason as it does about a size, and about the one while the other is another', () => {
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

  it('finds no clash where somebody else wrote the same', () => {
    const held = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 6, seq: 13 })) }
    expect(rebased({ expectedSeq: 10, lines: [lines[0]!] }, held, own).clash).toEqual([])
  })
})

describe('what is typed', () => {
  const batch: Batch = { key: 'k', what: 'paste', expectedSeq: 10, lines: [line('a', 6)] }

  it('counts while it is on its way, not once it is refused', () => {
    const row = { orderId: 'a', size: units(5) }
    const edits = (state: 'sending' | 'refused') =>
      new Map(editsOf(batch, state).map((edit) => [edit.orderId, edit]))
    expect(sizeCounted(row, edits('sending'))).toBe(units(6))
    expect(sizeCounted(row, edits('refused'))).toBe(units(5))
    const reason = editsOf({ ...batch, lines: [{ orderId: 'a', number: 'KP-a', note: 'x' }] }, 'sending')
    expect(sizeCounted(row, withEdits(new Map(), reason))).toBe(units(5))
  })

  it('as a reason leaves a size that is asked about as it is; the newer word holds', () => {
    const sized = { ...batch, lines: [{ ...line('a', 6), note: 'Old' }] }
    const reason = { ...batch, key: 'n', lines: [{ orderId: 'a', number: 'KP-a', note: 'New' }] }
    const said = (edits: Parameters<typeof editsIn>[0]) => noteIn({ note: 'Kept' }, editsIn(edits, 'a'))
    const clashing = withEdits(new Map(), editsOf(sized, 'clash'))
    const both = withEdits(clashing, editsOf(reason, 'waiting'))
    expect(editsIn(both, 'a').edit).toMatchObject({ state: 'clash', size: units(6), note: undefined })
    expect([said(new Map()), said(clashing), said(both)]).toEqual(['Kept', 'Old', 'New'])
    // An answer that comes after the reason was said brings the old one back no more, nor takes the new one away.
    const sending = withEdits(withEdits(new Map(), editsOf(sized, 'sending')), editsOf(reason, 'waiting'))
    const refused = markedIn(sending, sized, () => ({ state: 'refused' }))
    expect(editsIn(refused, 'a').edit).toMatchObject({ state: 'refused', note: undefined })
    expect(said(refused)).toBe('New')
    // Both typed anew: there is nothing left of the reason by itself.
    expect(said(withEdits(both, editsOf({ ...sized, key: 's' }, 'waiting')))).toBe('Old')
  })

  it('and is none keeps its own words, in the cell it was typed into', () => {
    const [plain] = editsOf({ ...batch, lines: [{ orderId: 'a', number: 'KP-a' }] }, 'refused')
    const typed = { ...plain!, typed: { column: 'fill' as const, text: '101%' } }
    expect([cellOf(typed), cellOf({ orderId: 'a', size: units(1) })]).toEqual(['a', 'a'])
    expect(cellOf({ ...typed, typed: { column: 'note', text: 'x' } })).not.toBe('a')
    expect(openEditsFrom([typed, plain])).toEqual([typed])
  })

  it('comes back after a reload as it was kept; what is not understood is left', () => {
    const open = editsOf({ ...batch, key: 'o' }, 'clash')
    expect(openEditsFrom(structuredClone(open))).toEqual(open)
    expect(openEditsFrom('x')).toEqual([])
    expect(openEditsFrom([...open, { ...open[0], size: 'x' }, { ...open[0], state: 'sending' }])).toEqual(
      open,
    )
    expect(isDeskWrite({ kind: 'lines', ...batch })).toBe(true)
    expect(isDeskWrite({ kind: 'step', way: 'undo', change: null })).toBe(true)
    for (const other of [{ key: 1 }, { kind: 'lines', ...batch, lines: [{ orderId: 'a', number: 'KP-a' }] }])
      expect(isDeskWrite(other)).toBe(false)
  })
})

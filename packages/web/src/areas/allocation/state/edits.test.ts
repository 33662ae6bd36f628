import { describe, expect, it } from 'vitest'
import { allocRow, units } from '../testing.ts'
import { editsOf, keptFrom, rebased, sizeCounted, type Batch } from './edits.ts'

const wish = (id: string, mm: number) => ({ orderId: id, number: `KP-${id}`, size: units(mm) })
const rows = (...list: ReturnType<typeof allocRow>[]) => new Map(list.map((row) => [row.orderId, row]))
const own = new Set([12])

describe('what is written over a state that went on', () => {
  const lines = [wish('a', 6), wish('b', 3)]

  it('goes out as it is seen by now where nobody else touched its lines', () => {
    const held = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 5, seq: 9 })) }
    expect(rebased({ seen: 10, lines }, held, own)).toEqual({ seen: 14, go: lines, clash: [] })
  })

  it('asks about lines others have set to another size, and about these alone', () => {
    const held = {
      seq: 14,
      rows: rows(
        allocRow({ id: 'a', in: 10, size: 7, seq: 13 }),
        allocRow({ id: 'b', in: 8, size: 4, seq: 12 }),
      ),
    }
    expect(rebased({ seen: 10, lines }, held, own)).toEqual({ seen: 14, go: [lines[1]], clash: [lines[0]] })
  })

  it('finds no clash where somebody else wrote the same', () => {
    const held = { seq: 14, rows: rows(allocRow({ id: 'a', in: 10, size: 6, seq: 13 })) }
    expect(rebased({ seen: 10, lines: [lines[0]!] }, held, own).clash).toEqual([])
  })
})

describe('what is typed', () => {
  const batch: Batch = { key: 'k', what: 'paste', seen: 10, lines: [wish('a', 6)], sent: 11 }

  it('counts while it is on its way, not once it is refused', () => {
    const row = { orderId: 'a', size: units(5) }
    const edits = (state: 'sending' | 'refused') =>
      new Map(editsOf(batch, state).map((edit) => [edit.orderId, edit]))
    expect(sizeCounted(row, edits('sending'))).toBe(units(6))
    expect(sizeCounted(row, edits('refused'))).toBe(units(5))
  })

  it('comes back after a reload as it was kept; what is not understood is left', () => {
    const open = editsOf({ ...batch, key: 'o' }, 'clash')
    const stored = JSON.stringify({ batches: [batch], open })
    expect(keptFrom(JSON.parse(stored))).toEqual({ batches: [batch], open })
    expect(keptFrom({ batches: [{ key: 1 }], open: 'x' })).toEqual({ batches: [], open: [] })
  })
})

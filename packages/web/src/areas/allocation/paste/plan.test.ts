import { describe, expect, it } from 'vitest'
import { fromTsv } from '../../../kit/grid/index.ts'
import { grid, lineIn, units } from '../testing.ts'
import { pastedMore, planPaste, readCell, editedLines } from './plan.ts'

const rows = [
  lineIn({ id: 'a', in: 2000, size: 5 }),
  lineIn({ id: 'b', in: 10 }),
  lineIn({ id: 'c', in: 10, size: 4 }),
]
const target = {
  rows,
  colIds: ['number', 'size', 'fill', 'note'],
  grid,
  open: true,
  from: { row: 0, col: 1 },
  to: { row: 0, col: 1 },
}

describe('a column from a spreadsheet', () => {
  it('is read with thousands set apart, in full width, and with its words', () => {
    const plan = planPaste(fromTsv('1,250\n５\n4\n'), target)
    expect(plan.cells.map(({ outcome }) => outcome.kind)).toEqual(['write', 'write', 'same'])
    expect(editedLines(plan.cells).map(({ number, size }) => [number, size])).toEqual([
      ['KP-a', units(1250)],
      ['KP-b', units(5)],
    ])
    expect(pastedMore(plan.cells)).toBe(BigInt(units(1250)))
    expect(readCell('size', '1 250', rows[0]!, grid)).toEqual({ size: units(1250) })
    expect(readCell('size', "1'250", rows[0]!, grid)).toEqual({ size: units(1250) })
    expect(readCell('size', '', rows[0]!, grid)).toEqual({ size: 0 })
  })

  it('is refused cell by cell where it is text, too much, or off the grid', () => {
    const plan = planPaste(fromTsv('abc\n11\n3.1\n9'), target)
    expect(plan.cells.map(({ row, outcome }) => [row.id, outcome.kind === 'no' && outcome.reason])).toEqual([
      ['a', 'notUnderstood'],
      ['b', 'alloc.over-order'],
      ['c', 'alloc.off-grid'],
    ])
    expect(plan.beyond).toBe(1)
    expect(editedLines(plan.cells)).toEqual([])
  })

  it('beside its notes is one change of each line', () => {
    const plan = planPaste(fromTsv('6\t60\tagreed'), { ...target, from: { row: 1, col: 1 } })
    expect(editedLines(plan.cells)).toEqual([
      { orderId: 'b', number: 'KP-b', size: units(6), note: 'agreed' },
    ])
  })

  it('writes the size alone beside the present reason, which outlasts it', () => {
    const noted = lineIn({ id: 'd', in: 10, size: 4, note: 'agreed' })
    const ask = { ...target, rows: [noted] }
    const [edited] = editedLines(planPaste(fromTsv('6\t\tagreed'), ask).cells)
    expect(edited).toEqual({ orderId: 'd', number: 'KP-d', size: units(6) })
    expect(editedLines(planPaste(fromTsv('4\t\tagreed'), ask).cells)).toEqual([])
  })

  it('writes no reason beside a size that is refused', () => {
    const { cells } = planPaste(fromTsv('6000\t\tFlipper\n6\t\tagreed'), target)
    expect(editedLines(cells)).toEqual([{ orderId: 'b', number: 'KP-b', size: units(6), note: 'agreed' }])
    expect(cells[2]?.outcome).toEqual({ kind: 'no', reason: 'sizeRefused' })
  })

  it('leaves a line as it is where the spreadsheet has a gap', () => {
    const plan = planPaste(fromTsv('\t\t\n6\t\t'), target)
    expect(plan.cells.map(({ outcome }) => outcome.kind)).toEqual([
      'same',
      'same',
      'same',
      'write',
      'same',
      'same',
    ])
    expect(editedLines(plan.cells)).toEqual([{ orderId: 'b', number: 'KP-b', size: units(6) }])
  })

  it('of sizes and fills side by side is one figure for each line: the size, where there is one', () => {
    const plan = planPaste(fromTsv('20\t50%\n\t50%\n4\t99%'), target)
    expect(plan.cells.map(({ outcome }) => outcome.kind)).toEqual([
      'write',
      'beside',
      'same',
      'write',
      'same',
      'beside',
    ])
    expect(editedLines(plan.cells).map(({ orderId, size }) => [orderId, size])).toEqual([
      ['a', units(20)],
      ['b', units(5)],
    ])
  })

  it('of reasons alone says nothing of sizes', () => {
    const plan = planPaste([['Anchor']], { ...target, from: { row: 0, col: 3 }, to: { row: 0, col: 3 } })
    expect(editedLines(plan.cells)).toEqual([{ orderId: 'a', number: 'KP-a', note: 'Anchor' }])
  })

  it('is written nowhere where nothing is open, and fills what is picked where it is one cell', () => {
    const shut = planPaste([['5']], { ...target, open: false })
    expect(shut.cells[0]?.outcome).toEqual({ kind: 'no', reason: 'fixed' })
    const filled = planPaste([['5']], { ...target, to: { row: 2, col: 1 } })
    expect(editedLines(filled.cells).map(({ orderId }) => orderId)).toEqual(['b', 'c'])
  })
})

it('a fill is of what is in, down to the grid', () => {
  expect(readCell('fill', '33.3%', rows[1]!, grid)).toEqual({ size: units(3.2) })
  expect(readCell('fill', '101', rows[1]!, grid)).toEqual({ fault: 'notUnderstood' })
  expect(readCell('note', ' x '.repeat(200), rows[1]!, grid)).toEqual({ fault: 'tooLong' })
})

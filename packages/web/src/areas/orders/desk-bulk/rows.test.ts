import { describe, expect, it } from 'vitest'
import {
  bulkRow,
  columnsShown,
  withBareSizes,
  withCell,
  guessColumns,
  isComplete,
  isHeaded,
  withLeftOut,
  rowsOf,
  includedRows,
} from './rows.ts'
import { findHead, readTable } from './table.ts'

const pasted = (text: string) => readTable(text)

describe('a paste', () => {
  it('is parsed as spreadsheets copy it: tabs, quotes, any line ends', () => {
    expect(pasted('a\tb\r\n"x\ty"\t"say ""no"""\r\n\r\n\t\r\n"two\nlines"\tz')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ty', 'say "no"'] },
      { line: 5, cells: ['two\nlines', 'z'] },
    ])
    expect(pasted('12" bonds\t"open')).toEqual([{ line: 1, cells: ['12" bonds', '"open'] }])
    expect(pasted('  \n ')).toEqual([])
  })

  it('recognises headings in any language, below a title, with tabs, semicolons or commas', () => {
    const found = findHead(pasted('Book of Friday\n\n投资者\t数量（百万）\tFoo\nA\t5\tx'))!
    expect(found.head).toMatchObject({ columns: ['investor', 'size', undefined], unread: ['Foo'] })
    expect(found.below).toEqual([{ line: 4, cells: ['A', '5', 'x'] }])
    expect(findHead(pasted('Investor;Size\nA;5'))!.below[0]!.cells).toEqual(['A', '5'])
    expect(findHead(pasted('Investor,Size\nA,5'))!.below[0]!.cells).toEqual(['A', '5'])
    expect(findHead(pasted('A\t5'))).toBeUndefined()
  })

  it('recognises the headings of other desks, and the unit they name', () => {
    const found = findHead(pasted('Account\tAmount (USD k)\tLimit\tNotes\nA\t5,000\tRO\tx'))!
    expect(found.head.columns).toEqual(['investor', 'size', 'limit', 'comment'])
    expect(rowsOf(found.below, found.head.columns, found.head.units)[0]!.cells).toEqual({
      investor: 'A',
      size: '5,000k',
      limit: 'RO',
      comment: 'x',
    })
    expect(findHead(pasted('客户\t数量\t限价\nA\t5\t+60'))!.head.columns).toEqual([
      'investor',
      'size',
      'limit',
    ])
    const full = findHead(pasted('Client;Qty\nA;200,000,000\nB;500,000\nC;5mm'))!
    expect(rowsOf(full.below, full.head.columns).map(({ cells }) => cells.size)).toEqual([
      '200',
      '0.5',
      '5mm',
    ])
  })

  it('reads firm and soft under "Type", and leaves types of institutions to the records of the investors', () => {
    const typed = (words: readonly string[]) => {
      const lines = words.map((word, at) => `A${at}\t5\t${word}`)
      return findHead(pasted(['Investor\tSize\tType', ...lines].join('\n')))!.head
    }
    expect(typed(['Firm', '', 'soft']).columns).toEqual(['investor', 'size', 'commitment'])
    expect(typed(['AM', 'Hedge fund'])).toMatchObject({
      columns: ['investor', 'size', undefined],
      unread: [],
    })
    expect(typed(['Firm', 'market']).unread).toEqual(['Type'])
  })

  it('takes a first row without figures for headings, and type words for types', () => {
    const lines = pasted('House\tKind\tAmount\nKestrel Peak\tIns\t50\nIronmoss\tHedge fund\t5')
    expect(isHeaded(lines)).toBe(true)
    expect(guessColumns(lines)).toEqual(['investor', undefined, 'size'])
    expect(isHeaded(pasted('Kestrel Peak\t50\nIronmoss\t5'))).toBe(false)
  })

  it('reads a heading of accounts as the investor where no other column is, as a known list does', () => {
    const lines = pasted('Account\tBonds\tType\nKestrel Peak\t50\tAM\nIronmoss\t5\tINS')
    expect(guessColumns(lines)).toEqual(['investor', 'size', undefined])
    const known = pasted('Account\tAmt\tLvl\tType\tNotes\nKestrel Peak\t50\t115 area\tAM\tcore')
    expect(findHead(known)?.head).toMatchObject({
      columns: ['investor', 'size', 'limit', undefined, 'comment'],
      unread: [],
    })
  })

  it('guesses columns without headings, and reports if some are missing', () => {
    const columns = guessColumns(
      pasted('Kestrel Peak\tFund 1\t50\tT+60\tfirm\nIronmoss\tFund 2\t5亿\t+65\tsoft'),
    )
    expect(columns).toEqual(['investor', 'account', 'size', 'limit', 'commitment'])
    expect(isComplete(columns)).toBe(true)
    expect(guessColumns(pasted('甲\t10\t非确定\n乙\t5\t確定'))).toEqual(['investor', 'size', 'commitment'])
    expect(isComplete(guessColumns(pasted('Kestrel Peak\nIronmoss')))).toBe(false)
    expect(guessColumns(pasted('A\t10 @ T+60; 6\tx'))).toEqual(['investor', 'ladder', 'account'])
  })
})

describe('rows', () => {
  const rows = [
    bulkRow(0, 2, { investor: 'A', size: '５０' }),
    bulkRow(1, 3, { investor: 'Ａ社', size: '', comment: ' x ' }),
  ]

  it('have narrow digits and unchanged names', () => {
    expect(rows.map(({ cells }) => cells)).toEqual([
      { investor: 'A', size: '50' },
      { investor: 'Ａ社', comment: 'x' },
    ])
    expect(rowsOf([{ line: 1, cells: ['', '', 'z'] }], ['investor', 'size'])).toEqual([])
  })

  it('are corrected one by one; unchanged rows stay the same object', () => {
    const next = withCell(rows, 1, 'size', ' ７ ')
    expect([next[0], next[1]!.cells]).toEqual([rows[0], { investor: 'Ａ社', comment: 'x', size: '7' }])
    expect(next[0]).toBe(rows[0])
    expect(withCell(rows, 0, 'size', '50')[0]).toBe(rows[0])
    expect(withCell(rows, 1, 'comment', '')[1]!.cells).toEqual({ investor: 'Ａ社' })
  })

  it('have their bare sizes read in millions or in full; typed and worded sizes stay', () => {
    const lines = ['1,000,000', '50', '5mm'].map((size, at) => ({ line: at, cells: ['A', size] }))
    const full = withCell(rowsOf(lines, ['investor', 'size']), 1, 'size', '7')
    const sizes = (read: readonly { cells: { size?: string } }[]) => read.map(({ cells }) => cells.size)
    expect(sizes(full)).toEqual(['1', '7', '5mm'])
    expect(sizes(withBareSizes(full, 'mm'))).toEqual(['1,000,000', '7', '5mm'])
    expect(sizes(withBareSizes(withBareSizes(full, 'mm'), 'full'))).toEqual(['1', '7', '5mm'])
  })

  it('start left out if they are sums', () => {
    const outOf = (investor: string) => bulkRow(0, 1, { investor, size: '80' }).out
    expect(['TOTAL', 'Sub-total', ' Grand total: ', '合计', '總計：'].map(outOf)).not.toContain(false)
    expect(['Total Energies Treasury', 'A'].map(outOf)).not.toContain(true)
  })

  it('can be left out and restored', () => {
    const out = withLeftOut(rows, new Set([1]), true)
    expect(includedRows(out).map(({ id }) => id)).toEqual([0])
    expect(includedRows(withLeftOut(out, new Set([1]), false))).toHaveLength(2)
  })

  it('show the columns with content, and those always shown', () => {
    expect(columnsShown(rows, ['size', 'minSpread'])).toEqual(['investor', 'size', 'minSpread', 'comment'])
  })
})

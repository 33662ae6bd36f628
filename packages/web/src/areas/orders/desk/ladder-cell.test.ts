import { isRefusal } from '@bookrunner/domain/kernel'
import type { OrderLevel } from '@bookrunner/domain/orders'
import { describe, expect, it } from 'vitest'
import { ladderLine, readLadderCell } from './ladder-cell.ts'
import { readLadder } from './typed.ts'

const quoted = { bare: 'minSpread', names: ['T', 'CT10'] } as const
const levels = (text: string) => readLadder(text, quoted) as OrderLevel[]
const after = (typed: string, cell: 'size' | 'limits', before = '10 @ T+115') => {
  const read = readLadderCell(typed, cell, { last: before === '' ? [] : levels(before), quoted })
  return isRefusal(read) ? read.reason : ladderLine(read, 'T')
}

describe('a text in a cell of an order’s ladder', () => {
  it('changes the size and keeps the limit', () => {
    for (const typed of ['12', '12 mm', '１２', '0.012bn']) expect(after(typed, 'size')).toBe('12 @ T+115')
    expect(after('12', 'size', '10')).toBe('12')
    expect(after('12', 'size', '')).toBe('12')
  })

  it('changes the limit and keeps the size', () => {
    for (const typed of ['110', 'T+110', '110 area', 'CT10 110'])
      expect(after(typed, 'limits')).toBe('10 @ T+110')
    expect(after('4.5%', 'limits')).toBe('10 @ 4.50%')
    expect(after('at reoffer', 'limits')).toBe('10')
    expect(after('mkt', 'limits')).toBe('10')
  })

  it('takes a clear limit in the cell of sizes, and a clear size in the cell of limits', () => {
    expect(after('T+110', 'size')).toBe('10 @ T+110')
    expect(after('110 area', 'size')).toBe('10 @ T+110')
    expect(after('12 mm', 'limits')).toBe('12 @ T+115')
  })

  it('replaces both by a size with its limit, or by a ladder, in order', () => {
    for (const cell of ['size', 'limits'] as const) {
      expect(after('12 @ 110', cell)).toBe('12 @ T+110')
      expect(after('12 at T+110', cell)).toBe('12 @ T+110')
      expect(after('10@T+60, 6@T+53', cell)).toBe(after('6 @ T+53; 10 @ T+60', cell))
    }
    expect(after('12 @ 110', 'size', '10 @ T+115; 6 @ T+110')).toBe('12 @ T+110')
  })

  it('refuses what it cannot read, and a part that does not say which level it changes', () => {
    expect(after('many', 'size')).toBe('order.ladder-size')
    for (const typed of ['10 110', '5 120']) {
      expect(after(typed, 'size')).toBe('order.ladder-size')
      expect(after(typed, 'limits')).toBe('order.ladder-limit')
    }
    expect(after('-3', 'size')).toBe('order.ladder-size')
    expect(after('−1,000', 'size')).toBe('order.ladder-size')
    expect(after('-3', 'limits')).toBe('10 @ T-3')
    expect(after('many', 'limits')).toBe('order.ladder-limit')
    expect(after('MS+110', 'limits')).toBe('order.limit-over')
    expect(after(' ', 'limits')).toBe('field.required')
    expect(after('12 @ many', 'size')).toBe('order.ladder-limit')
    expect(after('12', 'size', '10 @ T+115; 6 @ T+110')).toBe('ladder.whole')
    expect(after('110', 'limits', '')).toBe('order.size-missing')
  })
})

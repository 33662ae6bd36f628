import { expect, it } from 'vitest'
import { columnsShown, layoutFrom, usualLayout } from './layout.ts'

it('takes of what was kept what it understands, part by part', () => {
  const kept = {
    view: 'type',
    filters: { size: '>5', other: 'x', note: 3 },
    sort: [{ colId: 'size', sort: 'up' }],
  }
  expect(layoutFrom(kept)).toEqual({ view: 'type', filters: { size: '>5' }, sort: [], columns: [] })
  expect(layoutFrom('x')).toEqual(usualLayout)
})

it('shows what only a desk reads to a desk, and confirmations once there are any', () => {
  const ids = (launched: boolean, desk: boolean) =>
    columnsShown([], { launched, desk })
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => id)
  expect(ids(false, true)).toEqual(expect.arrayContaining(['tags', 'proposed', 'editedBy']))
  expect(ids(false, true)).not.toContain('confirm')
  expect(ids(true, false)).toContain('confirm')
  expect(ids(true, false)).not.toContain('editedBy')
})

it('keeps places and widths, but never hides what rows are known by', () => {
  const columns = [
    { id: 'size', width: 120, hidden: false },
    { id: 'number', width: 90, hidden: true },
  ]
  const shown = columnsShown(columns, { launched: false, desk: true })
  expect(shown.find(({ id }) => id === 'size')?.width).toBe(120)
  expect(shown.find(({ id }) => id === 'number')).toMatchObject({ width: 90, hidden: false })
})

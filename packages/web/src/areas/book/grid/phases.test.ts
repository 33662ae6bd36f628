import { expect, it } from 'vitest'
import type { ColumnPlace } from '../../../kit/grid/index.ts'
import { columnsShown, phaseOfBook } from './phases.ts'

const live = { status: 'IPG', test: null, push: null } as const
const fpg = { status: 'FPG', test: null, push: 3 } as const
const shown = (
  places: readonly ColumnPlace[],
  phase: Parameters<typeof columnsShown>[1],
  levels: Parameters<typeof columnsShown>[2],
) =>
  columnsShown(places, phase, levels)
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id)

it('shows the sizes of the deal’s phase beside the live ones', () => {
  expect(phaseOfBook(live)).toBe('live')
  expect(phaseOfBook(fpg)).toBe('fpg')
  expect(shown([], 'auto', live)).not.toContain('fpgSize')
  expect(shown([], 'auto', fpg)).toEqual(expect.arrayContaining(['size', 'fpgSize', 'fpgMove', 'fpgState']))
  expect(shown([], 'auto', fpg)).not.toContain('testSize')
  expect(shown([], 'all', live)).toEqual(expect.arrayContaining(['testSize', 'fpgSize']))
})

it('shows allocations once the deal is priced', () => {
  expect(shown([], 'auto', fpg)).not.toContain('allocation')
  expect(shown([], 'auto', { ...fpg, status: 'Priced' })).toContain('allocation')
})

it('keeps the places and widths of columns, puts new ones in their usual places, and never hides the investor', () => {
  const places = [
    { id: 'investor', width: 300, hidden: true },
    { id: 'sales', width: 50, hidden: false },
  ]
  const all = columnsShown(places, 'live', live)
  expect(all.find(({ id }) => id === 'investor')).toEqual({ id: 'investor', width: 300, hidden: false })
  expect(all.find(({ id }) => id === 'sales')?.width).toBe(50)
  expect(all.findIndex(({ id }) => id === 'sales')).toBeLessThan(all.findIndex(({ id }) => id === 'limits'))
})

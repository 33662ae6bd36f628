import { expect, it } from 'vitest'
import { roomFor } from '../../../kit/grid/index.ts'
import { columnOf } from '../grid/columns.ts'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { columnsShown, emptyIn, filtersShown, layoutFrom, usualLayout } from './layout.ts'

it('restores the valid parts of a stored layout', () => {
  const stored = {
    view: 'type',
    filters: { size: '>5', other: 'x', note: 3 },
    sort: [{ colId: 'size', sort: 'up' }],
  }
  expect(layoutFrom(stored)).toEqual({ view: 'type', filters: { size: '>5' }, sort: [], columns: [] })
  expect(layoutFrom('x')).toEqual(usualLayout)
})

it('shows columns for desks to desks, and confirmations once there are any', () => {
  const ids = (launched: boolean, desk: boolean) =>
    columnsShown([], { launched, desk })
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => id)
  expect(ids(false, true)).toEqual(expect.arrayContaining(['tags', 'proposed', 'editedBy']))
  expect(ids(false, true)).not.toContain('confirm')
  expect(ids(true, false)).toContain('confirm')
  expect(ids(true, false)).not.toContain('editedBy')
})

it('keeps places and widths, but never hides identifying columns', () => {
  const columns = [
    { id: 'size', width: 120, hidden: false },
    { id: 'number', width: 90, hidden: true },
  ]
  const shown = columnsShown(columns, { launched: false, desk: true })
  expect(shown.find(({ id }) => id === 'size')?.width).toBe(120)
  expect(shown.find(({ id }) => id === 'number')).toMatchObject({ width: 90, hidden: false })
})

it('shows what decides a size on a laptop beside each panel, and cuts no column at the edge', () => {
  // 1366 wide, less the menu and the targets, which are 330 wide.
  const room = 794
  const upTo = (launched: boolean, empty: readonly string[], last: string) => {
    const places = columnsShown([], { launched, desk: true }, empty)
    const shown = roomFor(places, room, columnOf).filter(({ hidden }) => !hidden)
    return shown.slice(0, shown.findIndex(({ id }) => id === last) + 1)
  }
  const figures = ['number', 'investor', 'inSize', 'size', 'fill']
  for (const [launched, empty, last, ids] of [
    [false, [], 'mark', [...figures, 'note', 'flags', 'mark']],
    [false, ['minSize', 'tags', 'proposed', 'flags'], 'mark', [...figures, 'note', 'mark']],
    [true, ['minSize', 'tags', 'proposed'], 'flags', [...figures, 'confirm', 'note', 'flags']],
  ] as const) {
    const shown = upTo(launched, empty, last)
    expect(shown.map(({ id }) => id)).toEqual(ids)
    // All of the room, so that the next column does not show a part of its letters.
    expect(shown.reduce((all, { width }) => all + width, 48)).toBe(room)
  }
})

it('leaves out columns empty for every order, and their filters', () => {
  const plain = browserAlloc([allocRow({ id: 'a', in: 5 })])
  expect(emptyIn(plain, { desk: true })).toEqual([
    'conditional',
    'minSize',
    'proposed',
    'reserve',
    'tags',
    'flags',
  ])
  const some = browserAlloc([
    allocRow({
      id: 'a',
      in: 5,
      acceptedIn: units(3),
      min: 1,
      proposed: units(2),
      tags: ['anchor'],
      relations: ['issuer'],
    }),
  ])
  expect(emptyIn(some, { desk: true })).toEqual(['reserve'])
  // A reader who sees no reason has no column of them; the desk enters reasons there.
  const given = allocRow({ id: 'a', in: 5, size: 3, by: null })
  const noteIsEmpty = (row: typeof given, desk: boolean) =>
    emptyIn(browserAlloc([row]), { desk }).includes('note')
  expect([noteIsEmpty(given, false), noteIsEmpty(given, true)]).toEqual([true, false])
  expect(noteIsEmpty(allocRow({ id: 'a', in: 5, size: 5, by: null, full: true }), false)).toBe(false)

  const places = columnsShown([], { launched: false, desk: true }, emptyIn(plain, { desk: true }))
  const filters = { tags: 'anchor', confirm: 'Pending', size: '>5' }
  expect(filtersShown(filters, places)).toEqual({ size: '>5' })
  const own = { size: '>5' }
  expect(filtersShown(own, places)).toBe(own)
})

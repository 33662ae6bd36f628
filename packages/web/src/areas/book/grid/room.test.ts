import { expect, it } from 'vitest'
import { columnsShown } from './phases.ts'
import { figureRoom, ownPlaces, roomFor as fit, roomier, type Roomy } from '../../../kit/grid/room.ts'
import { columnOf } from './columns.ts'

const roomFor = (columns: typeof places, width: number) => fit(columns, width, columnOf)
const places = columnsShown([], 'live', { status: 'IPG', test: null, push: null })
const widthOf = (columns: typeof places, id: string) => columns.find((place) => place.id === id)?.width
const used = (columns: typeof places) =>
  columns.filter(({ hidden }) => !hidden).reduce((all, { width }) => all + width, 48)

it('on a laptop shows all columns of an FPG round up to the flags, with room for names and ladders', () => {
  const fpg = columnsShown([], 'fpg', { status: 'FPG', test: null, push: 1 })
  // A screen 1366 wide, less the menu and the folded charts.
  const narrow = roomFor(fpg, 1084).filter(({ hidden }) => !hidden)
  const upTo = narrow.slice(0, narrow.findIndex(({ id }) => id === 'flags') + 1)
  expect(upTo.map(({ id }) => id)).toEqual(expect.arrayContaining(['limits']))
  expect(used(upTo)).toBeLessThanOrEqual(1084)
  expect(Math.min(widthOf(narrow, 'investor')!, 200)).toBe(200)
  expect(widthOf(narrow, 'limits')).toBeGreaterThan(124)
  expect(widthOf(narrow, 'counting')).toBe(widthOf(fpg, 'counting'))
  const least = roomFor(fpg, 500)
  expect(widthOf(least, 'investor')).toBe(200)
  expect(widthOf(roomFor(fpg, 1400), 'investor')).toBeGreaterThan(200)
})

it('cuts no column at the edge: the last one fits, or the others have its room', () => {
  const usual = columnsShown([], 'live', { status: 'IPG', test: null, push: null })
  for (let width = 900; width < used(usual); width += 7) {
    let end = 48
    const ends = roomFor(usual, width)
      .filter(({ hidden }) => !hidden)
      .map((place) => (end += place.width))
    expect(ends).toContain(width)
  }
})

it('stores only the widths that somebody set', () => {
  const shown = roomFor(places, used(places) + 150)
  const drawn = shown.map((place) => (place.id === 'type' ? { ...place, width: 140 } : place))
  const stored = ownPlaces(drawn, shown, places)
  expect([widthOf(stored, 'investor'), widthOf(stored, 'type')]).toEqual([240, 140])
})

it('gives spare width to names first, and never more than there is', () => {
  const some = roomFor(places, used(places) + 150)
  expect(widthOf(some, 'investor')).toBe(390)
  expect(widthOf(some, 'type')).toBe(widthOf(places, 'type'))
  expect(used(some)).toBe(used(places) + 150)
  const wide = roomFor(places, 4000)
  expect(widthOf(wide, 'investor')).toBe(460)
  expect(widthOf(wide, 'privateComment')).toBe(900)
  expect(widthOf(wide, 'size')).toBe(widthOf(places, 'size'))
})

it('keeps a width that somebody set', () => {
  const own = places.map((place) => (place.id === 'investor' ? { ...place, width: 180 } : place))
  expect(widthOf(roomFor(own, 4000), 'investor')).toBe(180)
})

it('leaves no sum at the foot cut off, also where columns shrink', () => {
  const needed = figureRoom('236,757.5', 20)
  const sized = (id: string) => {
    const column = columnOf(id)
    return column && id === 'inSize' ? roomier(column, needed) : column
  }
  const drawn = (columns: typeof places, width: number) =>
    widthOf([...fit(columns, width, columnOf, { sized })], 'inSize')
  expect(needed).toBeGreaterThan(columnOf('inSize')!.width)
  expect([500, 1084, 4000].map((width) => drawn(places, width))).toEqual([needed, needed, needed])
  const own = places.map((place) => (place.id === 'inSize' ? { ...place, width: 60 } : place))
  expect(drawn(own, 4000)).toBe(60)
  expect(roomier(columnOf('inSize')!, figureRoom('45', 20))).toBe(columnOf('inSize'))
})

it('narrows a column that keeps its width only after all others', () => {
  const columns: Record<string, Roomy> = {
    name: { width: 200, least: 150 },
    reason: { width: 226, least: 92, keeps: true, insight: true },
  }
  const usual = Object.entries(columns).map(([id, { width }]) => ({ id, width, hidden: false }))
  const widths = (room: number) => fit(usual, room + 48, (id) => columns[id]).map(({ width }) => width)
  expect(widths(386)).toEqual([160, 226])
  expect(widths(350)).toEqual([150, 200])
  expect(widths(100)).toEqual([150, 92])
})

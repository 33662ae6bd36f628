import { expect, it } from 'vitest'
import { columnsShown } from './phases.ts'
import { roomFor } from './room.ts'

const places = columnsShown([], 'live', { status: 'IPG', test: null, push: null })
const widthOf = (given: typeof places, id: string) => given.find((place) => place.id === id)?.width
const used = (given: typeof places) =>
  given.filter(({ hidden }) => !hidden).reduce((all, { width }) => all + width, 48)

it('a narrow screen leaves every column as it is', () => {
  expect(roomFor(places, 900)).toEqual(places)
})

it('what is left over goes to names first, and never more than there is', () => {
  const some = roomFor(places, used(places) + 150)
  expect(widthOf(some, 'investor')).toBe(350)
  expect(widthOf(some, 'type')).toBe(widthOf(places, 'type'))
  expect(used(some)).toBe(used(places) + 150)
  const wide = roomFor(places, 4000)
  expect(widthOf(wide, 'investor')).toBe(400)
  expect(widthOf(wide, 'privateComment')).toBe(420)
  expect(widthOf(wide, 'size')).toBe(widthOf(places, 'size'))
})

it('a width somebody chose stays', () => {
  const own = places.map((place) => (place.id === 'investor' ? { ...place, width: 180 } : place))
  expect(widthOf(roomFor(own, 4000), 'investor')).toBe(180)
})

import { expect, it } from 'vitest'
import { figureRooms } from './use-figure-room.ts'

it('gives a column the room of its widest figure, and keeps it', () => {
  const { needed, measure } = figureRooms()
  let changes = 0
  needed.subscribe(() => (changes += 1))
  const rooms: Readonly<Record<string, readonly number[]>> = { size: [60, 90], soft: [] }
  measure(['size', 'soft'], (id) => rooms[id]!)
  expect([...needed.get()]).toEqual([['size', 90]])
  // A narrower sum moves no column, and draws nothing.
  measure(['size', 'soft'], () => [70])
  expect([...needed.get()]).toEqual([
    ['size', 90],
    ['soft', 70],
  ])
  measure(['size', 'soft'], () => [50])
  expect(changes).toBe(2)
})

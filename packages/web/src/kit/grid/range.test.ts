import { expect, it } from 'vitest'
import { extended, isOneCell, rectangleOf } from './range.ts'

const colIds = ['number', 'size', 'limits']
const at = (row: number, colId: string) => ({ row, colId })

it('a rectangle of cells, whichever corner it was begun in; none where its column is gone', () => {
  expect(rectangleOf({ anchor: at(4, 'limits'), head: at(2, 'size') }, colIds)).toEqual({
    top: 2,
    bottom: 4,
    left: 1,
    right: 2,
  })
  expect(rectangleOf({ anchor: at(4, 'hidden'), head: at(2, 'size') }, colIds)).toBeUndefined()
})

it('grows by arrows, never over the edge', () => {
  const one = { anchor: at(0, 'size'), head: at(0, 'size') }
  expect(isOneCell(one)).toBe(true)
  const grid = { rows: 2, colIds }
  expect(extended(one, 'ArrowUp', grid)?.head).toEqual(at(0, 'size'))
  expect(extended(one, 'ArrowRight', grid)).toEqual({ anchor: at(0, 'size'), head: at(0, 'limits') })
  expect(extended({ anchor: at(0, 'size'), head: at(1, 'limits') }, 'ArrowDown', grid)?.head).toEqual(
    at(1, 'limits'),
  )
  expect(extended(one, 'Enter', grid)).toBeUndefined()
})

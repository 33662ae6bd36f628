import { describe, expect, it } from 'vitest'
import { neighbour } from './neighbour.ts'

const box = (column: number, row: number, wide = 1) => ({
  left: column * 110,
  top: row * 60,
  width: wide * 110 - 10,
  height: 50,
})
//  0 1 2
//  3(wide) 4
//  5
const boxes = [box(0, 0), box(1, 0), box(2, 0), box(0, 1, 2), box(2, 1), box(0, 2)]

describe('arrow keys among cards', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [0, 'ArrowLeft', undefined],
    [5, 'ArrowRight', undefined],
    [0, 'ArrowDown', 3],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', undefined],
    [4, 'ArrowUp', 2],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', undefined],
    [3, 'Home', 0],
    [3, 'End', 5],
    [3, 'x', undefined],
  ])('from %s with %s to %s', (at, key, to) => expect(neighbour(boxes, at, key)).toBe(to))
})

import { describe, expect, it } from 'vitest'
import { paged, paperFor } from './paper.ts'

describe('the room of a page', () => {
  it('is A4 until content wants more, and of its shape ever after; the picture stays as large', () => {
    for (const width of [0, 500, 1059, 1500, 2118, 9000]) {
      const paper = paperFor(width)
      expect(paper.width / paper.height).toBeCloseTo(297 / 210, 2)
      expect([paper.width * paper.scale, paper.height * paper.scale].map(Math.round)).toEqual([4492, 3176])
      expect(paper.content.width).toBeGreaterThanOrEqual(Math.min(width, 2118) - 0.001)
      expect(paper.content.height).toBeGreaterThan(600)
    }
    const narrow = { width: 1123, height: 794, scale: 4, margin: 32, times: 1 }
    expect(paperFor(1059)).toEqual({ ...narrow, content: { width: 1059, height: 680 } })
    expect(paperFor(1060).width).toBeGreaterThan(1123)
  })
})

describe('rows by pages', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7]
  it('fill the first page, then the others, and none is lost', () => {
    expect(paged(rows, 2, 3)).toEqual([
      [1, 2],
      [3, 4, 5],
      [6, 7],
    ])
    expect(paged(rows, 7, 3)).toEqual([rows])
    expect(paged(rows, 0, 7)).toEqual([[], rows])
    expect(paged([], 2, 3)).toEqual([[]])
  })
})

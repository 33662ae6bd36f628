import { describe, expect, it } from 'vitest'
import { linesIn, paged, paperFor } from './paper.ts'

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
  const pages = (list: number[], first: number, other: number) => paged(list, () => 10, [first, other])
  it('fill the first page, then the others, and none is lost', () => {
    expect(pages(rows, 20, 30)).toEqual([
      [1, 2],
      [3, 4, 5],
      [6, 7],
    ])
    expect(pages(rows, 70, 70)).toEqual([rows])
    expect(pages(rows, 0, 70)).toEqual([[], rows])
    expect(pages([], 20, 30)).toEqual([[]])
  })

  it('take as much of a page as they are high; a row higher than a page has one', () => {
    expect(paged(rows, (row) => row * 10, [30, 70])).toEqual([[1, 2], [3, 4], [5], [6], [7]])
    expect(paged([1, 9, 2], (row) => row * 10, [50, 50])).toEqual([[1], [9], [2]])
  })
})

it('a text breaks after words, and anywhere if a word or Chinese needs it', () => {
  expect([linesIn('', 50), linesIn('Middle East', 80), linesIn('Middle East and Africa', 80)]).toEqual([
    1, 1, 2,
  ])
  expect([linesIn('abcdefghij', 32), linesIn('中国平安资产管理', 44), linesIn('中国', 44)]).toEqual([2, 2, 1])
})

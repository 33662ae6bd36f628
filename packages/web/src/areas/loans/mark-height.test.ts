import { expect, it } from 'vitest'
import { isMarkCut, markHeight, scaleMarks } from './mark-height.ts'

it('marks of different distances have different heights, up to the end of the scale', () => {
  const heights = ['0', '2.5', '8', '11.2', '14.51', '23.00', '28.30', '40'].map(markHeight)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(new Set(heights).size).toBe(heights.length)
  expect(heights.at(-1)).toBeCloseTo(66.7, 1)
  expect(markHeight('-0.5')).toBe(markHeight('0.5'))
  expect(markHeight('-9')).toBeLessThan(markHeight('-10'))
})

it('a mark beyond the scale is cut, and says so', () => {
  const cut = ['40', '40.01', '120', '-10', '-10.01'].map((each) => [markHeight(each), isMarkCut(each)])
  const [above, below] = [markHeight('40'), markHeight('-10')]
  expect(cut).toEqual([
    [above, false],
    [above, true],
    [above, true],
    [below, false],
    [below, true],
  ])
})

it('the scale names where a distance ends', () => {
  expect(scaleMarks.map(({ percent, top }) => [percent, Math.round(top)])).toEqual([
    [40, 0],
    [10, 33],
    [0, 67],
    [-10, 100],
  ])
})

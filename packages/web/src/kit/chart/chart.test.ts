import { describe, expect, it } from 'vitest'
import { seriesColors } from './colors.ts'
import { patternOf } from './pattern.ts'
import { compared, csvText, type ChartTableData } from './table.ts'

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

describe('the colours of charts', () => {
  it.each([
    ['day', '#ffffff'],
    ['night', '#131a23'],
  ] as const)('contrast with the background and with each other: %s', (mode, ground) => {
    const [first, second, third, fourth] = seriesColors[mode]
    for (const color of seriesColors[mode]) expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(first, second)).toBeGreaterThan(1.5)
    expect(contrast(third, fourth)).toBeGreaterThan(1.1)
  })

  it('have a pattern each, all of them different', () => {
    const patterns = [0, 1, 2, 3].map((index) => JSON.stringify(patternOf(index, '#fff') ?? 'plain'))
    expect(new Set(patterns).size).toBe(4)
  })
})

describe('the table of a chart', () => {
  const table: ChartTableData<{ name: string; amount: bigint }> = {
    columns: [
      { key: 'name', title: 'Type', text: ({ name }) => name },
      { key: 'amount', title: 'mm', text: () => '1,250', exact: ({ amount }) => `${amount}` },
    ],
    rows: [
      { name: '=HYPERLINK("http://x")', amount: 1250n },
      { name: 'Funds\tand\nmore', amount: -5n },
    ],
    rowKey: ({ name }) => name,
  }

  it('is a file for a spreadsheet, and no name becomes a formula', () => {
    expect(csvText(table).split('\r\n')).toEqual([
      '\uFEFFType,mm',
      `"'=HYPERLINK(""http://x"")",1250`,
      'Funds and more,-5',
    ])
  })

  it('sorts figures by size and texts alphabetically', () => {
    expect([30n, 4n, 200n].toSorted(compared)).toEqual([4n, 30n, 200n])
    expect(['b', 'A'].toSorted(compared)).toEqual(['A', 'b'])
  })
})

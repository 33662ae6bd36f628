import { expect, it } from 'vitest'
import { paperFor } from '../../../kit/page-pdf/index.ts'
import { columnOf } from '../grid/columns.ts'
import type { Tools } from '../grid/tools.ts'
import { usualLayout } from '../state/layout.ts'
import { allocRow, browserAlloc, grid } from '../testing.ts'
import { paperWidths, printedLines } from './printed.ts'

it('prints columns of the grid on A4 in letters of at least seven points', () => {
  const width = [...paperWidths.values()].reduce((sum, each) => sum + each, 0)
  // 11 pixels at 96 to an inch, shrunk with the page.
  expect((11 * 0.75) / paperFor(width).times).toBeGreaterThanOrEqual(7)
  for (const id of paperWidths.keys()) expect(columnOf(id), id).toBeDefined()
})

const keyOf = (key: string) => key
const tools = {
  alloc: browserAlloc([allocRow({ id: 'a', in: 5, size: 3, by: null })]),
  grid,
  lang: 'US',
  zone: 'Asia/Hong_Kong',
  t: keyOf,
  bank: keyOf,
  names: { holder: keyOf, type: keyOf, region: keyOf, group: keyOf },
} as unknown as Tools

it('prints the columns of the screen: no reasons for a reader who sees none', () => {
  const columnsFor = (desk: boolean) =>
    printedLines({
      layout: usualLayout,
      tools,
      edits: new Map(),
      launched: false,
      desk,
      most: 0,
    }).columns.map(({ id }) => id)
  expect(columnsFor(true)).toContain('note')
  expect(columnsFor(false)).not.toContain('note')
})

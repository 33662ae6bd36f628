import { expect, it } from 'vitest'
import { paperFor } from '../../../kit/page-pdf/index.ts'
import { columnOf } from '../grid/columns.ts'
import { paperWidths } from './printed.ts'

it('prints columns of the grid on A4 in letters of at least seven points', () => {
  const width = [...paperWidths.values()].reduce((sum, each) => sum + each, 0)
  // 11 pixels at 96 to an inch, shrunk with the page.
  expect((11 * 0.75) / paperFor(width).times).toBeGreaterThanOrEqual(7)
  for (const id of paperWidths.keys()) expect(columnOf(id), id).toBeDefined()
})

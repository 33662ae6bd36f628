import { expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { orderFigures } from '../state/figures.ts'
import { shownSumsOf, sumsOf, type OrderLine } from './grid-row.ts'

const line = (id: string, size: number): OrderLine => ({
  kind: 'order',
  id,
  order: { ...orderRow({ id, mm: 1 }), size, counting: size } as OrderLine['order'],
  figures: {
    ...orderFigures(orderRow({ id, mm: 1 })),
    size,
    counting: size,
    reserve: null,
  },
  investor: id,
  under: null,
  fresh: false,
  depth: 0,
})

it('adds sizes that together are more than a number holds, to the unit', () => {
  const most = Number.MAX_SAFE_INTEGER
  const lines = [
    line('a', most),
    line('b', 2 ** 51 + 1),
    line('c', 2 ** 51 + 1),
    line('d', 2 ** 51 + 1),
    line('e', most),
  ]
  const exact = lines.reduce((sum, { figures }) => sum + BigInt(figures.size), 0n)
  expect(sumsOf(lines).size).toBe(exact)
  expect(shownSumsOf(lines).counting).toBe(exact)
  expect(sumsOf(lines).reserve).toBeNull()
})

import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import { fine, hardBooks } from './hard-books.ts'
import { divideMerged } from './merged.ts'
import { isOutOfReach } from './residues.ts'
import { linesOf } from './lines.ts'
import { Effort } from './runs.ts'
import { ask, k, order } from './testing.ts'

/** Without a bound of the work, each of these books takes seconds to minutes. */
const impossible = { kind: 'offGrid' } as const
const expected: Record<string, object> = {
  '81 even orders and an odd one': impossible,
  '121 even orders and an odd one': impossible,
  '201 even orders and an odd one': impossible,
  '61 even orders up to 100 million': impossible,
  '301 orders and one that a cap keeps out': impossible,
  '2,001 orders and one that a cap keeps out': impossible,
  '10,000 orders, a third to give': { kind: 'tooHard', count: 10_000 },
  '26 orders to the unit': { kind: 'tooHard', count: 26 },
  '28 orders to the unit': { kind: 'tooHard', count: 28 },
}

describe('a book that is hard to divide', () => {
  it.each(Object.entries(hardBooks))('is answered or refused within the steps: %s', (name, make) => {
    const effort = new Effort()
    const { lines, clashes } = allocate(make(), effort)
    expect(effort.left).toBeGreaterThanOrEqual(0)
    expect(lines).toEqual([])
    expect(clashes[0]).toMatchObject(expected[name]!)
  })

  it('is refused with the names of the orders that take all or nothing, ten at most', () => {
    const request = fine(28)
    const { clashes } = allocate({
      ...request,
      orders: [...request.orders, order('easy', 900_000 as FaceAmount)],
    })
    expect(clashes).toEqual([])
    const hard = allocate(request).clashes
    expect(hard).toHaveLength(10)
    const ids = new Set(request.orders.map(({ id }) => id))
    for (const clash of hard) expect(clash.kind === 'tooHard' && ids.has(clash.orderId)).toBe(true)
  })

  it('leaves a merge to the desk', () => {
    const { orders, total, grid } = fine(26)
    expect(divideMerged(orders, { size: total, leadOrderId: null, grid })).toBeNull()
  })

  it('is still divided where the work allows it', () => {
    const orders = Array.from({ length: 60 }, (_, at) =>
      order(`o${at}`, k(200 + at * 7), { minSize: k(200 + at * 7) }),
    )
    const total = orders.filter((_, at) => at % 2 === 0).reduce((sum, { size }) => sum + size, 0)
    const { lines, clashes } = allocate(ask(orders, total as FaceAmount))
    expect(clashes).toEqual([])
    expect(lines.reduce((sum, { size }) => sum + size, 0)).toBe(total)
  })
})

describe('a remainder that no sum leaves', () => {
  const isOut = (sizes: readonly number[], total: number) => {
    const orders = sizes.map((size, at) => order(`o${at}`, k(size), { minSize: k(size) }))
    const request = ask(orders, k(total))
    return isOutOfReach(request, linesOf(request))
  }

  it('proves that a total is out of reach, also with orders that break the rule', () => {
    expect(isOut([400, 600, 800], 1001)).toBe(true)
    expect(isOut([400, 600, 801], 1401)).toBe(false)
    expect(isOut([250, 500, 750, 1003], 1255)).toBe(true)
    expect(isOut([250, 500, 750, 1003], 1253)).toBe(false)
  })

  it('leaves out an order that cannot get its minimum', () => {
    expect(isOut([400, 600, 5001], 1001)).toBe(true)
  })
})

// Books that are hard to divide, for the tests of the engine and its bench: orders that take all or nothing.
import type { FaceAmount } from '../../kernel/index.ts'
import { k, ask, order } from './testing.ts'
import type { AllocationRequest, Rule } from './policy.ts'

const whole = (id: string, size: number, unit = 1000) => {
  const face = (size * unit) as FaceAmount
  return order(id, face, { minSize: face, at: '2026-11-20T08:00:00Z' })
}

/** A fixed row of figures, the same in each run. */
const figures = (seed: number) => {
  let state = seed
  return (least: number, most: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return least + (state % (most - least + 1))
  }
}

/** Orders in even thousands, an odd issue, and one odd order that is larger than the issue. */
const even = (count: number, issue: number, most: number): AllocationRequest => {
  const next = figures(count)
  const orders = Array.from({ length: count - 1 }, (_, at) => whole(`o${at}`, 2 * next(100, most / 2)))
  return ask([...orders, whole('odd', issue + 2)], k(issue))
}

/** Orders in steps of 50,000, and one of 60.001 million that a cap keeps out. */
const capped = (count: number): AllocationRequest => {
  const next = figures(count)
  const policy: Rule[] = [{ kind: 'proRata' }, { kind: 'capAccount', most: k(50_000) }]
  const orders = Array.from({ length: count - 1 }, (_, at) => whole(`o${at}`, 50 * next(4, 400)))
  return ask([...orders, whole('odd', 60_001)], k(500_010), { policy })
}

/** A third of a large book to give, which is possible. */
const large = (count: number): AllocationRequest => {
  const next = figures(count)
  const orders = Array.from({ length: count }, (_, at) => whole(`o${at}`, next(200, 20_000)))
  const some = orders.filter((_, at) => at % 3 === 0).reduce((sum, { size }) => sum + size, 0)
  return ask(orders, some as FaceAmount)
}

/** Sizes to the unit: nearly every sum is another one. */
export const fine = (count: number): AllocationRequest => {
  const next = figures(count)
  const grid = { minimum: 1 as FaceAmount, increment: 1 as FaceAmount }
  const orders = Array.from({ length: count }, (_, at) => whole(`o${at}`, next(10_000_000, 99_999_999), 1))
  const half = orders.reduce((sum, { size }) => sum + size, 0) / 2
  return ask(orders, Math.floor(half) as FaceAmount, { grid })
}

export const hardBooks: Readonly<Record<string, () => AllocationRequest>> = {
  '81 even orders and an odd one': () => even(81, 500_001, 40_000),
  '121 even orders and an odd one': () => even(121, 500_001, 40_000),
  '201 even orders and an odd one': () => even(201, 500_001, 40_000),
  '61 even orders up to 100 million': () => even(61, 2_000_001, 100_000),
  '301 orders and one that a cap keeps out': () => capped(301),
  '2,001 orders and one that a cap keeps out': () => capped(2001),
  '10,000 orders, a third to give': () => large(10_000),
  '26 orders to the unit': () => fine(26),
  '28 orders to the unit': () => fine(28),
}

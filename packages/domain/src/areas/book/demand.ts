import type { Notch } from './axis.ts'
import { ordersOf, type BookLine } from './line.ts'

/** The size, the orders and the lines that are in from a notch on. */
export interface DemandStep {
  from: Notch
  inBook: bigint
  orders: number
  lines: number
}

/** The book that is in at every level: firm orders, from the tight end to the wide end. */
export interface Demand {
  steps: readonly DemandStep[]
  /** The whole book, without regard to limits. */
  total: bigint
}

export const demandOf = (lines: readonly BookLine[]): Demand => {
  const more = new Map<Notch, { size: bigint; orders: number; lines: number }>()
  let total = 0n
  for (const line of lines) {
    const { soft, counting, steps } = line
    if (soft || counting === 0) continue
    total += BigInt(counting)
    let before = 0
    for (const { from, size } of steps) {
      const at = more.get(from) ?? { size: 0n, orders: 0, lines: 0 }
      more.set(from, {
        size: at.size + BigInt(size - before),
        orders: at.orders + (before === 0 ? ordersOf(line) : 0),
        lines: at.lines + (before === 0 ? 1 : 0),
      })
      before = size
    }
  }
  const sum = { inBook: 0n, orders: 0, lines: 0 }
  const steps = [...more.keys()]
    .toSorted((one, other) => one - other)
    .map((from) => {
      const { size, orders, lines: joining } = more.get(from)!
      sum.inBook += size
      sum.orders += orders
      sum.lines += joining
      return { from, ...sum }
    })
  return { steps, total }
}

const nothing = { inBook: 0n, orders: 0, lines: 0 }

/** What is in at a level; equality counts as in. */
export const demandAt = ({ steps }: Demand, notch: Notch): Omit<DemandStep, 'from'> => {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (steps[middle]!.from <= notch) low = middle + 1
    else high = middle
  }
  return steps[low - 1] ?? nothing
}

/** The size that drops when the level moves from one to another; negative if size comes in. */
export const dropOff = (demand: Demand, from: Notch, to: Notch): bigint =>
  demandAt(demand, from).inBook - demandAt(demand, to).inBook

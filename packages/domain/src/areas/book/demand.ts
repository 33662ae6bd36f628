import type { Notch } from './axis.ts'
import type { BookLine, Step } from './line.ts'
import { InSum, noPart, plus, type InParts } from './part.ts'

/** The size, the orders and the lines that are in from a notch on, and the parts of them. */
export interface DemandStep extends Omit<InParts, 'in'> {
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
  const changes = new Map<Notch, InSum>()
  let total = 0n
  for (const line of lines) {
    const { soft, counting, steps } = line
    if (soft || counting === 0) continue
    total += BigInt(counting)
    let before: Step | undefined
    for (const step of steps) {
      const change = changes.get(step.from) ?? new InSum()
      changes.set(step.from, change)
      if (before) change.add(line, before, before.size, -1)
      change.add(line, step, step.size)
      before = step
    }
  }
  const sum = { in: noPart, partlyIn: noPart, unknown: noPart }
  const steps = [...changes.keys()]
    .toSorted((one, other) => one - other)
    .map((from): DemandStep => {
      const change = changes.get(from)!.result
      sum.in = plus(sum.in, change.in)
      sum.partlyIn = plus(sum.partlyIn, change.partlyIn)
      sum.unknown = plus(sum.unknown, change.unknown)
      const { amount: inBook, orders, lines: linesIn } = sum.in
      return { from, inBook, orders, lines: linesIn, partlyIn: sum.partlyIn, unknown: sum.unknown }
    })
  return { steps, total }
}

const nothing = { inBook: 0n, orders: 0, lines: 0, partlyIn: noPart, unknown: noPart }

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

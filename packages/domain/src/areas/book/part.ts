import { ordersOf, type BookLine, type Step } from './line.ts'
import { Sum } from './sum.ts'

/** A part of a book: orders as they were placed, lines after merges, and their amount. */
export interface BookPart {
  orders: number
  lines: number
  amount: bigint
}

export const noPart: BookPart = { orders: 0, lines: 0, amount: 0n }

export const plus = (one: BookPart, other: BookPart): BookPart => ({
  orders: one.orders + other.orders,
  lines: one.lines + other.lines,
  amount: one.amount + other.amount,
})

export const minus = (one: BookPart, other: BookPart): BookPart => ({
  orders: one.orders - other.orders,
  lines: one.lines - other.lines,
  amount: one.amount - other.amount,
})

/** A line is added, or removed again. */
export type Sign = 1 | -1

/** A part while lines are added to it. */
export class PartSum {
  #orders = 0
  #lines = 0
  readonly #amount = new Sum()

  add(orders: number, amount: number, { sign = 1, lines = 1 }: { sign?: Sign; lines?: number } = {}): void {
    this.#orders += sign * orders
    this.#lines += sign * lines
    this.#amount.add(sign * amount)
  }

  get result(): BookPart {
    return { orders: this.#orders, lines: this.#lines, amount: this.#amount.value }
  }
}

/** What is in at a level, and two parts of it. */
export interface InParts {
  in: BookPart
  /** The lines of `in` that take a part of their size only, or that are in at the wide end of a range only. */
  partlyIn: BookPart
  /** Of `in`, what counts only because its limit cannot be compared with the level. */
  unknown: BookPart
}

export class InSum {
  readonly #in = new PartSum()
  readonly #partlyIn = new PartSum()
  readonly #unknown = new PartSum()

  /** What a line takes at the wide end; it is partly in if it takes less than all at the tight end. */
  add(line: BookLine, { size, unknown }: Omit<Step, 'from'>, atTight: number, sign: Sign = 1): void {
    const orders = ordersOf(line)
    this.#in.add(orders, size, { sign })
    if (atTight < line.counting) this.#partlyIn.add(orders, size, { sign })
    if (unknown) this.#unknown.add(orders, unknown, { sign })
  }

  get result(): InParts {
    return { in: this.#in.result, partlyIn: this.#partlyIn.result, unknown: this.#unknown.result }
  }
}

import type { Notch } from './axis.ts'
import type { RangeEnds } from './level-ends.ts'
import { ordersOf, sizeFrom, type BookLine } from './line.ts'
import { Sum } from './sum.ts'

/** A part of a book: orders as they were placed, lines after merges, and their amount. */
export interface BookPart {
  orders: number
  lines: number
  amount: bigint
}

/**
 * A book against a level. What is in and what is out make the book: their amounts, their orders and their lines. A line
 * that is in with a part of its size counts as in, and the rest of its size is in the amount that is out.
 */
export interface BookAtLevel {
  /** Firm lines that count, at any limit. */
  book: BookPart
  in: BookPart
  /** The lines of `in` that take a part of their size only, or that are in at the wide end of a range only. */
  partlyIn: BookPart
  out: BookPart
  /** Soft orders that count; they are in no other part. */
  soft: BookPart
}

/** A part while lines are added to it. */
class PartSum {
  orders = 0
  lines = 0
  readonly amount = new Sum()

  add(orders: number, amount: number): void {
    this.orders += orders
    this.lines += 1
    this.amount.add(amount)
  }

  get result(): BookPart {
    return { orders: this.orders, lines: this.lines, amount: this.amount.value }
  }
}

/** A book at a level while its lines are added. */
export class BookAtLevelSum {
  readonly #ends: RangeEnds
  readonly #book = new PartSum()
  readonly #in = new PartSum()
  readonly #partlyIn = new PartSum()
  readonly #soft = new PartSum()

  constructor(ends: RangeEnds) {
    this.#ends = ends
  }

  /** Returns what the line takes at the wide end, which counts. */
  add(line: BookLine): number {
    const { soft, counting, steps, softBeside = 0 } = line
    if (softBeside > 0) this.#addBeside(line)
    if (counting === 0) return 0
    const orders = ordersOf(line)
    if (soft) {
      this.#soft.add(orders, counting)
      return 0
    }
    const { tight, wide } = this.#ends
    const takes = sizeFrom(steps, wide)
    this.#book.add(orders, counting)
    if (takes === 0) return 0
    this.#in.add(orders, takes)
    if ((tight === wide ? takes : sizeFrom(steps, tight)) < counting) this.#partlyIn.add(orders, takes)
    return takes
  }

  /** Soft orders of a merge are no line of their own, unless none of its firm orders counts. */
  #addBeside({ counting, softBeside, softOrders }: BookLine): void {
    this.#soft.orders += softOrders ?? 0
    this.#soft.amount.add(softBeside ?? 0)
    if (counting === 0) this.#soft.lines += 1
  }

  get result(): BookAtLevel {
    const [book, inside] = [this.#book.result, this.#in.result]
    return {
      book,
      in: inside,
      partlyIn: this.#partlyIn.result,
      out: {
        orders: book.orders - inside.orders,
        lines: book.lines - inside.lines,
        amount: book.amount - inside.amount,
      },
      soft: this.#soft.result,
    }
  }
}

export const bookAtRange = (lines: readonly BookLine[], ends: RangeEnds): BookAtLevel => {
  const sum = new BookAtLevelSum(ends)
  for (const line of lines) sum.add(line)
  return sum.result
}

export const bookAt = (lines: readonly BookLine[], level: Notch): BookAtLevel =>
  bookAtRange(lines, { tight: level, wide: level })

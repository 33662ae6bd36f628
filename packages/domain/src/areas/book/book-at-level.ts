import type { FaceAmount } from '../../kernel/index.ts'
import type { Notch } from './axis.ts'
import type { RangeEnds } from './level-ends.ts'
import { ordersOf, sizeFrom, stepAt, type BookLine } from './line.ts'
import { InSum, minus, PartSum, type BookPart, type InParts, type Sign } from './part.ts'

/**
 * A book against a level. What is in and what is out make the book: their amounts, their orders and their lines. A line
 * that is in with a part of its size counts as in, and the rest of its size is in the amount that is out.
 */
export interface BookAtLevel extends InParts {
  /** Firm lines that count, at any limit. */
  book: BookPart
  out: BookPart
  /** Soft orders that count; they are in no other part. */
  soft: BookPart
}

const nothing = 0 as FaceAmount

/** A book at a level while its lines are added and removed. */
export class BookAtLevelSum {
  readonly #ends: RangeEnds
  readonly #book = new PartSum()
  readonly #in = new InSum()
  readonly #soft = new PartSum()

  constructor(ends: RangeEnds) {
    this.#ends = ends
  }

  /** Returns what the line takes at the wide end, which counts. */
  add(line: BookLine, sign: Sign = 1): FaceAmount {
    const { soft, counting, steps, softBeside = nothing } = line
    if (softBeside > 0) this.#addBeside(line, sign)
    if (counting === 0) return nothing
    const orders = ordersOf(line)
    if (soft) {
      this.#soft.add(orders, counting, { sign })
      return nothing
    }
    const { tight, wide } = this.#ends
    this.#book.add(orders, counting, { sign })
    const takes = stepAt(steps, wide)
    if (!takes) return nothing
    this.#in.add(line, takes, tight === wide ? takes.size : sizeFrom(steps, tight), sign)
    return takes.size
  }

  /** Soft orders of a merge are no line of their own, unless none of its firm orders counts. */
  #addBeside({ counting, softBeside = nothing, softOrders = 0 }: BookLine, sign: Sign): void {
    this.#soft.add(softOrders, softBeside, { sign, lines: counting === 0 ? 1 : 0 })
  }

  get result(): BookAtLevel {
    const [book, inside] = [this.#book.result, this.#in.result]
    return { book, ...inside, out: minus(book, inside.in), soft: this.#soft.result }
  }
}

export const bookAtRange = (lines: readonly BookLine[], ends: RangeEnds): BookAtLevel => {
  const sum = new BookAtLevelSum(ends)
  for (const line of lines) sum.add(line)
  return sum.result
}

export const bookAt = (lines: readonly BookLine[], level: Notch): BookAtLevel =>
  bookAtRange(lines, { tight: level, wide: level })

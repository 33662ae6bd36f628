import { shareOf, Sum } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'

const nothing = 0 as FaceAmount

/** What an order, or several merged ones, add to a subtotal. */
export interface SubtotalPart {
  size: FaceAmount
  testSize: FaceAmount
  fpgSize: FaceAmount
  counting: FaceAmount
  inSize: FaceAmount
  soft: boolean
  /** The soft part of merged orders of which some are firm. */
  softBeside?: FaceAmount
  /** How many of its orders count, as they were placed. */
  orders: number
}

/** Adds firm orders together. Soft ones have a sum of their own and count only in the numbers of orders and lines. */
export class Subtotal {
  #orders = 0
  #lines = 0
  readonly #size = new Sum()
  readonly #testSize = new Sum()
  readonly #fpgSize = new Sum()
  readonly #counting = new Sum()
  readonly #inBook = new Sum()
  readonly #soft = new Sum()

  add({ size, testSize, fpgSize, counting, inSize, soft, softBeside = nothing, orders }: SubtotalPart): void {
    this.#orders += orders
    if (orders > 0) this.#lines += 1
    if (soft) return this.#soft.add(counting)
    this.#soft.add(softBeside)
    this.#size.add(size)
    this.#testSize.add(testSize)
    this.#fpgSize.add(fpgSize)
    this.#counting.add(counting)
    this.#inBook.add(inSize)
  }

  get counting(): bigint {
    return this.#counting.value
  }

  /** With the share of the book's total. `isIn`: there is a level that orders can be in at. */
  figures(total: bigint, isIn: boolean) {
    return {
      orders: this.#orders,
      lines: this.#lines,
      size: String(this.#size.value),
      testSize: String(this.#testSize.value),
      fpgSize: String(this.#fpgSize.value),
      counting: String(this.counting),
      inBook: isIn ? String(this.#inBook.value) : null,
      soft: String(this.#soft.value),
      share: shareOf(this.counting, total),
    }
  }
}

/** The largest first. */
export const byCounting = (one: { sum: Subtotal }, other: { sum: Subtotal }): number => {
  const [first, second] = [one.sum.counting, other.sum.counting]
  return first === second ? 0 : first > second ? -1 : 1
}

import type { Order, Derived } from '../orders/index.ts'

/** What of an order the book's figures are made of. */
export type BookRow = Pick<Derived, 'figures' | 'accepted'> & {
  order: Pick<Order, 'commitment' | 'jlmInterest'>
  meaning: { today: { loose: { size: number } } | null }
}

/**
 * Whole currency units, counted exactly however many there are: a book may be more than one order can be.
 * Soft orders stand apart and are in none of the others.
 */
export interface BookTotals {
  /** Orders that count. */
  orders: number
  total: bigint
  /** In at today's level; of a range, at its loose end. Null before there is a level. */
  inBook: bigint | null
  soft: bigint
  jlmInterest: bigint
  /** Of the total, what waits for a manager. */
  conditional: bigint
}

const none: BookTotals = { orders: 0, total: 0n, inBook: null, soft: 0n, jlmInterest: 0n, conditional: 0n }

const plus = (sum: BookTotals, { order, figures, accepted, meaning }: BookRow): BookTotals => {
  const counting = BigInt(figures.counting)
  if (counting === 0n) return sum
  const orders = sum.orders + 1
  if (order.commitment === 'soft') return { ...sum, orders, soft: sum.soft + counting }
  const { today } = meaning
  return {
    ...{ orders, soft: sum.soft, total: sum.total + counting },
    inBook: today ? (sum.inBook ?? 0n) + BigInt(today.loose.size) : sum.inBook,
    jlmInterest: sum.jlmInterest + (order.jlmInterest ? counting : 0n),
    conditional: sum.conditional + counting - BigInt(accepted),
  }
}

export const bookTotals = (rows: readonly BookRow[]): BookTotals => rows.reduce(plus, none)

/** What a book's list shows of what managers may see: what counts, and what did at the last push. */
export const isInBookList = ({ figures, change }: Pick<Derived, 'figures' | 'change'>): boolean =>
  figures.counting > 0 || change !== null

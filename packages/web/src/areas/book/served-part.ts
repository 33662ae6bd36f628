import type { BookPart } from '@bookrunner/domain/book'

/** A part of a book as the server sends it. */
export interface ServedPart extends Pick<BookPart, 'orders' | 'lines'> {
  readonly amount: string
}

export const partOf = ({ amount, ...counts }: ServedPart): BookPart => ({ ...counts, amount: BigInt(amount) })

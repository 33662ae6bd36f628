import { isMaskedFrom, type Order } from '@bookrunner/domain/orders'
import type { BookReader } from '../book/index.ts'

/** True if the house of an order is behind an alias, as in the book. */
export const isMasked = (
  order: Pick<Order, 'throughId' | 'leads' | 'xOrder'>,
  { names, bankId }: Pick<BookReader, 'names' | 'bankId'>,
): boolean => isMaskedFrom(order, names, bankId)

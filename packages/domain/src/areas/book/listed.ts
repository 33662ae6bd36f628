import type { Derived } from '../orders/index.ts'

/** What a book's list shows of what managers may see: what counts, what did at the last guidance or push, and what was withdrawn. */
export const isInBookList = ({ figures, change }: Pick<Derived, 'figures' | 'change'>): boolean =>
  figures.counting > 0 || change !== null

import type { Derived } from '../orders/index.ts'

/** What a book's list shows of what managers may see: what counts, and what did at the last push. */
export const isInBookList = ({ figures, change }: Pick<Derived, 'figures' | 'change'>): boolean =>
  figures.counting > 0 || change !== null

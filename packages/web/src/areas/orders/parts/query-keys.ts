/** Query keys of a deal's orders for its managers. */
export const BOOK = ['orders', 'book'] as const
/** Query keys of the reader's own orders. */
export const OWN = ['orders', 'own'] as const

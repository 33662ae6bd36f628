/** What is read of a deal's orders for its managers. */
export const BOOK = ['orders', 'book'] as const
/** What is read of the reader's own orders. */
export const OWN = ['orders', 'own'] as const

/** Everything that is read of a deal's orders for its managers stands under it. */
export const BOOK = ['orders', 'book'] as const

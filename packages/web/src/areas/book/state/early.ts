import { api } from '../../../platform/api.ts'
import { earlyRequest } from '../../../platform/early.ts'

/** The list of a book, which takes longer than the code of its page. */
export const earlyBook = earlyRequest('book', (input: { readonly dealId: string }) =>
  api.book.bookOrderList(input),
)

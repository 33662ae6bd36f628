import { bookCellTexts, type BookRow } from '@bookrunner/contract/book'
import type { Language } from '@bookrunner/contract/kernel'
import { orderValueTexts } from '@bookrunner/contract/orders'

type Flagged = Pick<BookRow, 'jlmInterest' | 'xOrder' | 'omnibus' | 'conditional' | 'relations'> &
  Partial<Pick<BookRow, 'coLead'>>

const flagsOf = ({ jlmInterest, coLead, xOrder, omnibus, conditional, relations }: Flagged) => [
  ...(jlmInterest ? (['jlmInterest'] as const) : []),
  // An investor's order through a co-lead is not the co-lead's own interest.
  ...(jlmInterest && coLead ? (['coLead'] as const) : []),
  ...(xOrder ? (['xOrder'] as const) : []),
  ...(omnibus ? (['omnibus'] as const) : []),
  ...(conditional ? (['conditional'] as const) : []),
  ...relations,
]

/** The flags of an order as files name them; null if it has none. */
export const flagNames = (row: Flagged, language: Language): string | null =>
  flagsOf(row)
    .map((flag) => bookCellTexts.flag[flag][language])
    .join(orderValueTexts.join[language]) || null

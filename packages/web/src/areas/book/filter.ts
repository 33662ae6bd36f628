import type { OrderChange } from '@bookrunner/domain/orders'
import { plainWidth } from '../../kit/plain-width.ts'
import type { BookRow } from './use-book.ts'

export interface BookFilter {
  readonly text: string
  readonly change: OrderChange | 'ALL'
}

export const noFilter: BookFilter = { text: '', change: 'ALL' }

/** What a row is found by: its number, with and without its dash, and every name in it. */
const textOf = ({ number, investor, through, leads, order }: BookRow): string =>
  [
    ...[number, number.replace('-', ''), investor.name, investor.nameCn, order.account, order.sales],
    ...[through, ...leads].flatMap((bank) => (bank ? [bank.name, bank.nameCn, bank.shortName] : [])),
  ]
    .filter((part) => part !== null)
    .join('\n')
    .toLowerCase()

/** Every word that was typed is somewhere in the row. */
export function filtered(rows: readonly BookRow[], { text, change }: BookFilter): readonly BookRow[] {
  const words = plainWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && change === 'ALL') return rows
  return rows.filter((row) => {
    if (change !== 'ALL' && row.change !== change) return false
    const found = words.length > 0 ? textOf(row) : ''
    return words.every((word) => found.includes(word))
  })
}

import { computePolicy, type PolicyRun } from '@bookrunner/domain/allocation'
import { bookOf, resultColumns, type BookColumns, type ResultColumns } from './columns.ts'

export interface PolicyInput extends Omit<PolicyRun, 'book'> {
  book: BookColumns
}

export const work = ({ book, ...run }: PolicyInput): ResultColumns =>
  resultColumns(computePolicy({ ...run, book: bookOf(book) }), book.ids)

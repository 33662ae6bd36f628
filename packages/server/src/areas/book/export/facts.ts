import type { BookRow, bookCalls } from '@bookrunner/contract/book'
import { fill, type Language, type ReplyOf, type LocalizedText } from '@bookrunner/contract/kernel'
import type { DistributionKind } from '@bookrunner/domain/book'
import type { ComparedContent } from '@bookrunner/domain/orders'
import type { SheetCell, SheetColumn } from '../../../platform/sheet.ts'
import { inZone } from '../../deals/index.ts'

type BookCalls = typeof bookCalls

/** What a book's file is made of: one numbered state, limited to what its reader may export. */
export interface BookFacts {
  deal: { name: string; timeZone: string }
  /** `own`: only the orders this house leads; `totals`: no orders. */
  scope: 'all' | 'own' | 'totals'
  house: string
  /** The right under which the file is made (`exportRight`). */
  right: string
  list: ReplyOf<BookCalls['bookOrderList']>
  /** How changed orders counted at the last guidance or push, by order; null for an order that came later. */
  was: ReadonlyMap<string, ComparedContent | null>
  shares: Record<DistributionKind, ReplyOf<BookCalls['orderDistribution']>['list']>
  demand: ReplyOf<BookCalls['pricingChart']>
  momentum: ReplyOf<BookCalls['bookOrderTrend']>
}

/** The facts with lookups and the reader's language. */
export interface BookSheets extends BookFacts {
  language: Language
  byHolder: ReadonlyMap<string, BookFacts['list']['holders'][number]>
  byBank: ReadonlyMap<string, BookFacts['list']['banks'][number]>
  byGroup: ReadonlyMap<string, BookFacts['list']['groups'][number]>
  byClass: ReadonlyMap<string, string>
  /** The text about a merged order's rule and its other orders. */
  mergedOf: (row: BookRow) => string | null
  /** What each order adds to the book, so that its column sums to the book of the Summary sheet. */
  added: ReadonlyMap<string, number>
  word: (words: LocalizedText, params?: Readonly<Record<string, string | number>>) => string
  clock: (at: string) => string
}

/** A column: heading, width, cell and number format. */
export type Column<Row> = readonly [
  head: LocalizedText,
  width: number,
  cell: (row: Row, book: BookSheets) => SheetCell,
  format?: string,
]

export const formats = { mm: '#,##0.######', count: '#,##0', decimals: '0.0#########' } as const

/** A book may have more units than Excel's fifteen digits: only larger figures are rounded. */
export const inMillions = (units: string | number | null): number | null =>
  units === null ? null : Number(units) / 1_000_000

export const headsOf = <Row>(columns: readonly Column<Row>[], { word }: BookSheets): SheetColumn[] =>
  columns.map(([head, width, , format]) => ({
    header: word(head),
    width,
    ...(format !== undefined && { format }),
  }))

export const rowsOf = function* <Row>(
  rows: Iterable<Row>,
  columns: readonly Column<Row>[],
  book: BookSheets,
): Generator<SheetCell[]> {
  for (const row of rows) yield columns.map(([, , cell]) => cell(row, book))
}

export const wordsIn = (language: Language): BookSheets['word'] => {
  return (words, params) => fill(words[language], params)
}

export const clockIn = (zone: string): BookSheets['clock'] => {
  return (at) => inZone(at, zone)
}

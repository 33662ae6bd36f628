import type { BookRow, bookCalls } from '@bookrunner/contract/book'
import { fill, type Language, type ReplyOf, type Worded } from '@bookrunner/contract/kernel'
import type { DistributionKind } from '@bookrunner/domain/book'
import type { Weighed } from '@bookrunner/domain/orders'
import type { SheetCell, SheetColumn } from '../../../platform/sheet.ts'
import { inZone } from '../../deals/index.ts'

type BookCalls = typeof bookCalls

/** All that a book's file is made of, of one numbered state, as far as its reader may have it in a file. */
export interface BookFacts {
  deal: { name: string; timeZone: string }
  /** `own`: the rows are those this house leads; `totals`: there are none. */
  scope: 'all' | 'own' | 'totals'
  house: string
  /** By which right it is made. */
  right: string
  list: ReplyOf<BookCalls['bookOrderList']>
  /** By order: how those that changed since the last push stood at it; null where they were not there. */
  was: ReadonlyMap<string, Weighed | null>
  shares: Record<DistributionKind, ReplyOf<BookCalls['orderDistribution']>['list']>
  demand: ReplyOf<BookCalls['pricingChart']>
  momentum: ReplyOf<BookCalls['bookOrderTrend']>
}

/** The facts, and how this reader is spoken to. */
export interface BookSheets extends BookFacts {
  language: Language
  byHolder: ReadonlyMap<string, BookFacts['list']['holders'][number]>
  byBank: ReadonlyMap<string, BookFacts['list']['banks'][number]>
  byGroup: ReadonlyMap<string, BookFacts['list']['groups'][number]>
  byClass: ReadonlyMap<string, string>
  /** What is said of an order that counts together with others. */
  mergedOf: (row: BookRow) => string | null
  word: (words: Worded, params?: Readonly<Record<string, string | number>>) => string
  clock: (at: string) => string
}

/** A column: its words, how wide it is, what stands in it, and of figures how they are shown. */
export type Column<Row> = readonly [
  head: Worded,
  width: number,
  cell: (row: Row, book: BookSheets) => SheetCell,
  format?: string,
]

export const formats = { mm: '#,##0.######', count: '#,##0', decimals: '0.0#########' } as const

/** A book may hold more units than a figure of Excel has digits: beyond fifteen it is rounded, and no sooner. */
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

import type { OutReason } from '@bookrunner/domain/orders'
import {
  allocColumnTexts as words,
  allocCellTexts,
  allocFileTexts,
  lineByTexts,
  lineRoundingTexts,
} from '@bookrunner/contract/allocation'
import { fill, type Language, type LocalizedText } from '@bookrunner/contract/kernel'
import { moneyPlaces } from '@bookrunner/domain/deals'
import { exact, nameIn, type Rate, rateOf, showFixed } from '@bookrunner/domain/kernel'
import type { BookHolder } from '@bookrunner/contract/book'
import type { Sheet, SheetCell } from '../../../platform/sheet.ts'

/** The reader's language and time zone, and names for ids. */
export interface Speech {
  language: Language
  zone: string
  holders: ReadonlyMap<string, BookHolder>
}

/** A figure stays exact digits until it is written: Excel takes a number, paper takes all digits. */
export interface Figure {
  digits: Rate
}

export type Cell = string | Figure | null

export type Column<Row> = readonly [
  head: LocalizedText,
  width: number,
  cell: (row: Row) => Cell,
  /** Only for columns of figures. */
  format?: string,
]

export const formats = {
  mm: '#,##0.######',
  count: '#,##0',
  percent: '0.0',
  /** A price with all its decimals, at least three. */
  price: '0.000######',
  /** Money with all decimals of the currency, so that nobody has to type it again. */
  money: (places: number) => (places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`),
} as const

export const inMm = (units: string | number | bigint | null): Figure | null =>
  units === null ? null : { digits: rateOf(exact(rateOf(String(units))).div(1_000_000)) }
export const figure = (rate: string | number | null): Figure | null =>
  rate === null ? null : { digits: rateOf(String(rate)) }

const grouped = (digits: string): string => digits.replace(/\B(?<!\..*)(?=(?:[0-9]{3})+(?![0-9]))/g, ',')

/** As Excel shows it in this format, to the last digit. */
export const shownAs = ({ digits }: Figure, format: string): string => {
  const places = format.split('.')[1] ?? ''
  const fixed = showFixed(digits, places.length)
  const optional = places.replaceAll('0', '').length
  const text = fixed.replace(new RegExp(`0{0,${optional}}$`), '').replace(/\.$/, '')
  return format.startsWith('#,') ? grouped(text) : text
}

/** "USD 31,203,750.00". */
export const moneyIn = (rate: Rate | null, currency: string | null): string | null =>
  rate === null
    ? null
    : `${currency ?? ''} ${shownAs({ digits: rate }, formats.money(moneyPlaces(currency)))}`.trim()

export const sheetOf = <Row>(
  name: keyof typeof allocFileTexts,
  { language }: Pick<Speech, 'language'>,
  {
    above,
    columns,
    rows,
  }: { above: readonly string[]; columns: readonly Column<Row>[]; rows: Iterable<Row> },
): Sheet => ({
  name: fill(allocFileTexts[name][language], { deal: '', version: '' }).trim(),
  above,
  columns: columns.map(([head, width, , format]) => ({
    header: head[language],
    width,
    ...(format !== undefined && { format }),
  })),
  rows: cellsOf(rows, columns),
})

const cellsOf = function* <Row>(
  rows: Iterable<Row>,
  columns: readonly Column<Row>[],
): Generator<SheetCell[]> {
  for (const row of rows) yield columns.map(([, , cell]) => inExcel(cell(row)))
}

const inExcel = (cell: Cell): SheetCell =>
  cell !== null && typeof cell === 'object' ? Number(cell.digits) : cell

export const holderName = (holder: string, { holders, language }: Speech): string => {
  const found = holders.get(holder)
  return found ? nameIn(language, found) : holder
}

interface Line {
  number: string
  holder: string
  account: string | null
}

/** The first columns of every list. */
export const investorColumns = <Row extends Line>(speech: Speech): readonly Column<Row>[] => [
  [words.number, 18, ({ number }) => number],
  [words.investor, 32, ({ holder }) => holderName(holder, speech)],
  [words.account, 20, ({ account }) => account],
]

interface Reasoned {
  by: keyof typeof lineByTexts | null
  rounding: keyof typeof lineRoundingTexts | null
  whyOut: OutReason | null
  full: boolean
  tooSmall: boolean
}

/** "Pro rata · in full". */
export const reasonOf = ({ by, rounding, whyOut, full, tooSmall }: Reasoned, language: Language): string =>
  [
    ...(by === null ? [] : [lineByTexts[by][language]]),
    ...(rounding === null ? [] : [lineRoundingTexts[rounding][language]]),
    ...(whyOut === null ? [] : [allocCellTexts[whyOut][language]]),
    ...(full ? [allocCellTexts.full[language]] : []),
    ...(tooSmall ? [allocCellTexts.tooSmall[language]] : []),
  ].join(' · ')

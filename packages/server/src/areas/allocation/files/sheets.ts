import {
  allocColumnWords as words,
  allocCellWords,
  allocFileWords,
  lineByWords,
} from '@bookrunner/contract/allocation'
import { fill, type Language, type Worded } from '@bookrunner/contract/kernel'
import type { BookHolder } from '@bookrunner/contract/book'
import { nameIn } from '../../../platform/named.ts'
import type { Sheet, SheetCell } from '../../../platform/sheet.ts'

/** How a reader is spoken to, and what ids are called. */
export interface Speech {
  language: Language
  zone: string
  holders: ReadonlyMap<string, BookHolder>
}

export type Column<Row> = readonly [
  head: Worded,
  width: number,
  cell: (row: Row) => SheetCell,
  format?: string,
]

export const formats = { mm: '#,##0.######', count: '#,##0', percent: '0.0' } as const

export const inMm = (units: string | number | null): number | null =>
  units === null ? null : Number(units) / 1_000_000
export const asNumber = (rate: string | null): number | null => (rate === null ? null : Number(rate))

export const sheetOf = <Row>(
  name: keyof typeof allocFileWords,
  { language }: Pick<Speech, 'language'>,
  {
    above,
    columns,
    rows,
  }: { above: readonly string[]; columns: readonly Column<Row>[]; rows: Iterable<Row> },
): Sheet => ({
  ...{ name: fill(allocFileWords[name][language], { deal: '', version: '' }).trim(), above },
  columns: columns.map(([head, width, , format]) => ({
    ...{ header: head[language], width },
    ...(format !== undefined && { format }),
  })),
  rows: cellsOf(rows, columns),
})

const cellsOf = function* <Row>(
  rows: Iterable<Row>,
  columns: readonly Column<Row>[],
): Generator<SheetCell[]> {
  for (const row of rows) yield columns.map(([, , cell]) => cell(row))
}

export const holderName = (holder: string, { holders, language }: Speech): string => {
  const found = holders.get(holder)
  return found ? nameIn(language, { name: found.name, name_cn: found.nameCn }) : holder
}

interface Line {
  number: string
  holder: string
  account: string | null
}

/** What begins every list. */
export const investorColumns = <Row extends Line>(speech: Speech): readonly Column<Row>[] => [
  [words.number, 14, ({ number }) => number],
  [words.investor, 32, ({ holder }) => holderName(holder, speech)],
  [words.account, 20, ({ account }) => account],
]

interface Reasoned {
  by: keyof typeof lineByWords | null
  full: boolean
  tooSmall: boolean
}

/** "Pro rata · in full". */
export const reasonOf = ({ by, full, tooSmall }: Reasoned, language: Language): string =>
  [
    ...(by === null ? [] : [lineByWords[by][language]]),
    ...(full ? [allocCellWords.full[language]] : []),
    ...(tooSmall ? [allocCellWords.tooSmall[language]] : []),
  ].join(' · ')

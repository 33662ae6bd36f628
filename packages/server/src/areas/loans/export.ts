import { loansCalls, loanWord, type LoanWord } from '@bookrunner/contract/loans'
import type { Language } from '@bookrunner/contract/kernel'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { sheetFile, type SheetCell } from '../../platform/sheet.ts'
import { readLoansFor } from './loan-list.repo.ts'
import type { LoanRecord } from './loan-record.ts'
import { loanView } from './loan-view.ts'

const whole = '#,##0'
const decimals = '0.00########'

const columns = [
  ['entity', 34],
  ['user', 22],
  ['isin', 16],
  ['bondName', 30],
  ['currency', 10],
  ['face', 16, whole],
  ['loanAmount', 16, whole],
  ['haircut', 12, decimals],
  ['maintenance', 14, decimals],
  ['marginCallPrice', 16, decimals],
  ['price', 14, decimals],
  ['priceDay', 14],
  ['priceSource', 14],
  ['band', 14],
  ['distance', 16, decimals],
  ['distancePercent', 14, decimals],
  ['marketValue', 18, whole],
  ['loanToValue', 16, decimals],
  ['cover', 16, whole],
  ['startDay', 14],
  ['endDay', 14],
  ['status', 12],
  ['remark', 30],
] as const satisfies readonly (readonly [LoanWord, number, string?])[]

const cellsOf = (record: LoanRecord, language: Language): SheetCell[] => {
  const row = loanView(record)
  const word = (each: LoanWord) => loanWord(each, language)
  const isOpen = row.status === 'open'
  const figure = (text: string) => (isOpen ? Number(text) : null)
  return [
    nameIn(language, row.entity),
    row.user?.name ?? null,
    row.isin,
    row.bondName,
    row.currency,
    row.face,
    row.loanAmount,
    Number(row.haircut),
    Number(row.maintenance),
    Number(row.marginCallPrice),
    Number(row.currentPrice),
    row.priceDay,
    word(row.priceSource),
    row.band && word(row.band),
    figure(row.distance),
    figure(row.distancePercent),
    figure(row.marketValue),
    figure(row.loanToValue),
    figure(row.cover),
    row.startDay,
    row.endDay,
    word(row.status),
    row.remark,
  ]
}

async function* rowsOf(records: AsyncIterable<LoanRecord>, language: Language): AsyncGenerator<SheetCell[]> {
  for await (const record of records) yield cellsOf(record, language)
}

/** What the filter shows, all pages of it. */
export const exportList = read(loansCalls.export, async ({ input, db, language, workers }) => {
  const sheet = loanWord('sheet', language)
  return sheetFile(
    sheet,
    [
      {
        name: sheet,
        columns: columns.map(([word, width, format]) => ({
          header: loanWord(word, language),
          width,
          ...(format && { format }),
        })),
        rows: rowsOf(readLoansFor(db, input), language),
      },
    ],
    workers,
  )
})

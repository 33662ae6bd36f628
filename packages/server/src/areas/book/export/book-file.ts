import { bookCellTexts, bookFileTexts, type BookRow } from '@bookrunner/contract/book'
import { sizeText, zoneText, type Language } from '@bookrunner/contract/kernel'
import { combinedSize, distributionKinds } from '@bookrunner/domain/book'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { sheetFile, type Sheet } from '../../../platform/sheet.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { demandColumns, momentumColumns, shareColumns } from './chart-sheets.ts'
import { clockIn, headsOf, rowsOf, wordsIn, type BookFacts, type BookSheets, type Column } from './facts.ts'
import { changeColumns, isChanged, orderColumns } from './order-sheets.ts'
import { summaryColumns, summaryLines } from './summary-sheet.ts'

/** For each merged order: the rule, and the numbers of the merged orders that are in the file. */
const mergeTexts = (
  { merges, rows }: BookFacts['list'],
  { word, language }: Pick<BookSheets, 'word' | 'language'>,
): ((row: BookRow) => string | null) => {
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const texts = new Map<string, string>()
  for (const { orderIds, rule, size } of merges) {
    const counts = word(bookCellTexts.rule[rule], { size: size === null ? '' : sizeText(size, language) })
    const orders = orderIds.flatMap((id) => numbers.get(id) ?? []).join(', ')
    const text = word(bookCellTexts.merged, { rule: counts, orders })
    for (const id of orderIds) texts.set(id, text)
  }
  return ({ id }) => texts.get(id) ?? null
}

/** What each order adds to the book: a soft one nothing, a merged one what it adds to those before it. */
const addedByOrder = ({ merges, rows }: BookFacts['list']): ReadonlyMap<string, number> => {
  const added = new Map<string, number>(
    rows.map(({ id, counting, commitment }) => [id, commitment === 'soft' ? 0 : counting]),
  )
  for (const { orderIds, rule, size } of merges) {
    const sizes: number[] = []
    let before = 0
    for (const id of orderIds) {
      sizes.push(added.get(id) ?? 0)
      const together = combinedSize({ rule, size }, sizes)
      added.set(id, together - before)
      before = together
    }
  }
  return added
}

const sheetsOf = (facts: BookFacts, language: Language): BookSheets => {
  const { list } = facts
  const word = wordsIn(language)
  return {
    ...facts,
    language,
    word,
    clock: clockIn(facts.deal.timeZone),
    mergedOf: mergeTexts(list, { word, language }),
    added: addedByOrder(list),
    byHolder: new Map(list.holders.map((each) => [each.holder, each])),
    byBank: new Map(list.banks.map((each) => [each.entityId, each])),
    byGroup: new Map(list.groups.map((each) => [each.groupId, each])),
    byClass: new Map(list.classes.map(({ classId, name }) => [classId, name])),
  }
}

/** Each sheet states its book, the number and time of the state, and what it leaves out. */
const aboveOf = ({ language, word, clock, deal, list, scope, house }: BookSheets): string[] => [
  word(bookFileTexts.above, { deal: deal.name }),
  word(bookFileTexts.state, {
    seq: list.seq,
    time: clock(list.at),
    zone: zoneText(deal.timeZone, language),
    currency: list.levels.currency ?? '',
  }),
  ...(scope === 'own'
    ? [word(list.sight === 'own' ? bookFileTexts.ownCharts : bookFileTexts.ownOnly, { house })]
    : []),
  ...(scope === 'totals' ? [word(bookFileTexts.totalsOnly)] : []),
  ...(list.hiddenMerges > 0 ? [word(bookFileTexts.hiddenMerges, { count: list.hiddenMerges })] : []),
]

/** The book as Excel. Rows are made while the file is written. */
export const bookFile = (facts: BookFacts, language: Language, workers?: Workers): SentFile => {
  const book = sheetsOf(facts, language)
  const above = aboveOf(book)
  const sheet = <Row>(
    name: keyof typeof bookFileTexts,
    columns: readonly Column<Row>[],
    rows: Iterable<Row>,
  ): Sheet => ({
    name: book.word(bookFileTexts[name]),
    above,
    columns: headsOf(columns, book),
    rows: rowsOf(rows, columns, book),
  })
  const { rows } = book.list
  const ofOrders =
    book.scope === 'totals'
      ? []
      : [sheet('orders', orderColumns, rows), sheet('changes', changeColumns, rows.filter(isChanged))]
  const name = book.word(bookFileTexts.file, { deal: book.deal.name, seq: book.list.seq })
  return sheetFile(
    name,
    [
      ...ofOrders.slice(0, 1),
      sheet('summary', summaryColumns, summaryLines(book)),
      ...ofOrders.slice(1),
      ...distributionKinds.map((by) => sheet(by, shareColumns(by), book.shares[by])),
      sheet('demand', demandColumns, book.demand.steps),
      sheet('momentum', momentumColumns, book.momentum.buckets),
    ],
    workers,
  )
}

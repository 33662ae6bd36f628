import { bookCellWords, bookSheetWords } from '@bookrunner/contract/book'
import { codeName } from '@bookrunner/contract/deals'
import { momentumKinds, sizeBuckets, type DistributionKind } from '@bookrunner/domain/book'
import type { GuidanceBasis } from '@bookrunner/domain/deals'
import { formats, inMillions, type BookFacts, type BookSheets, type Column } from './facts.ts'

type Share = BookFacts['shares'][DistributionKind][number]
type Step = BookFacts['demand']['steps'][number]
type Bucket = BookFacts['momentum']['buckets'][number]

const units: Record<GuidanceBasis, string> = { spread: ' bp', yield: '%', price: '' }

const sizePart = (key: string, { word }: BookSheets): string => {
  const from = Number(key)
  const to = sizeBuckets.find((least) => least > from)
  return to === undefined
    ? word(bookCellWords.sizeFrom, { from })
    : word(bookCellWords.sizeBetween, { from, to })
}

const limitPart = (key: string, edge: string, word: BookSheets['word']): string => {
  switch (key) {
    case 'reoffer':
      return word(bookCellWords.reoffer)
    case 'tighter':
      return word(bookCellWords.limitTighter, { edge })
    case 'looser':
      return word(bookCellWords.limitLooser, { edge })
    default:
      return word(bookCellWords.limitBetween, { from: key, to: edge })
  }
}

const partName = (by: DistributionKind, { key, to }: Pick<Share, 'key' | 'to'>, book: BookSheets): string => {
  const { word, language, byClass, list } = book
  if (key === null) return word(bookCellWords.unknown)
  switch (by) {
    case 'region':
      return codeName('region', key, language)
    case 'type':
      return byClass.get(key) ?? word(bookCellWords.unknown)
    case 'size':
      return sizePart(key, book)
    case 'limit':
      return limitPart(key, `${to ?? ''}${units[list.levels.basis]}`, word)
  }
}

export const shareColumns = (by: DistributionKind): readonly Column<Share>[] => [
  [bookSheetWords.part, 30, (part, book) => partName(by, part, book)],
  [bookSheetWords.amount, 16, ({ amount }) => inMillions(amount), formats.mm],
  [bookSheetWords.orders, 12, ({ orders }) => orders, formats.count],
  [bookSheetWords.share, 12, ({ share }) => Number(share), '0.0'],
]

const hundredth = (inBook: string, issue: number): number =>
  Number((BigInt(inBook) * 100n) / BigInt(issue)) / 100

/** From the tightest level on. The first may be that of orders that are in at every one: it has no figure. */
export const demandColumns: readonly Column<Step>[] = [
  [
    bookSheetWords.what,
    22,
    ({ level }, { word, list }) =>
      level === null ? word(bookCellWords.everyLevel) : `${level}${units[list.levels.basis]}`,
  ],
  [bookSheetWords.level, 12, ({ level }) => (level === null ? null : Number(level)), formats.decimals],
  [bookSheetWords.inBook, 16, ({ inBook }) => inMillions(inBook), formats.mm],
  [bookSheetWords.orders, 12, ({ orders }) => orders, formats.count],
  [
    bookSheetWords.covered,
    14,
    ({ inBook }, { demand: { issue } }) => (issue ? hundredth(inBook, issue) : null),
    '0.00',
  ],
]

export const momentumColumns: readonly Column<Bucket>[] = [
  [bookSheetWords.from, 20, ({ from }, { clock }) => clock(from)],
  [bookSheetWords.book, 16, ({ book }) => inMillions(book), formats.mm],
  ...momentumKinds.map((kind): Column<Bucket> => [
    bookSheetWords[kind],
    14,
    (bucket: Bucket) => inMillions(bucket[kind]),
    formats.mm,
  ]),
]

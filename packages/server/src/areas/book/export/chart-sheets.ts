import { bookCellTexts, bookSheetTexts } from '@bookrunner/contract/book'
import { codeName } from '@bookrunner/contract/deals'
import { coverageOf, momentumKinds, sizeBuckets, type DistributionKind } from '@bookrunner/domain/book'
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
    ? word(bookCellTexts.sizeFrom, { from })
    : word(bookCellTexts.sizeBetween, { from, to })
}

const limitPart = (key: string, edge: string, word: BookSheets['word']): string => {
  switch (key) {
    case 'reoffer':
      return word(bookCellTexts.reoffer)
    case 'tighter':
      return word(bookCellTexts.limitTighter, { edge })
    case 'wider':
      return word(bookCellTexts.limitWider, { edge })
    default:
      return word(bookCellTexts.limitBetween, { from: key, to: edge })
  }
}

const partName = (by: DistributionKind, { key, to }: Pick<Share, 'key' | 'to'>, book: BookSheets): string => {
  const { word, language, byClass, list } = book
  if (key === null) return word(bookCellTexts.unknown)
  switch (by) {
    case 'region':
      return codeName('region', key, language)
    case 'type':
      return byClass.get(key) ?? word(bookCellTexts.unknown)
    case 'size':
      return sizePart(key, book)
    case 'limit':
      return limitPart(key, `${to ?? ''}${units[list.levels.basis]}`, word)
  }
}

export const shareColumns = (by: DistributionKind): readonly Column<Share>[] => [
  [bookSheetTexts.part, 30, (part, book) => partName(by, part, book)],
  [bookSheetTexts.amount, 16, ({ amount }) => inMillions(amount), formats.mm],
  [bookSheetTexts.orders, 12, ({ orders }) => orders, formats.count],
  [bookSheetTexts.lines, 12, ({ lines }) => lines, formats.count],
  [bookSheetTexts.share, 12, ({ share }) => Number(share), '0.0'],
]

/** From the tightest level on. The first step may hold the orders without a limit: it has no level. */
export const demandColumns: readonly Column<Step>[] = [
  [
    bookSheetTexts.what,
    22,
    ({ level }, { word, list }) =>
      level === null ? word(bookCellTexts.everyLevel) : `${level}${units[list.levels.basis]}`,
  ],
  [bookSheetTexts.level, 12, ({ level }) => (level === null ? null : Number(level)), formats.decimals],
  [bookSheetTexts.inBook, 16, ({ inBook }) => inMillions(inBook), formats.mm],
  [bookSheetTexts.partlyIn, 16, ({ partlyIn }) => inMillions(partlyIn.amount), formats.mm],
  [bookSheetTexts.unknownLimits, 16, ({ unknown }) => inMillions(unknown.amount), formats.mm],
  [
    bookSheetTexts.out,
    16,
    ({ inBook }, { demand: { total } }) => inMillions(String(BigInt(total) - BigInt(inBook))),
    formats.mm,
  ],
  [bookSheetTexts.orders, 12, ({ orders }) => orders, formats.count],
  [bookSheetTexts.lines, 12, ({ lines }) => lines, formats.count],
  [
    bookSheetTexts.covered,
    14,
    ({ inBook }, { demand: { issue } }) => {
      const times = coverageOf(BigInt(inBook), issue)
      return times === null ? null : Number(times)
    },
    '0.00',
  ],
]

export const momentumColumns: readonly Column<Bucket>[] = [
  [bookSheetTexts.from, 20, ({ from }, { clock }) => clock(from)],
  [bookSheetTexts.book, 16, ({ book }) => inMillions(book), formats.mm],
  ...momentumKinds.map((kind): Column<Bucket> => [
    bookSheetTexts[kind],
    14,
    (bucket: Bucket) => inMillions(bucket[kind]),
    formats.mm,
  ]),
]

import { bookCellTexts, bookColumnTexts, bookSheetTexts, type BookRow } from '@bookrunner/contract/book'
import { codeName } from '@bookrunner/contract/deals'
import { countryText, sizeText } from '@bookrunner/contract/kernel'
import { orderCodeName, orderFlagNames, orderValueTexts } from '@bookrunner/contract/orders'
import { countedFigure } from '@bookrunner/domain/book'
import { changeSignOf, topSize, type ComparedContent } from '@bookrunner/domain/orders'
import { nameIn } from '@bookrunner/domain/kernel'
import { wordOrderLevels } from '../../orders/index.ts'
import { formats, inMillions, type BookSheets, type Column } from './facts.ts'

type OrderColumn = Column<BookRow>
const words = bookColumnTexts
const { mm } = formats

const text =
  (say: (row: BookRow, book: BookSheets) => string | null): OrderColumn[2] =>
  (row, book) =>
    say(row, book) || null
const figure =
  (
    key:
      | 'size'
      | 'testSize'
      | 'fpgSize'
      | 'counting'
      | 'accepted'
      | 'inSize'
      | 'minSize'
      | 'maxSize'
      | 'reserve'
      | 'allocSize'
      | 'allocation',
  ): OrderColumn[2] =>
  (row) =>
    inMillions(row[key])

const counted =
  (key: 'counting' | 'accepted' | 'inSize'): OrderColumn[2] =>
  (row) =>
    inMillions(countedFigure(row[key], { soft: row.commitment === 'soft' }))

const bankName = (id: string, { byBank, language }: BookSheets): string => {
  const bank = byBank.get(id)
  return bank ? nameIn(language, bank) : ''
}
const investor = text(({ holder }, { byHolder, language }) => {
  const found = byHolder.get(holder)
  return found ? nameIn(language, found) : null
})
const group = text(({ holder }, { byHolder, byGroup, language }) => {
  const found = byGroup.get(byHolder.get(holder)?.groupId ?? '')
  return found ? nameIn(language, found) : null
})
const through = text(({ throughId }, book) => (throughId === null ? null : bankName(throughId, book)))

const number: OrderColumn = [words.number, 14, (row) => row.number]
const investorColumn: OrderColumn = [words.investor, 32, investor]
const accountColumn: OrderColumn = [words.account, 20, (row) => row.account]
const throughColumn: OrderColumn = [words.through, 22, through]
const change: OrderColumn = [
  words.change,
  14,
  text((row, { word }) => {
    const sign = changeSignOf(row)
    return sign && word(bookCellTexts.change[sign])
  }),
]
const updatedAt: OrderColumn = [words.updatedAt, 20, (row, { clock }) => clock(row.updatedAt)]
const updatedBy: OrderColumn = [words.updatedBy, 18, (row) => row.updatedBy]

/** The orders, one a row, from left to right as a desk reads them. */
export const orderColumns: readonly OrderColumn[] = [
  number,
  investorColumn,
  [words.group, 24, group],
  [words.type, 18, text(({ classId }, { byClass }) => byClass.get(classId ?? '') ?? null)],
  [words.region, 18, text(({ region }, { language }) => region && codeName('region', region, language))],
  [
    words.jurisdiction,
    18,
    text(({ jurisdiction }, { language }) => jurisdiction && countryText(jurisdiction, language)),
  ],
  accountColumn,
  throughColumn,
  [
    words.leads,
    28,
    text(({ leads }, book) =>
      leads.map((lead) => bankName(lead, book)).join(orderValueTexts.join[book.language]),
    ),
  ],
  [words.status, 14, ({ status }, { language }) => orderCodeName('status', status, language)],
  change,
  [words.size, 12, figure('size'), mm] as const,
  [words.testSize, 12, figure('testSize'), mm] as const,
  [words.fpgSize, 12, figure('fpgSize'), mm] as const,
  [
    words.fpgState,
    14,
    text(({ fpgState }, { word }) => (fpgState === 'none' ? null : word(bookCellTexts.fpgState[fpgState]))),
  ],
  [words.counting, 12, counted('counting'), mm],
  [words.accepted, 12, counted('accepted'), mm],
  [words.adds, 16, ({ id }, { added }) => inMillions(added.get(id) ?? 0), mm],
  [words.merged, 30, text((row, { mergedOf }) => mergedOf(row))],
  [words.limits, 36, ({ orderLevels }, { language }) => wordOrderLevels(orderLevels, language)],
  [words.fit, 12, text(({ fit }, { language }) => fit && orderCodeName('fit', fit, language))],
  [words.inSize, 12, counted('inSize'), mm] as const,
  [words.minSize, 12, figure('minSize'), mm] as const,
  [words.maxSize, 12, figure('maxSize'), mm] as const,
  [words.reserve, 12, figure('reserve'), mm] as const,
  [words.allocSize, 12, figure('allocSize'), mm] as const,
  [words.allocation, 12, figure('allocation'), mm] as const,
  [words.commitment, 14, ({ commitment }, { language }) => orderCodeName('commitment', commitment, language)],
  [words.hedge, 20, ({ hedge }, { language }) => orderCodeName('hedge', hedge, language)],
  [words.flags, 26, (row, { language }) => orderFlagNames(row, language)],
  [words.sales, 16, (row) => row.sales],
  [words.comment, 32, (row) => row.comment],
  [words.privateComment, 32, (row) => row.privateComment],
  [words.channel, 12, ({ channel }, { word }) => word(bookCellTexts.channel[channel])],
  [words.createdAt, 20, ({ createdAt }, { clock }) => clock(createdAt)],
  updatedAt,
  updatedBy,
  [words.version, 9, ({ version }) => version, formats.count],
]

/** What an order weighs in the book besides sizes and limits. */
const otherTerms = (
  { minSize, maxSize, commitment }: Omit<ComparedContent, 'orderLevels'>,
  { language, word }: BookSheets,
) =>
  [
    orderCodeName('commitment', commitment, language),
    ...(minSize === null ? [] : [`${word(words.minSize)} ${sizeText(minSize, language)}`]),
    ...(maxSize === null ? [] : [`${word(words.maxSize)} ${sizeText(maxSize, language)}`]),
  ].join(orderValueTexts.join[language])

const wasOf = ({ id }: BookRow, { was }: BookSheets): ComparedContent | null => was.get(id) ?? null
const isOf = (row: BookRow): BookRow | null => (row.change === 'CANCEL' ? null : row)
const sizeOf = (weighed: Pick<ComparedContent, 'orderLevels'> | null): number =>
  weighed ? topSize(weighed.orderLevels) : 0

/** What changed since the last guidance or push, before and after. */
export const changeColumns: readonly OrderColumn[] = [
  number,
  investorColumn,
  accountColumn,
  throughColumn,
  change,
  [bookSheetTexts.sizeWas, 12, (row, book) => inMillions(sizeOf(wasOf(row, book))), mm],
  [bookSheetTexts.sizeIs, 12, (row) => inMillions(sizeOf(isOf(row))), mm],
  [
    bookSheetTexts.difference,
    12,
    (row, book) => inMillions(sizeOf(isOf(row)) - sizeOf(wasOf(row, book))),
    `+${mm};-${mm};0`,
  ],
  [
    bookSheetTexts.limitsWere,
    36,
    text((row, book) => wordOrderLevels(wasOf(row, book)?.orderLevels ?? [], book.language)),
  ],
  [
    bookSheetTexts.limitsAre,
    36,
    text((row, { language }) => wordOrderLevels(isOf(row)?.orderLevels ?? [], language)),
  ],
  [
    bookSheetTexts.otherWas,
    28,
    text((row, book) => {
      const was = wasOf(row, book)
      return was && otherTerms(was, book)
    }),
  ],
  [
    bookSheetTexts.otherIs,
    28,
    text((row, book) => {
      const is = isOf(row)
      return is && otherTerms(is, book)
    }),
  ],
  updatedAt,
  updatedBy,
]

export const isChanged = ({ change: since }: BookRow): boolean => since !== null && since !== 'SAME'

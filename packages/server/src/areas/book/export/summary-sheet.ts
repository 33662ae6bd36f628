import { bookFigureTexts, bookSheetTexts } from '@bookrunner/contract/book'
import { codeName, levelTexts } from '@bookrunner/contract/deals'
import type { LocalizedText } from '@bookrunner/contract/kernel'
import { formats, inMillions, type BookSheets, type Column } from './facts.ts'

/** A figure of the book with its unit and a note. */
interface Line {
  name: string
  value: number | null
  unit: string
  note: string
}

export const summaryColumns: readonly Column<Line>[] = [
  [bookSheetTexts.figure, 32, ({ name }) => name],
  [bookSheetTexts.value, 18, ({ value }) => value, formats.mm],
  [bookSheetTexts.unit, 12, ({ unit }) => unit],
  [bookSheetTexts.what, 44, ({ note }) => note || null],
]

const words = bookFigureTexts

/** As in the strip: the number of X-orders, and for a reader of all names, how many houses there are. */
const accountsWhat = ({ list: { summary }, word }: BookSheets): string => {
  const { accounts, withheld, houses } = summary
  if (withheld === 0) return ''
  const text = word(words.accountsWhat, { count: withheld })
  return houses === null || houses === accounts
    ? text
    : `${text} · ${word(words.housesWhat, { count: houses })}`
}

/** The strip's figures, and what was in at each published level. */
export const summaryLines = (book: BookSheets): Line[] => {
  const { word, clock, language, list, demand } = book
  const { summary, levels } = list
  const mm = (name: LocalizedText, units: string | number | null, what?: LocalizedText): Line => ({
    name: word(name),
    value: inMillions(units),
    unit: `${levels.currency ?? ''} ${word(words.mm)}`.trim(),
    note: what ? word(what) : '',
  })
  const plain = (name: LocalizedText, value: number | null, unit = '', note = ''): Line => ({
    name: word(name),
    value,
    unit,
    note,
  })
  const times = word(words.times)
  const asNumber = (rate: string | null): number | null => (rate === null ? null : Number(rate))
  const { since } = summary
  const newest = levels.marks.at(-1)
  const sinceWhat = since ? word(words.sinceWhat, { time: clock(since.at) }) : ''
  return [
    plain(words.status, null, '', codeName('status', levels.status, language)),
    plain(words.guidance, null, '', newest ? levelTexts(newest.level)[language] : ''),
    mm(words.total, summary.total, words.totalWhat),
    mm(words.inBook, summary.inBook),
    ...(['partlyIn', 'unknown', 'out'] as const).map((name): Line => {
      const part = summary.atLevel?.[name]
      const note = part ? word(words.partLines, { count: part.lines }) : ''
      return { ...mm(words[name], part?.amount ?? null), note }
    }),
    mm(words.issue, summary.issue),
    plain(words.coverage, asNumber(summary.coverage), times, word(words.coverageWhat)),
    plain(words.inCoverage, asNumber(summary.inCoverage), times),
    plain(words.orders, summary.orders, '', word(words.ordersWhat)),
    plain(words.lines, summary.lines),
    plain(words.accounts, summary.accounts, '', accountsWhat(book)),
    mm(words.jlmInterest, summary.jlmInterest),
    mm(words.coLead, summary.coLead, words.coLeadWhat),
    mm(words.conditional, summary.conditional, words.conditionalWhat),
    mm(words.soft, summary.soft, words.softWhat),
    ...(since
      ? [
          { ...mm(words.sinceTotal, since.total), note: sinceWhat },
          { ...mm(words.sinceCame, since.came), note: sinceWhat },
          { ...mm(words.sinceWent, since.went), note: sinceWhat },
          plain(words.sinceOrders, since.orders, '', sinceWhat),
        ]
      : []),
    ...demand.marks.flatMap(({ kind, level, inBook, coverage }) => {
      const params = { kind: codeName('guidance', kind, language) }
      const note = levelTexts(level)[language]
      return [
        { ...mm(words.mark, inBook), name: word(words.mark, params), note },
        { ...plain(words.markCover, asNumber(coverage), times, note), name: word(words.markCover, params) },
      ]
    }),
  ]
}

import { bookFigureWords, bookSheetWords } from '@bookrunner/contract/book'
import { codeName } from '@bookrunner/contract/deals'
import type { Worded } from '@bookrunner/contract/kernel'
import { showGuidance } from '@bookrunner/domain/deals'
import { formats, inMillions, type BookSheets, type Column } from './facts.ts'

/** A figure of the book, in what it is counted, and what is to be known of it. */
interface Line {
  name: string
  value: number | null
  unit: string
  note: string
}

export const summaryColumns: readonly Column<Line>[] = [
  [bookSheetWords.figure, 32, ({ name }) => name],
  [bookSheetWords.value, 18, ({ value }) => value, formats.mm],
  [bookSheetWords.unit, 12, ({ unit }) => unit],
  [bookSheetWords.what, 44, ({ note }) => note || null],
]

const words = bookFigureWords

/** As the strip tells it: what no name stands behind, and to whom all stand, how many houses they are. */
const accountsWhat = ({ list: { summary }, word }: BookSheets): string => {
  const { accounts, withheld, houses } = summary
  if (withheld === 0) return ''
  const said = word(words.accountsWhat, { count: withheld })
  return houses === null || houses === accounts
    ? said
    : `${said} · ${word(words.housesWhat, { count: houses })}`
}

/** The strip's figures, and what was in at each level that was given. */
export const summaryLines = (book: BookSheets): Line[] => {
  const { word, clock, language, list, demand } = book
  const { summary, levels } = list
  const mm = (name: Worded, units: string | number | null, what?: Worded): Line => ({
    name: word(name),
    value: inMillions(units),
    unit: `${levels.currency ?? ''} ${word(words.mm)}`.trim(),
    note: what ? word(what) : '',
  })
  const plain = (name: Worded, value: number | null, unit = '', note = ''): Line => ({
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
    plain(words.guidance, null, '', newest ? showGuidance(newest.level) : ''),
    mm(words.total, summary.total, words.totalWhat),
    mm(words.inBook, summary.inBook),
    mm(words.issue, summary.issue),
    plain(words.coverage, asNumber(summary.coverage), times, word(words.coverageWhat)),
    plain(words.orders, summary.orders),
    plain(words.accounts, summary.accounts, '', accountsWhat(book)),
    mm(words.jlmInterest, summary.jlmInterest),
    mm(words.coLead, summary.coLead, words.coLeadWhat),
    mm(words.conditional, summary.conditional, words.conditionalWhat),
    mm(words.soft, summary.soft, words.softWhat),
    ...(since
      ? [
          { ...mm(words.sinceTotal, since.total), note: sinceWhat },
          plain(words.sinceOrders, since.orders, '', sinceWhat),
        ]
      : []),
    ...demand.marks.flatMap(({ kind, level, inBook, coverage }) => {
      const params = { kind: codeName('guidance', kind, language) }
      const note = showGuidance(level)
      return [
        { ...mm(words.mark, inBook), name: word(words.mark, params), note },
        { ...plain(words.markCover, asNumber(coverage), times, note), name: word(words.markCover, params) },
      ]
    }),
  ]
}

import type { DealHeader } from '@bookrunner/contract/deals'
import type { BookSummary } from '@bookrunner/contract/book'
import { shareOf, type BookPart } from '@bookrunner/domain/book'
import { showGuidance } from '@bookrunner/domain/deals'
import { useMemo } from 'react'
import { unitOf } from '../../kit/amounts.ts'
import { Strip, type StripFigure } from '../../kit/dense-page/Strip.tsx'
import { decimal, clockTime, count, coverage, EMPTY, mm } from '../../kit/format.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import { closingAt, Countdown, endsTest, useReader, useWidestCountdown } from '../deals/parts/index.ts'
import { ChangedLast } from './here/index.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { firmCounts, ordersText } from './order-count.ts'
import { partsOfIn, shortOut, shortParts } from './parts-text.ts'
import { partOf } from './served-part.ts'
import { bookText } from './text.ts'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly book: BrowserBook
  readonly header: DealHeader
}

/** "+120", "−40", "0". */
export const moved = (by: string): string => (BigInt(by) > 0n ? `+${mm(BigInt(by))}` : mm(BigInt(by)))

/** What came and what went: "+40 / −15". */
export const flowText = ({ came, went }: NonNullable<BookSummary['since']>): string =>
  `${moved(came)} / ${moved(`-${went}`)}`

/** The current level, at its wide end: the level of the figure "in". */
const levelText = ({ levels }: BrowserBook, { guidance }: DealHeader): string | undefined =>
  levels.today === null
    ? undefined
    : showGuidance({
        basis: levels.basis,
        over: levels.basis === 'spread' ? (guidance?.level.over ?? null) : null,
        level: levels.today,
        to: null,
        words: null,
      })

/**
 * Every reader gets the same number of accounts. The note says how many are unnamed, or, to who sees all, how many
 * houses they are.
 */
function accountsNote(
  { accounts, withheld, houses }: BookSummary,
  counts: ReturnType<typeof firmCounts>,
  t: TranslateOf<typeof bookText>,
) {
  const text = ordersText(counts)
  const short = t('accounts.orders', { count: counts.orders })
  const what = t('accounts.what')
  if (withheld === 0) return { note: text, short, hint: what }
  const differs = houses !== null && houses !== accounts
  const investors = differs ? t('accounts.named', { count: houses }) : undefined
  return {
    note: `${text} · ${investors ?? t('accounts.withheld', { count: withheld })}`,
    short,
    hint: [what, t('accounts.hint', { count: withheld }), ...(investors ? [investors] : [])].join('\n'),
  }
}

const coLeadNote = (size: string, t: TranslateOf<typeof bookText>) => {
  const note = t('jlm.coLead', { size })
  return { note, noteSlot: t('jlm.coLead', { size: '999.9' }), hint: note, short: '' }
}

/** What is out, and the parts of what is in: in short, and in full. */
function partsNote({ atLevel, total }: BookSummary, t: TranslateOf<typeof bookText>) {
  if (!atLevel) return {}
  const [inside, out] = [partOf(atLevel.in), partOf(atLevel.out)]
  const parts = { out, partlyIn: partOf(atLevel.partlyIn), unknown: partOf(atLevel.unknown) }
  const share = total === '0' ? undefined : decimal(shareOf(inside.amount, BigInt(total)), 1)
  return {
    note: shortParts(parts),
    hint: [
      ...(share === undefined ? [] : [t('inBook.share', { share })]),
      ordersText(inside),
      ...partsOfIn(parts),
      t('inBook.out', { size: mm(out.amount), orders: ordersText(out) }),
    ].join(' · '),
    short: shortOut(out),
  }
}

/** Room for what is out, and for the parts that the book has. */
const roomFor = (atLevel: BookSummary['atLevel']) => {
  const room = (lines: number): BookPart => ({ orders: 0, lines, amount: 9_999_900_000n })
  return {
    out: room(99),
    partlyIn: room(99),
    unknown: room(atLevel && atLevel.unknown.lines > 0 ? 99 : 0),
  }
}

/** What the places of the strip have room for. */
const mostTimes = '99.99×'
const mostAccounts = { accounts: 999, houses: 998 }
const mostOrders = { orders: 9999, lines: 9998 }

export function figuresOf(
  { book, header }: Pick<Props, 'book' | 'header'>,
  t: TranslateOf<typeof bookText>,
  zone: string | undefined,
): readonly StripFigure[] {
  const { summary } = book
  const { since, inBook, inCoverage, total, atLevel } = summary
  const level = levelText(book, header)
  const unit = unitOf(header.currency)
  const inTimes = inCoverage === null ? undefined : coverage(inCoverage)
  const widest = accountsNote(
    { ...summary, ...mostAccounts, withheld: summary.withheld && 99 },
    mostOrders,
    t,
  )
  return [
    { name: t('total'), text: mm(BigInt(total)), unit, hint: t('total.hint'), size: 'big', leads: true },
    {
      name: level ? t('inAt', { level }) : t('inBook'),
      size: 'big',
      unit: inBook === null ? undefined : unit,
      text: inBook === null ? EMPTY : mm(BigInt(inBook)),
      short: EMPTY,
      ...partsNote(summary, t),
      noteSlot: shortParts(roomFor(atLevel)),
      shortSlot: shortOut({ amount: 9_999_900_000n }),
    },
    {
      name: t('cover'),
      hint: t('cover.hint'),
      size: 'big',
      text: coverage(summary.coverage),
      slot: mostTimes,
      note: inTimes && level && t('cover.level', { times: inTimes, level }),
      noteSlot: t('cover.level', { times: mostTimes, level: level ?? '' }),
      short: inTimes === undefined ? EMPTY : t('cover.in', { times: inTimes }),
      shortSlot: t('cover.in', { times: mostTimes }),
    },
    {
      name: t('accounts'),
      text: count(summary.accounts),
      slot: '999',
      ...accountsNote(summary, firmCounts(summary), t),
      noteSlot: widest.note,
      shortSlot: widest.short,
    },
    {
      name: t('jlm'),
      text: mm(BigInt(summary.jlmInterest)),
      ...(summary.coLead !== '0' && coLeadNote(mm(BigInt(summary.coLead)), t)),
    },
    {
      name: t('soft'),
      text: mm(BigInt(summary.soft)),
      hint: `${t('soft.hint')}: ${t('soft.orders', { count: summary.softOrders })}`,
    },
    { name: t('conditional'), text: mm(BigInt(summary.conditional)) },
    {
      name: t('since'),
      text: since ? flowText(since) : EMPTY,
      slot: '+9,999.9 / −9,999.9',
      note: since ? t('since.from', { time: clockTime(since.at, zone) }) : undefined,
      noteSlot: t('since.from', { time: '00:00:00' }),
      short: '',
      ...(since && { hint: t('since.hint', { net: moved(since.total) }) }),
    },
  ]
}

/** The book's figures. The time until it closes is here too, because the header may be too narrow for it. */
export function BookStrip({ book, header }: Props) {
  const t = useText(bookText)
  const { zone } = useReader()
  const figures = useMemo(() => figuresOf({ book, header }, t, zone), [book, header, t, zone])
  return (
    <Strip
      figures={figures}
      state={book}
      last={<ChangedLast book={book} />}
      first={<Closing levels={book.levels} />}
    />
  )
}

function Closing({ levels }: Pick<BrowserBook, 'levels'>) {
  const t = useText(bookText)
  const longest = useWidestCountdown()
  const closing = closingAt(levels)
  if (closing === null) return null
  return (
    <div>
      <dt data-slot={longest} data-size="big">
        {t(endsTest(levels) ? 'testEnds' : 'closes')}
      </dt>
      <dd data-size="big">
        <span className={denseCss.slot} data-slot={longest}>
          <span>
            <Countdown until={closing} />
          </span>
        </span>
      </dd>
    </div>
  )
}

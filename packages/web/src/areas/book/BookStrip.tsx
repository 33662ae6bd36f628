import type { DealFace } from '@bookrunner/contract/deals'
import type { BookSummary } from '@bookrunner/contract/book'
import { coverageOf, shareOf } from '@bookrunner/domain/book'
import { unitOf } from '../../kit/amounts.ts'
import { decimal, clockTime, count, coverage, EMPTY, mm } from '../../kit/format.ts'
import { liveStore } from '../../platform/live.ts'
import { useStore } from '../../platform/store.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import { closingAt, Countdown, Flash, useReader } from '../deals/parts/index.ts'
import { ChangedLast } from './here/index.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'
import { classes } from '../../kit/classes.ts'
import css from './book.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly book: BrowserBook
  readonly face: DealFace
}

interface Figure {
  /** Others are in the unit this one names, where there is no room to say it again. */
  readonly leads?: boolean
  readonly name: string
  readonly text: string
  readonly unit?: string | undefined
  readonly hint?: string
  readonly note?: string | undefined
  /** Of the note, where there is little room. */
  readonly short?: string | undefined
  readonly big?: boolean
}

/** "+120", "−40". */
export const moved = (by: string): string => (BigInt(by) > 0n ? `+${mm(BigInt(by))}` : mm(BigInt(by)))

/** From the figures themselves: what is sent as coverage is rounded to two decimals, and here is one. */
export const coverText = ({ total, issue }: Pick<BookSummary, 'total' | 'issue'>): string =>
  coverage(coverageOf(BigInt(total), issue, 1))

/** The same number is said to everybody: what of it no name stands behind, and to whom all stand, how many they are. */
function accountsNote({ orders, accounts, withheld, houses }: BookSummary, t: TranslateOf<typeof bookText>) {
  const said = t('accounts.orders', { count: orders })
  if (withheld === 0) return { note: said }
  const differs = houses !== null && houses !== accounts
  return {
    note: `${said} · ${differs ? t('accounts.named', { count: houses }) : t('accounts.withheld', { count: withheld })}`,
    hint: t('accounts.hint', { count: withheld }),
  }
}

export function figuresOf(
  { book: { summary }, face }: Pick<Props, 'book' | 'face'>,
  t: TranslateOf<typeof bookText>,
  zone: string | undefined,
): readonly Figure[] {
  const { since, inBook, total } = summary
  const unit = unitOf(face.currency)
  const share =
    inBook === null || total === '0' ? undefined : decimal(shareOf(BigInt(inBook), BigInt(total)), 1)
  return [
    { name: t('total'), text: mm(BigInt(total)), unit, hint: t('total.hint'), big: true, leads: true },
    {
      name: t('inBook'),
      big: true,
      unit: inBook === null ? undefined : unit,
      text: inBook === null ? EMPTY : mm(BigInt(inBook)),
      note: share && t('inBook.share', { share }),
      short: share && `${share}%`,
    },
    {
      name: t('cover'),
      hint: t('cover.hint'),
      big: true,
      text: coverText(summary),
    },
    {
      name: t('accounts'),
      text: count(summary.accounts),
      ...accountsNote(summary, t),
    },
    {
      name: t('jlm'),
      text: mm(BigInt(summary.jlmInterest)),
      note: summary.coLead === '0' ? undefined : t('jlm.coLead', { size: mm(BigInt(summary.coLead)) }),
    },
    { name: t('soft'), text: mm(BigInt(summary.soft)), hint: t('soft.hint') },
    { name: t('conditional'), text: mm(BigInt(summary.conditional)) },
    {
      name: t('since'),
      text: since ? moved(since.total) : EMPTY,
      note: since ? clockTime(since.at, zone) : undefined,
      hint: t('since.hint'),
    },
  ]
}

/** Where the book stands: one state, its number and time. Always in sight, and of the same height whatever it says. */
export function BookStrip({ book, face }: Props) {
  const t = useText(bookText)
  const { zone } = useReader()
  const figures = figuresOf({ book, face }, t, zone)
  return (
    <section className={denseCss.strip}>
      <dl>
        <Closing book={book} />
        {figures.map(({ leads, name, text, unit, hint, note, short, big }) => (
          <div key={name} title={hint} data-leads={leads}>
            <dt>{name}</dt>
            <dd data-big={big || undefined}>
              <Flash of={text}>
                {text}
                {unit && <small> {unit}</small>}
              </Flash>
              {note && (
                <span className={short ? classes(denseCss.note, css.long) : denseCss.note}>{note}</span>
              )}
              {short && <span className={classes(denseCss.note, css.short)}>{short}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Numbered book={book} />
    </section>
  )
}

/** How long orders may still come: the header may be too narrow to say it. */
function Closing({ book: { levels } }: Pick<Props, 'book'>) {
  const t = useText(bookText)
  const closing = closingAt(levels)
  if (closing === null) return null
  return (
    <div>
      <dt>{t('closes')}</dt>
      <dd data-big>
        <Countdown until={closing} />
      </dd>
    </div>
  )
}

/** Which state all of the page is of; where nothing is heard any more, since when. */
function Numbered({ book }: { readonly book: BrowserBook }) {
  const { seq, at } = book
  const t = useText(bookText)
  const { zone } = useReader()
  const { state, since } = useStore(liveStore)
  const lost = state === 'notLive'
  return (
    <div className={denseCss.asof} role="status" data-lost={lost || undefined}>
      <span>{lost ? t('notLive', { time: clockTime(since, zone) }) : t('live')}</span>
      <ChangedLast book={book} />
      <span className="br-figures">{t('asOf', { seq, time: clockTime(at, zone) })}</span>
    </div>
  )
}

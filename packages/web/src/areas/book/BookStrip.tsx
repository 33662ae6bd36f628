import type { DealHeader } from '@bookrunner/contract/deals'
import type { BookSummary } from '@bookrunner/contract/book'
import { coverageOf, shareOf } from '@bookrunner/domain/book'
import { useMemo } from 'react'
import { unitOf } from '../../kit/amounts.ts'
import { Strip, type StripFigure } from '../../kit/dense-page/Strip.tsx'
import { decimal, clockTime, count, coverage, EMPTY, mm } from '../../kit/format.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import { closingAt, Countdown, useReader } from '../deals/parts/index.ts'
import { ChangedLast } from './here/index.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'

interface Props {
  readonly book: BrowserBook
  readonly header: DealHeader
}

/** "+120", "−40". */
export const moved = (by: string): string => (BigInt(by) > 0n ? `+${mm(BigInt(by))}` : mm(BigInt(by)))

/** The server rounds coverage to two decimals. One decimal is computed from the figures, so that it is rounded once. */
export const coverText = ({ total, issue }: Pick<BookSummary, 'total' | 'issue'>): string =>
  coverage(coverageOf(BigInt(total), issue, 1))

/**
 * Every reader gets the same number of accounts. The note says how many are unnamed, or, to who sees all, how many
 * houses they are.
 */
function accountsNote({ orders, accounts, withheld, houses }: BookSummary, t: TranslateOf<typeof bookText>) {
  const text = t('accounts.orders', { count: orders })
  if (withheld === 0) return { note: text }
  const differs = houses !== null && houses !== accounts
  return {
    note: `${text} · ${differs ? t('accounts.named', { count: houses }) : t('accounts.withheld', { count: withheld })}`,
    hint: t('accounts.hint', { count: withheld }),
  }
}

export function figuresOf(
  { book: { summary }, header }: Pick<Props, 'book' | 'header'>,
  t: TranslateOf<typeof bookText>,
  zone: string | undefined,
): readonly StripFigure[] {
  const { since, inBook, total } = summary
  const unit = unitOf(header.currency)
  const share =
    inBook === null || total === '0' ? undefined : decimal(shareOf(BigInt(inBook), BigInt(total)), 1)
  return [
    { name: t('total'), text: mm(BigInt(total)), unit, hint: t('total.hint'), size: 'big', leads: true },
    {
      name: t('inBook'),
      size: 'big',
      unit: inBook === null ? undefined : unit,
      text: inBook === null ? EMPTY : mm(BigInt(inBook)),
      note: share && t('inBook.share', { share }),
      short: share && `${share}%`,
    },
    {
      name: t('cover'),
      hint: t('cover.hint'),
      size: 'big',
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

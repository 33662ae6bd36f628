import { CheckCircleFilled, WarningFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { unitOf } from '../../kit/amounts.ts'
import { clockTime, count, decimal, EMPTY, mm } from '../../kit/format.ts'
import { liveStore } from '../../platform/live.ts'
import { useStore } from '../../platform/store.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import { Flash, useReader } from '../deals/parts/index.ts'
import { fillTenths, tenths } from './rows/grid-row.ts'
import { runningOf } from './rows/running.ts'
import type { Edits } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import { classes } from '../../kit/classes.ts'
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly edits: Edits
}

type Left = 'zero' | 'over' | 'left'

export interface Figure {
  readonly name: string
  readonly text: string
  readonly unit?: string | undefined
  readonly note?: string | undefined
  /** Others are in the unit this one names, where there is no room to say it again. */
  readonly leads?: boolean
  readonly kind?: 'big' | 'remainder'
  readonly stand?: Left | 'wrong' | undefined
}

const standOf = (remainder: bigint | null): Left | undefined => {
  if (remainder === null) return undefined
  return remainder === 0n ? 'zero' : remainder < 0n ? 'over' : 'left'
}

const inAll = ({ rows }: BrowserAlloc): bigint =>
  [...rows.values()].reduce((sum, { inSize }) => sum + BigInt(inSize), 0n)

/** What the version comes to; what is on its way is in it. */
export function figuresOf({ alloc, edits }: Props, t: TranslateOf<typeof allocText>): readonly Figure[] {
  const { summary, currency, sight } = alloc
  const { total, remainder, filled } = runningOf(alloc, edits)
  const unit = unitOf(currency)
  const stand = standOf(remainder)
  const fill = edits.size > 0 && sight === 'all' ? fillTenths(total, inAll(alloc)) : null
  const launched = summary.confirmed + summary.pending > 0
  return [
    {
      name: t('toGive'),
      leads: true,
      kind: 'big',
      text: summary.toGive === null ? EMPTY : mm(summary.toGive),
      unit,
      note: summary.missing === '0' ? undefined : t('missing', { size: mm(BigInt(summary.missing)) }),
    },
    { name: t('given'), text: mm(total), unit, kind: 'big' },
    {
      name: t('remainder'),
      kind: 'remainder',
      stand,
      unit: remainder === null ? undefined : unit,
      text: remainder === null ? EMPTY : mm(remainder),
      note: stand && t(`remainder.${stand}`),
    },
    {
      name: t('fill'),
      text:
        fill !== null ? `${tenths(fill)}%` : summary.fill === null ? EMPTY : `${decimal(summary.fill, 1)}%`,
    },
    {
      name: t('lines'),
      text: count(filled),
      note: t('lines.of', { all: count(summary.orders), accounts: count(summary.accounts) }),
    },
    {
      name: t('faults'),
      text: count(summary.faults),
      stand: summary.faults > 0 ? 'wrong' : undefined,
    },
    ...(launched
      ? [
          {
            name: t('confirmed'),
            text: count(summary.confirmed),
            note: t('confirmed.pending', { count: count(summary.pending) }),
          },
        ]
      : []),
  ]
}

const signs = {
  zero: <CheckCircleFilled aria-hidden />,
  over: <WarningFilled aria-hidden />,
  wrong: <WarningFilled aria-hidden />,
  left: null,
}

/** Always in sight, and of the same height whatever it says; the remainder is what one works towards. */
export function AllocStrip({ alloc, edits }: Props) {
  const t = useText(allocText)
  const figures = useMemo(() => figuresOf({ alloc, edits }, t), [alloc, edits, t])
  return (
    <section className={classes(denseCss.strip, css.strip)}>
      <dl>
        {figures.map(({ leads, name, text, unit, note, kind, stand }) => (
          <div key={name} data-stand={stand} data-leads={leads}>
            <dt>{name}</dt>
            <dd data-big={kind === 'big' || undefined} data-remainder={kind === 'remainder' || undefined}>
              {stand && signs[stand]}
              <Flash of={text}>
                {text}
                {unit && <small> {unit}</small>}
              </Flash>
              {note && <span className={denseCss.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Numbered alloc={alloc} />
    </section>
  )
}

/** Which state all of the page is of, and who changed lines last; where nothing is heard any more, since when. */
function Numbered({ alloc: { seq, at, news } }: Pick<Props, 'alloc'>) {
  const t = useText(allocText)
  const { zone } = useReader()
  const { state, since } = useStore(liveStore)
  const lost = state === 'notLive'
  const last = news[0]
  const first = last?.lines[0]
  return (
    <div className={denseCss.asof} role="status" data-lost={lost || undefined}>
      <span>{lost ? t('notLive', { time: clockTime(since, zone) }) : t('live')}</span>
      {last && first && (
        <span className={denseCss.hereLast} translate="no">
          {last.lines.length === 1
            ? t('news.one', {
                by: last.by,
                number: first.number,
                was: mm(first.was),
                is: mm(first.is),
                time: clockTime(last.at, zone),
              })
            : t('news.many', { by: last.by, count: last.lines.length, time: clockTime(last.at, zone) })}
        </span>
      )}
      <span className="br-figures">{t('asOf', { seq, time: clockTime(at, zone) })}</span>
    </div>
  )
}

import type { AllocSummary } from '@bookrunner/contract/allocation'
import { CheckCircleFilled, WarningFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { unitOf } from '../../kit/amounts.ts'
import { tenths } from '../../kit/dense-page/column.ts'
import { Strip, type StripFigure } from '../../kit/dense-page/Strip.tsx'
import { clockTime, count, decimal, EMPTY, mm } from '../../kit/format.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import { useReader } from '../deals/parts/index.ts'
import { fillTenths } from './rows/grid-row.ts'
import { runningOf } from './rows/running.ts'
import type { Edits } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly edits: Edits
}

type Left = 'zero' | 'over' | 'left'

const levelOf = (remainder: bigint | null): Left | undefined => {
  if (remainder === null) return undefined
  return remainder === 0n ? 'zero' : remainder < 0n ? 'over' : 'left'
}

const signs = {
  zero: <CheckCircleFilled aria-hidden />,
  over: <WarningFilled aria-hidden />,
  wrong: <WarningFilled aria-hidden />,
  left: null,
}

const widestOf = (texts: readonly string[]): string =>
  texts.reduce((widest, text) => (text.length > widest.length ? text : widest))

const noteOf = ({ reissue, pending }: AllocSummary) => {
  if (reissue === 0) return 'confirmed.pending'
  return pending === 0 ? 'confirmed.reissue' : 'confirmed.reissue.pending'
}

const acceptedInAll = ({ rows }: BrowserAlloc): bigint =>
  [...rows.values()].reduce((sum, { acceptedIn }) => sum + BigInt(acceptedIn), 0n)

/** The totals of the version, including unsaved edits. */
export function figuresOf({ alloc, edits }: Props, t: TranslateOf<typeof allocText>): readonly StripFigure[] {
  const { summary, currency, sight } = alloc
  const { total, remainder, filled } = runningOf(alloc, edits)
  const unit = unitOf(currency)
  const level = levelOf(remainder)
  const fill = edits.size > 0 && sight === 'all' ? fillTenths(total, acceptedInAll(alloc)) : null
  const { confirmed, reissue, pending } = summary
  return [
    {
      name: t('toAllocate'),
      leads: true,
      size: 'big',
      text: summary.toAllocate === null ? EMPTY : mm(summary.toAllocate),
      unit,
      note: summary.missing === '0' ? undefined : t('missing', { size: mm(BigInt(summary.missing)) }),
    },
    { name: t('allocated'), text: mm(total), unit, size: 'big' },
    {
      name: t('remainder'),
      size: 'remainder',
      level,
      sign: level && signs[level],
      unit: remainder === null ? undefined : unit,
      text: remainder === null ? EMPTY : mm(remainder),
      note: level && t(`remainder.${level}`),
      noteSlot: widestOf((['zero', 'over', 'left'] as const).map((each) => t(`remainder.${each}`))),
    },
    {
      name: t('fill'),
      text:
        fill !== null ? `${tenths(fill)}%` : summary.fill === null ? EMPTY : `${decimal(summary.fill, 1)}%`,
    },
    // Nobody can allocate it before a manager accepts it.
    ...(summary.conditional === '0'
      ? []
      : [{ name: t('conditional'), text: mm(BigInt(summary.conditional)), unit }]),
    {
      name: t('lines'),
      text: count(filled),
      note: t('lines.of', { all: count(summary.orders), accounts: count(summary.accounts) }),
    },
    {
      name: t('faults'),
      text: count(summary.faults),
      ...(summary.faults > 0 && { level: 'wrong', sign: signs.wrong }),
    },
    ...(confirmed + pending > 0
      ? [
          {
            name: t('confirmed'),
            text: count(confirmed),
            note: t(noteOf(summary), { reissue: count(reissue), pending: count(pending) }),
          },
        ]
      : []),
  ]
}

export function AllocStrip({ alloc, edits }: Props) {
  const t = useText(allocText)
  const figures = useMemo(() => figuresOf({ alloc, edits }, t), [alloc, edits, t])
  return <Strip className={css.strip} figures={figures} state={alloc} last={<Last news={alloc.news} />} />
}

/** The author of the last change of lines. */
function Last({ news: [last] }: Pick<BrowserAlloc, 'news'>) {
  const t = useText(allocText)
  const { zone } = useReader()
  const first = last?.lines[0]
  if (!last || !first) return null
  const { by, lines, at } = last
  const time = clockTime(at, zone)
  return (
    <span className={denseCss.hereLast} translate="no">
      {lines.length === 1
        ? t('news.one', { by, time, number: first.number, was: mm(first.was), is: mm(first.is) })
        : t('news.many', { by, time, count: lines.length })}
    </span>
  )
}

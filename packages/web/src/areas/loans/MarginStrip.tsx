import { nameIn } from '@bookrunner/domain/kernel'
import { Segmented } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { WholeTable, type WholeColumn } from '../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BandTag } from './BandTag.tsx'
import { priceText, signedPercent } from './figures.ts'
import { riskText } from './risk-text.ts'
import { isMarkCut, markHeight, scaleMarks } from './mark-height.ts'
import { loanWordText } from './text.ts'
import { useDistances, type DistanceMark } from './use-loans.ts'
import css from './strip.module.css'

interface Props {
  /** Opens the loan deal of a mark. */
  readonly onChoose: (loanId: string) => void
}

const views = ['marks', 'table'] as const

/** Every open position as a mark, from called to calm: how far its price is above the margin call price. */
export function MarginStrip({ onChoose }: Props) {
  const t = useText(riskText)
  const { data, error } = useDistances()
  const [view, setView] = useState<(typeof views)[number]>('marks')
  if (error && !data) return <ErrorState title={t('failed')} hint={faultMessage(error)} />
  if (!data) return <RowsSkeleton rows={3} />
  const { list, total } = data
  if (list.length === 0) return null
  return (
    <section className={css.strip} aria-label={t('strip')}>
      <header>
        <h2>{t('strip')}</h2>
        <span className="br-quiet">
          {list.length < total
            ? t('strip.cut', { shown: list.length, total })
            : t('strip.count', { count: total })}
        </span>
        <Segmented
          size="small"
          aria-label={t('view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </header>
      {view === 'marks' ? <Marks list={list} onChoose={onChoose} /> : <Table list={list} />}
    </section>
  )
}

const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

function Marks({ list, onChoose }: { readonly list: readonly DistanceMark[] } & Props) {
  const t = useText(riskText)
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  const [at, setAt] = useState(0)
  const row = useRef<HTMLOListElement>(null)
  const current = Math.min(at, list.length - 1)
  const shown = list[current]
  const move = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(current, list.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    row.current?.querySelectorAll('button')[next]?.focus()
  }
  const wordsOf = ({ entity, bondName, distancePercent, band }: DistanceMark) =>
    t('strip.mark', {
      borrower: nameIn(lang, entity),
      bond: bondName,
      percent: signedPercent(distancePercent),
      band: word(band),
    })
  return (
    <>
      <div className={css.plot}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons */}
        <ol ref={row} className={css.marks} onKeyDown={move} title={t('strip.hint')}>
          {list.map((mark, index) => (
            <li
              key={mark.loanId}
              data-band={mark.band}
              data-cut={isMarkCut(mark.distancePercent) || undefined}
            >
              <button
                type="button"
                tabIndex={index === current ? 0 : -1}
                aria-label={wordsOf(mark)}
                data-reviewed={mark.isReviewed || undefined}
                onFocus={() => setAt(index)}
                onMouseEnter={() => setAt(index)}
                onClick={() => onChoose(mark.loanId)}
              >
                <span style={{ height: `${markHeight(mark.distancePercent)}%` }} />
              </button>
            </li>
          ))}
        </ol>
        <p className={css.scale} aria-hidden>
          {scaleMarks.map(({ percent, top }) => (
            <span key={percent} style={{ top: `${top}%` }}>
              {percent === 0 ? word('marginCallPrice') : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`}
            </span>
          ))}
        </p>
      </div>
      {shown && (
        <p className={css.shown}>
          <BandTag band={shown.band} />
          <strong translate="no">{nameIn(lang, shown.entity)}</strong>
          <span translate="no">{shown.bondName}</span>
          <span className="br-figures">{signedPercent(shown.distancePercent)} %</span>
          <span className="br-quiet br-figures">
            {t('strip.prices', {
              price: priceText(shown.currentPrice),
              callPrice: priceText(shown.marginCallPrice),
            })}
          </span>
        </p>
      )}
    </>
  )
}

const bandCell = ({ band }: DistanceMark) => <BandTag band={band} />

function Table({ list }: { readonly list: readonly DistanceMark[] }) {
  const t = useText(riskText)
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  const columns: WholeColumn<DistanceMark>[] = [
    {
      id: 'entity',
      title: word('entity'),
      name: true,
      value: ({ entity }) => nameIn(lang, entity),
      text: ({ entity }) => nameIn(lang, entity),
    },
    {
      id: 'bond',
      title: word('bondName'),
      name: true,
      value: ({ bondName }) => bondName,
      text: ({ bondName, isin }) => `${bondName} · ${isin}`,
    },
    {
      id: 'band',
      title: word('band'),
      value: ({ distancePercent }) => Number(distancePercent),
      text: ({ band }) => word(band),
      cell: bandCell,
    },
    {
      id: 'price',
      title: word('price'),
      right: true,
      value: ({ currentPrice }) => Number(currentPrice),
      text: ({ currentPrice }) => priceText(currentPrice),
    },
    {
      id: 'callPrice',
      title: word('marginCallPrice'),
      right: true,
      value: ({ marginCallPrice }) => Number(marginCallPrice),
      text: ({ marginCallPrice }) => priceText(marginCallPrice),
    },
    {
      id: 'distance',
      title: word('distancePercent'),
      right: true,
      value: ({ distancePercent }) => Number(distancePercent),
      text: ({ distancePercent }) => signedPercent(distancePercent),
    },
  ]
  return <WholeTable label={t('strip')} columns={columns} rows={list} keyOf={({ loanId }) => loanId} />
}

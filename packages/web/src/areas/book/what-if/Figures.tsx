import { shareOf, type SplitPart } from '@bookrunner/domain/book'
import { exact, type Rate, rateOf } from '@bookrunner/domain/kernel'
import { inUnit } from '../../../kit/amounts.ts'
import { count, decimal, EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { usePartTexts } from '../charts/DistributionChart.tsx'
import { chartsText } from '../charts/text.ts'
import type { BookView } from '../charts/view.ts'
import type { Outcome, Sides } from './model.ts'
import css from './what-if.module.css'
import bookCss from '../book.module.css'

interface Props extends Pick<BookView, 'classes'> {
  readonly sides: Sides
  /** The split belongs to an earlier level; the current one is loading. */
  readonly stale: boolean
}

interface Line {
  readonly name: string
  readonly now: string
  readonly supposed: string
  readonly moved: string
}

const signed = (text: string): string => (text === EMPTY || text.startsWith('−') ? text : `+${text}`)
const nothingMoved = '–'

const lineOf = <Value extends bigint | number | Rate>(
  name: string,
  of: (outcome: Outcome) => Value | null,
  {
    sides: { now, supposed },
    show,
    less,
  }: {
    sides: Sides
    show: (value: Value) => string
    less: (one: Value, other: Value) => Value
  },
): Line => {
  const [before, after] = [now && of(now), of(supposed)]
  const both = before !== null && after !== null
  const same = both && before === after
  return {
    name,
    now: before === null ? EMPTY : show(before),
    supposed: after === null ? EMPTY : show(after),
    moved: !both || same ? nothingMoved : signed(show(less(after, before))),
  }
}

const lessRate = (one: Rate, other: Rate): Rate => rateOf(exact(one).minus(other))

function useLines(sides: Sides): readonly Line[] {
  const t = useText(chartsText)
  const amounts = {
    sides,
    show: (value: bigint) => mm(value),
    less: (one: bigint, other: bigint) => one - other,
  }
  const counts = {
    sides,
    show: (value: number) => countText(value),
    less: (one: number, other: number) => one - other,
  }
  const rates = (places: number, unit: string) => ({
    sides,
    less: lessRate,
    show: (value: Rate) => `${decimal(value, places)}${unit}`,
  })
  return [
    lineOf(inUnit(t('what.inBook')), ({ inBook }) => inBook, amounts),
    lineOf(inUnit(t('partlyIn')), ({ partlyIn }) => partlyIn, amounts),
    ...(sides.supposed.unknown > 0n || (sides.now?.unknown ?? 0n) > 0n
      ? [lineOf(inUnit(t('unknownLimits')), ({ unknown }) => unknown, amounts)]
      : []),
    lineOf(inUnit(t('out')), ({ out }) => out, amounts),
    lineOf(t('orders'), ({ orders }) => orders, counts),
    ...(sides.supposed.lines === sides.supposed.orders
      ? []
      : [lineOf(t('what.lines'), ({ lines }) => lines, counts)]),
    lineOf(t('coverage'), ({ coverage }) => coverage, rates(2, '×')),
    lineOf(t('what.topTen'), ({ topTen }) => topTen, rates(1, '%')),
    lineOf(t('what.fill'), ({ fill }) => fill, rates(2, '%')),
    lineOf(inUnit(t('what.drop')), ({ drop }) => drop?.amount ?? null, amounts),
  ]
}

const countText = (value: number): string => (value < 0 ? `−${count(-value)}` : count(value))

/** Current figures, supposed figures, and their difference. */
export function Figures({ sides, classes, stale }: Props) {
  const t = useText(chartsText)
  const partTexts = usePartTexts({ classes })
  const lines = useLines(sides)
  const { drop, stays } = sides.supposed
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('what.figure')}</th>
            <th scope="col">{t('what.now')}</th>
            <th scope="col">{t('what.then')}</th>
            <th scope="col">{t('what.moved')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, now, supposed, moved }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>
                <strong>{supposed}</strong>
              </td>
              <td>{moved}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {stays.byType.length > 0 && (
        <div className={css.parts} aria-busy={stale}>
          <Parts title={t('what.staysByType')} parts={stays.byType} nameOf={partTexts.type} />
          <Parts title={t('what.staysByRegion')} parts={stays.byRegion} nameOf={partTexts.region} />
        </div>
      )}
      {drop && drop.amount > 0n ? (
        <div className={css.parts} aria-busy={stale}>
          <Parts title={t('what.byType')} parts={drop.byType} nameOf={partTexts.type} />
          <Parts title={t('what.byRegion')} parts={drop.byRegion} nameOf={partTexts.region} />
        </div>
      ) : (
        <p className={bookCss.chartNote}>{t('what.nothing')}</p>
      )}
    </>
  )
}

interface PartsProps {
  readonly title: string
  readonly parts: readonly SplitPart[]
  readonly nameOf: (key: string) => string
}

/** Bars with figures and shares: the parts that stay, or that would leave. */
function Parts({ title, parts, nameOf }: PartsProps) {
  const t = useText(chartsText)
  const all = parts.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {parts.map(({ key, amount }) => (
          <li key={key ?? ''}>
            <span>{key === null ? t('unknown') : nameOf(key)}</span>
            <b>{mm(amount)}</b>
            <small>{decimal(shareOf(amount, all), 1)}%</small>
            <i aria-hidden style={{ width: `${Math.min(100, Number((amount * 100n) / all))}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useMemo } from 'react'
import { useText } from '../../platform/text.ts'
import { demand, LEVELS, type Point } from './curve.ts'
import { authText } from './text.ts'
import css from './DemandCurve.module.css'

const WIDTH = 720
const HEIGHT = 430
const LEFT = 8
const RIGHT = 712
const TOP = 46
const FLOOR = 372
const MOST = 3500
const ISSUE_SIZE = 500
const BAR = 0.55
const STEP = (RIGHT - LEFT) / LEVELS.length

const x = (spread: number) => LEFT + ((LEVELS[0] ?? 0) - spread) * STEP
const y = (mm: number) => FLOOR - (mm / MOST) * (FLOOR - TOP)
const round = (value: number) => Math.round(value * 10) / 10

function steps(points: readonly Point[]): string {
  return points
    .map(({ spread, book }, i) => {
      const level = round(y(book))
      return `${i === 0 ? `M${round(x(spread))} ${level}` : `V${level}`}H${round(x(spread) + STEP)}`
    })
    .join('')
}

const at = (points: readonly Point[], spread: number) =>
  points.find((point) => point.spread === spread)?.book ?? 0

/** Log-in's picture: a demand curve of our own, in the theme's colour. Decoration: it says nothing one must know. */
export function DemandCurve() {
  const t = useText(authText)
  const points = useMemo(demand, [])
  const line = useMemo(() => steps(points), [points])
  const priced = 92
  const px = x(priced) + STEP / 2
  const py = y(at(points, priced))
  return (
    <svg className={css.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="br-curve-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.top} />
          <stop offset="1" className={css.bottom} />
        </linearGradient>
      </defs>
      {[0.25, 0.5, 0.75, 1].map((part) => (
        <path key={part} className={css.grid} d={`M${LEFT} ${round(y(MOST * part))}H${RIGHT}`} />
      ))}
      <path className={css.area} d={`${line}V${FLOOR}H${LEFT}Z`} />
      {points.map(({ spread, limit }) => (
        <rect
          key={spread}
          className={css.bar}
          x={round(x(spread) + 2)}
          width={round(STEP - 4)}
          y={round(FLOOR - limit * BAR)}
          height={round(limit * BAR)}
          rx="1"
        />
      ))}
      <path className={css.size} d={`M${LEFT} ${round(y(ISSUE_SIZE))}H${RIGHT}`} />
      <text x={RIGHT - 4} y={round(y(ISSUE_SIZE)) - 8} textAnchor="end">
        {t('curve.size')}
      </text>
      <Level spread={125} label={t('curve.ipg')} top={y(at(points, 125))} />
      <Level spread={98} label={t('curve.fpg')} top={y(at(points, 98))} />
      <path className={css.line} d={line} />
      <path className={css.drop} d={`M${round(px)} ${round(py)}V${FLOOR}`} />
      <circle className={css.halo} cx={round(px)} cy={round(py)} r="11" />
      <circle className={css.dot} cx={round(px)} cy={round(py)} r="4.5" />
      <text className={css.big} x={round(px) + 18} y={round(py) - 34}>
        {t('curve.priced')} T+{priced}
        <tspan dx="10">{(at(points, priced) / ISSUE_SIZE).toFixed(1)}×</tspan>
      </text>
      <path className={css.axis} d={`M${LEFT} ${FLOOR + 0.5}H${RIGHT}`} />
      {[130, 120, 110, 100, 90, 80].map((spread) => (
        <text key={spread} className={css.tick} x={round(x(spread) + STEP / 2)} y={FLOOR + 20}>
          T+{spread}
        </text>
      ))}
    </svg>
  )
}

function Level({ spread, label, top }: { spread: number; label: string; top: number }) {
  const at = round(x(spread) + STEP / 2)
  return (
    <>
      <path className={css.level} d={`M${at} ${round(top) - 12}V${FLOOR}`} />
      <text className={css.tag} x={at} y={round(top) - 20}>
        {label}
      </text>
    </>
  )
}

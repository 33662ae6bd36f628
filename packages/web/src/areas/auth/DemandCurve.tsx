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
const ACCENT = 'var(--br-accent)'
const TEXT = 'var(--br-sider-text)'
const STRONG = 'var(--br-sider-strong)'
const dashed = { stroke: TEXT, strokeOpacity: 0.45, strokeDasharray: '3 4' }
const STEP = (RIGHT - LEFT) / LEVELS.length

/** From tight to wide, as the charts of a book. */
const x = (spread: number) => LEFT + (spread - LEVELS[0]!) * STEP
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
    <svg
      className={css.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill={TEXT}
      fontSize="12"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="br-curve-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ACCENT} stopOpacity="0.3" />
          <stop offset="1" stopColor={ACCENT} stopOpacity="0.02" />
        </linearGradient>
      </defs>
      {[0.25, 0.5, 0.75, 1].map((part) => (
        <path
          key={part}
          stroke="var(--br-sider-line)"
          strokeDasharray="1 5"
          d={`M${LEFT} ${round(y(MOST * part))}H${RIGHT}`}
        />
      ))}
      <path fill="url(#br-curve-fill)" d={`${line}V${FLOOR}H${LEFT}Z`} />
      {points.map(({ spread, limit }) => (
        <rect
          key={spread}
          fill={ACCENT}
          fillOpacity="0.42"
          x={round(x(spread) + 2)}
          width={round(STEP - 4)}
          y={round(FLOOR - limit * BAR)}
          height={round(limit * BAR)}
          rx="1"
        />
      ))}
      <path {...dashed} d={`M${LEFT} ${round(y(ISSUE_SIZE))}H${RIGHT}`} />
      <text x={RIGHT - 4} y={round(y(ISSUE_SIZE)) - 8} textAnchor="end">
        {t('curve.size')}
      </text>
      <Level spread={125} label={t('curve.ipg')} top={y(at(points, 125))} />
      <Level spread={98} label={t('curve.fpg')} top={y(at(points, 98))} />
      <path fill="none" stroke={ACCENT} strokeWidth="2.25" strokeLinejoin="round" d={line} />
      <path stroke={STRONG} strokeOpacity="0.8" d={`M${round(px)} ${round(py)}V${FLOOR}`} />
      <circle fill={ACCENT} fillOpacity="0.35" cx={round(px)} cy={round(py)} r="11" />
      <circle fill={STRONG} cx={round(px)} cy={round(py)} r="4.5" />
      <text
        fill={STRONG}
        fontSize="16"
        fontWeight="600"
        x={round(px) - 18}
        y={round(py) - 34}
        textAnchor="end"
      >
        {t('curve.priced')} T+{priced}
        <tspan dx="10">{(at(points, priced) / ISSUE_SIZE).toFixed(1)}×</tspan>
      </text>
      <path stroke={TEXT} strokeOpacity="0.4" d={`M${LEFT} ${FLOOR + 0.5}H${RIGHT}`} />
      {[80, 90, 100, 110, 120, 130].map((spread) => (
        <text key={spread} fontSize="11" textAnchor="middle" x={round(x(spread) + STEP / 2)} y={FLOOR + 20}>
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
      <path {...dashed} d={`M${at} ${round(top) - 12}V${FLOOR}`} />
      <text textAnchor="middle" x={at} y={round(top) - 20}>
        {label}
      </text>
    </>
  )
}

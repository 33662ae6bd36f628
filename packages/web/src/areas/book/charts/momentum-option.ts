import { momentumKinds, type MomentumKind } from '@bookrunner/domain/book'
import { inUnit, sized } from '../../../kit/amounts.ts'
import { mm } from '../../../kit/format.ts'
import {
  axisText,
  baseOption,
  patternOf,
  tip,
  tooltipBox,
  type ChartLook,
  type ChartOption,
} from '../../../kit/chart/index.ts'
import type { MomentumRow } from './momentum-model.ts'
import { inMm, niceTop } from './scale.ts'

export interface MomentumTexts {
  readonly book: string
  readonly kind: (kind: MomentumKind) => string
}

interface ChartInput {
  readonly rows: readonly MomentumRow[]
  readonly texts: MomentumTexts
}

const moves = (rows: readonly MomentumRow[], less: boolean): number =>
  Math.max(
    0,
    ...rows.map(({ moved }) =>
      momentumKinds.reduce((sum, kind) => {
        const amount = inMm(moved[kind])
        return less === amount < 0 ? sum + Math.abs(amount) : sum
      }, 0),
    ),
  )

const tooltipOf = ({ rows, texts }: ChartInput, look: ChartLook): ChartOption['tooltip'] => ({
  ...tooltipBox(look),
  trigger: 'axis',
  axisPointer: { type: 'line', lineStyle: { color: look.line } },
  formatter: (params) => {
    const [{ dataIndex = 0 } = {}] = params as unknown as { dataIndex?: number }[]
    const row = rows[dataIndex]!
    return tip(row.label, [
      { name: texts.book, text: sized(row.book) },
      ...momentumKinds
        .filter((kind) => row.moved[kind] !== 0n)
        .map((kind) => ({ name: texts.kind(kind), text: sized(row.moved[kind]) })),
    ])
  },
})

const patterned = (index: number, look: ChartLook) => {
  const decal = patternOf(index, look.surface)
  return decal ? { decal } : {}
}

const bookLine = ({ rows, texts }: ChartInput, look: ChartLook) => ({
  id: 'book',
  name: texts.book,
  type: 'line' as const,
  step: 'end' as const,
  symbol: 'none',
  data: rows.map(({ book }) => inMm(book)),
  lineStyle: { color: look.main, width: 2 },
  itemStyle: { color: look.main },
  areaStyle: { color: look.main, opacity: 0.12 },
  endLabel: {
    show: true,
    color: look.text,
    fontFamily: look.font,
    offset: [-8, -10],
    align: 'right' as const,
    formatter: () => mm(rows.at(-1)?.book),
  },
})

const moveBars = ({ rows, texts }: ChartInput, look: ChartLook) =>
  momentumKinds.map((kind, index) => ({
    id: kind,
    name: texts.kind(kind),
    type: 'bar' as const,
    stack: 'moves',
    xAxisIndex: 1,
    yAxisIndex: 1,
    barCategoryGap: '20%',
    data: rows.map(({ moved }) => inMm(moved[kind])),
    itemStyle: { color: look.series[index]!, ...patterned(index, look) },
  }))

/** The book above, its changes below: two axes of amounts, one of time. */
export function momentumOption(input: ChartInput, look: ChartLook, top: number): ChartOption {
  const { rows, texts } = input
  const most = niceTop(Math.max(0, ...rows.map(({ book }) => inMm(book))), 3)
  const step = niceTop(Math.max(moves(rows, false), moves(rows, true)), 2).step
  const up = Math.max(step, Math.ceil(moves(rows, false) / step) * step)
  const down = Math.ceil(moves(rows, true) / step) * step
  const text = axisText(look)
  const time = { ...text, type: 'category' as const, data: rows.map(({ label }) => label) }
  return {
    ...baseOption(look),
    tooltip: tooltipOf(input, look),
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    grid: [
      { left: 48, right: 12, top: top + 18, height: `${top > 0 ? 44 : 50}%` },
      { left: 48, right: 12, top: top > 0 ? '70%' : '64%', bottom: 22 },
    ],
    xAxis: [
      { ...time, axisLabel: { show: false } },
      {
        ...time,
        gridIndex: 1,
        position: 'bottom',
        axisLine: { onZero: false, lineStyle: { color: look.line } },
        axisLabel: { ...text.axisLabel, hideOverlap: true },
      },
    ],
    yAxis: [
      {
        ...text,
        type: 'value',
        min: 0,
        max: most.top,
        interval: most.step,
        name: inUnit(texts.book),
        nameGap: 6,
        nameTextStyle: { ...text.nameTextStyle, align: 'left' },
        axisLine: { show: false },
      },
      {
        ...text,
        type: 'value',
        gridIndex: 1,
        min: -down,
        max: up,
        interval: step,
        axisLine: { show: false },
      },
    ],
    series: [bookLine(input, look), ...moveBars(input, look)],
  }
}

import { sized } from '../../../kit/amounts.ts'
import { count, decimal, mm } from '../../../kit/format.ts'
import {
  axisText,
  baseOption,
  patternOf,
  tip,
  tooltipBox,
  type ChartLook,
  type ChartOption,
} from '../../../kit/chart/index.ts'
import type { Measure, PartRow } from './distribution-model.ts'
import { inMm, niceTop } from './scale.ts'

export interface DistributionTexts {
  readonly amount: string
  readonly orders: string
  readonly share: string
}

interface ChartInput {
  readonly rows: readonly PartRow[]
  readonly measure: Measure
  readonly texts: DistributionTexts
  /** The chart is as wide as a page, not as the panel beside a grid: names have room. */
  readonly wide?: boolean | undefined
}

const valueOf = ({ amount, orders, share }: PartRow, measure: Measure): number =>
  measure === 'amount' ? inMm(amount) : measure === 'orders' ? orders : Number(share)

/** The figure at the end of a bar. */
export const labelOf = (row: PartRow, measure: Measure): string => {
  if (measure === 'orders') return count(row.orders)
  const share = `${decimal(row.share, 1)}%`
  return measure === 'share' ? share : `${mm(row.amount)}  ·  ${share}`
}

export function distributionOption(input: ChartInput, look: ChartLook, top: number): ChartOption {
  const { measure, texts } = input
  // An axis of categories begins at the bottom.
  const rows = input.rows.toReversed()
  const most = niceTop(Math.max(0, ...rows.map((row) => valueOf(row, measure))))
  const decal = look.weak ? patternOf(1, look.surface) : undefined
  return {
    ...baseOption(look),
    grid: { left: 4, right: measure === 'amount' ? 96 : 48, top: top + 8, bottom: 4, containLabel: true },
    tooltip: {
      ...tooltipBox(look),
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: look.hairline, opacity: 0.5 } },
      formatter: (params) => {
        const [{ dataIndex = 0 } = {}] = params as unknown as { dataIndex?: number }[]
        const row = rows[dataIndex]!
        return tip(row.name, [
          { name: texts.amount, text: sized(row.amount) },
          { name: texts.orders, text: count(row.orders) },
          { name: texts.share, text: `${decimal(row.share, 1)}%` },
        ])
      },
    },
    xAxis: { ...axisText(look), type: 'value', max: most.top, show: false },
    yAxis: {
      ...axisText(look),
      type: 'category',
      data: rows.map(({ name }) => name),
      axisLabel: {
        ...axisText(look).axisLabel,
        color: look.text,
        width: input.wide ? 200 : 116,
        overflow: 'truncate',
        interval: 0,
      },
    },
    series: [
      {
        id: 'parts',
        type: 'bar',
        barMaxWidth: 22,
        barMinHeight: 2,
        barCategoryGap: '35%',
        data: rows.map((row) => valueOf(row, measure)),
        itemStyle: { color: look.main, borderRadius: [0, 2, 2, 0], ...(decal && { decal }) },
        label: {
          show: true,
          position: 'right',
          distance: 6,
          color: look.text,
          fontFamily: look.font,
          formatter: ({ dataIndex }: { dataIndex: number }) => labelOf(rows[dataIndex]!, measure),
        },
      },
    ],
  }
}

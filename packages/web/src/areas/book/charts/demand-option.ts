import { coverageOf, demandAt, type Notch } from '@bookrunner/domain/book'
import {
  axisText,
  baseOption,
  CHART_FONT,
  patternOf,
  tip,
  tooltipBox,
  type ChartLook,
  type ChartOption,
} from '../../../kit/chart/index.ts'
import { sized } from '../../../kit/amounts.ts'
import { count, coverage } from '../../../kit/format.ts'
import type { DemandModel, Mark } from './demand-model.ts'
import { showNotch } from './level.ts'
import { inMm, niceTop } from './scale.ts'

export interface DemandTexts {
  readonly inBook: string
  readonly partlyIn: string
  readonly unknown: string
  readonly out: string
  readonly orders: string
  readonly coverage: string
  readonly issue: string
  /** "IPG", "Test · Guidance". */
  readonly mark: (mark: Mark) => string
}

interface ChartInput {
  readonly model: DemandModel
  readonly texts: DemandTexts
  /** Levels between which the curve is shaded. */
  readonly between: readonly [Notch, Notch]
}

const laneHeight = 14
/** The least width of the curve in px: labels that fit into it fit into a wider one too. */
const leastWidth = 220
const letterWidth = CHART_FONT * 0.64
const labelGap = 8

const labelWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? CHART_FONT : letterWidth), 0)

export interface PlacedLabel {
  /** From the bottom up. */
  readonly lane: number
  readonly align: 'left' | 'center' | 'right'
}

/** Puts the labels of levels into lanes so that none touches another or leaves the chart. `at` is from 0 to 1. */
export function placeLabels(
  labels: readonly { readonly at: number; readonly text: string }[],
): PlacedLabel[] {
  const ends: number[] = []
  return labels.map(({ at, text }) => {
    const width = labelWidth(text)
    const middle = at * leastWidth
    const align = middle < width / 2 ? 'left' : middle > leastWidth - width / 2 ? 'right' : 'center'
    const start = middle - { left: 0, center: width / 2, right: width }[align]
    const free = ends.findIndex((end) => start >= end + labelGap)
    const lane = free < 0 ? ends.length : free
    ends[lane] = start + width
    return { lane, align }
  })
}

const lineKinds: Readonly<Record<string, 'solid' | 'dashed' | 'dotted'>> = { test: 'dotted' }

type Most = ReturnType<typeof niceTop>

const markLines = (
  { model: { marks }, texts }: ChartInput,
  placed: readonly PlacedLabel[],
  look: ChartLook,
) =>
  marks.map((mark, index) => ({
    xAxis: mark.notch,
    lineStyle: {
      color: mark.today ? look.text : look.third,
      width: mark.today ? 1.5 : 1,
      type: mark.today ? ('solid' as const) : (lineKinds[mark.kinds[0] ?? ''] ?? ('dashed' as const)),
    },
    label: {
      formatter: texts.mark(mark),
      offset: [0, -laneHeight * placed[index]!.lane],
      align: placed[index]!.align,
      color: mark.today ? look.text : look.second,
      fontWeight: mark.today ? ('bold' as const) : ('normal' as const),
    },
  }))

const issueLine = ({ model: { issue } }: ChartInput, look: ChartLook) =>
  issue === null
    ? []
    : [
        {
          yAxis: inMm(issue),
          lineStyle: { color: look.series[2]!, width: 1.5, type: 'dashed' as const },
          label: { show: false },
        },
      ]

const tooltipOf = ({ model: { scale, demand, issue }, texts }: ChartInput, look: ChartLook) => ({
  ...tooltipBox(look),
  trigger: 'axis' as const,
  axisPointer: { type: 'line' as const, snap: false, lineStyle: { color: look.line } },
  formatter: (params: unknown) => {
    const [{ axisValue = 0 } = {}] = params as { axisValue?: number }[]
    const notch = Math.round(axisValue / scale.step) * scale.step
    const { inBook, orders, partlyIn, unknown } = demandAt(demand, notch)
    const cover = coverageOf(inBook, issue)
    return tip(showNotch(scale, notch), [
      { name: texts.inBook, text: sized(inBook) },
      ...(partlyIn.lines > 0 ? [{ name: texts.partlyIn, text: sized(partlyIn.amount) }] : []),
      ...(unknown.lines > 0 ? [{ name: texts.unknown, text: sized(unknown.amount) }] : []),
      { name: texts.out, text: sized(demand.total - inBook) },
      { name: texts.orders, text: count(orders) },
      ...(cover === null ? [] : [{ name: texts.coverage, text: coverage(cover) }]),
    ])
  },
})

const levelAxis = ({ range, scale }: DemandModel, look: ChartLook) => {
  const text = axisText(look)
  return {
    ...text,
    type: 'value' as const,
    min: range.from,
    max: range.to,
    splitNumber: 5,
    splitLine: { show: false },
    axisLabel: {
      ...text.axisLabel,
      formatter: (notch: number) => showNotch(scale, notch),
      hideOverlap: true,
      showMinLabel: false,
      showMaxLabel: false,
    },
  }
}

/** Millions on the left, coverage on the right. */
const sizeAxes = ({ model: { issue }, texts }: ChartInput, most: Most, lanes: number, look: ChartLook) => {
  const text = axisText(look)
  const size = {
    ...text,
    type: 'value' as const,
    min: 0,
    max: most.top,
    interval: most.step,
    axisLine: { show: false },
  }
  if (issue === null) return [size]
  const cover = {
    ...text,
    type: 'value' as const,
    min: 0,
    max: most.top / inMm(issue),
    splitNumber: 4,
    splitLine: { show: false },
    axisLine: { show: false },
    // Above the labels of the levels, where it never lies on the curve.
    name: `╌ ${texts.issue}`,
    nameGap: laneHeight * lanes + 6,
    nameTextStyle: { ...text.nameTextStyle, color: look.series[2]!, align: 'right' as const },
    axisLabel: {
      ...text.axisLabel,
      formatter: (value: number) => coverage(String(value)),
      showMaxLabel: false,
    },
  }
  return [size, cover]
}

const curve = (input: ChartInput, placed: readonly PlacedLabel[], look: ChartLook) => {
  const { model, texts, between } = input
  return {
    id: 'demand',
    name: texts.inBook,
    type: 'line' as const,
    step: 'end' as const,
    symbol: 'none',
    data: model.points.map(({ notch, inBook }) => [notch, inMm(inBook)]),
    lineStyle: { color: look.main, width: 2 },
    itemStyle: { color: look.main, ...(look.weak && { decal: patternOf(1, look.surface)! }) },
    areaStyle: { color: look.main, opacity: look.weak ? 0.3 : 0.12 },
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      label: {
        fontSize: CHART_FONT,
        fontFamily: look.font,
        position: 'end' as const,
        distance: 2,
      },
      data: [...markLines(input, placed, look), ...issueLine(input, look)],
    },
    markArea: {
      silent: true,
      animation: false,
      itemStyle: { color: look.series[2]!, opacity: 0.14 },
      data: between.every((notch) => notch >= model.range.from && notch <= model.range.to)
        ? [between.map((notch) => ({ xAxis: notch })) as [{ xAxis: number }, { xAxis: number }]]
        : [],
    },
  }
}

export function demandOption(input: ChartInput, look: ChartLook, top: number): ChartOption {
  const { points, marks, range, issue } = input.model
  const placed = placeLabels(
    marks.map((mark) => ({
      at: (mark.notch - range.from) / (range.to - range.from),
      text: input.texts.mark(mark),
    })),
  )
  const lanes = Math.max(0, ...placed.map(({ lane }) => lane + 1))
  const head = top + laneHeight * (lanes + (issue === null ? 0 : 1)) + 10
  const highest = inMm(points.at(-1)?.inBook ?? 0n)
  const most = niceTop(Math.max(highest, issue === null ? 0 : inMm(issue)))
  // The chart shows an axis only with a series, so coverage gets an empty one.
  const coverageSeries = { id: 'coverage', type: 'line' as const, yAxisIndex: 1, data: [], silent: true }
  return {
    ...baseOption(look),
    grid: { left: 8, right: issue === null ? 16 : 8, top: head, bottom: 24, containLabel: true },
    tooltip: tooltipOf(input, look),
    xAxis: levelAxis(input.model, look),
    yAxis: sizeAxes(input, most, lanes, look),
    series: [curve(input, placed, look), ...(issue === null ? [] : [coverageSeries])],
  }
}

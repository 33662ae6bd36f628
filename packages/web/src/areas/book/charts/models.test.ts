import { demandOf, distributionOf, type BookPart } from '@bookrunner/domain/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { faceAmount, rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import type { ChartLook } from '../../../kit/chart/index.ts'
import { linesOf } from '../lines.ts'
import { demandModel, demandOfSteps, demandRows, firstHandles, leavingBetween } from './demand-model.ts'
import { demandOption, placeLabels } from './demand-option.ts'
import { partRows, type PartTexts } from './distribution-model.ts'
import { distributionOption, labelOf } from './distribution-option.ts'
import { rangeOf, readNotch, scaleOf, showNotch } from './level.ts'
import { momentumRows, momentumSums } from './momentum-model.ts'
import { momentumOption } from './momentum-option.ts'
import { niceTop } from './scale.ts'
import { bookOf, levelsOf, orderRow } from './testing/rows.ts'

const look = { main: '#1890ff', series: ['#1', '#2', '#3', '#4'], surface: '#fff' } as unknown as ChartLook

const spread = (level: string, to: string | null = null) =>
  ({ basis: 'spread', over: 'T', level, to, words: null }) as unknown as GuidanceLevel
const levels = {
  ...levelsOf({ today: '120' }),
  marks: [
    { number: 1, kind: 'IPG', level: spread('130') },
    { number: 2, kind: 'test', level: spread('115') },
    { number: 3, kind: 'IPG', level: spread('118', '120') },
  ] as ReturnType<typeof levelsOf>['marks'],
}
const state = {
  ...bookOf([
    orderRow({ id: 'a', mm: 200 }),
    orderRow({
      id: 'b',
      mm: 100,
      ladder: [
        [40, '110'],
        [100, '118'],
      ],
      region: 'EUROPE',
    }),
    orderRow({ id: 'c', mm: 50, ladder: [[50, '125']], region: 'EUROPE', classId: null }),
    orderRow({ id: 'd', mm: 99, commitment: 'soft' }),
  ]),
  levels,
}
const scale = scaleOf(levels)
const at = (bp: string) => scale.axis.notchOf(rateOf(bp))
const { lines } = linesOf(state)
const model = demandModel({ scale, demand: demandOf(lines), levels, issue: 250_000_000 })

describe('levels of a chart', () => {
  it('parses typed levels and shows them in market notation', () => {
    expect(['115', 'T+115', '１１５', '+115bp'].map((typed) => readNotch(scale, typed))).toEqual([
      at('115'),
      at('115'),
      at('115'),
      at('115'),
    ])
    expect(['', 'x', '4.5%', 'MS+115', '99999'].map((typed) => readNotch(scale, typed))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(showNotch(scale, at('115.5'))).toBe('T+115.5')
  })

  it('orders prices from high to low, so that curves rise to the right', () => {
    const priced = scaleOf(levelsOf({ basis: 'price' }))
    const [tight, wide] = [readNotch(priced, '99.5')!, readNotch(priced, '99')!]
    expect(tight).toBeLessThan(wide)
    expect(showNotch(priced, wide)).toBe('99.00')
  })

  it('does not widen the range for limits far from all others', () => {
    const near = Array.from({ length: 98 }, (_, index) => at(String(100 + (index % 20))))
    const range = rangeOf(scale, [...near, at('-2000'), at('5000')], [at('90')])
    expect(range.from).toBeGreaterThanOrEqual(at('80'))
    expect(range.to).toBeLessThanOrEqual(at('130'))
    expect(rangeOf(scale, [], []).to).toBeGreaterThan(0)
    // In a small book no order is an outlier by share: the distance from guidance decides.
    const small = rangeOf(scale, [at('110'), at('118'), at('1000')], [at('120')], at('120'))
    expect(small.to).toBeLessThanOrEqual(at('130'))
  })
})

describe('the demand curve', () => {
  it('marks the newest level of each kind and the current level', () => {
    expect(model.marks.map(({ notch, kinds, today, inBook }) => [notch, kinds, today, inBook])).toEqual([
      [at('115'), ['test'], false, 240_000_000n],
      [at('120'), ['IPG'], true, 300_000_000n],
    ])
  })

  it('lists the size in from each level on, and what each level adds', () => {
    expect(
      demandRows(model, 'at reoffer').map(({ level, inBook, more, orders, coverage }) => [
        level,
        inBook,
        more,
        orders,
        coverage,
      ]),
    ).toEqual([
      ['at reoffer', 200_000_000n, 200_000_000n, 1, '0.8'],
      ['T+110', 240_000_000n, 40_000_000n, 2, '0.96'],
      ['T+118', 300_000_000n, 60_000_000n, 2, '1.2'],
      ['T+125', 350_000_000n, 50_000_000n, 3, '1.4'],
    ])
  })

  it('computes the size that leaves or comes in between two levels', () => {
    const { demand } = model
    expect(leavingBetween(demand, at('125'), at('117'))).toEqual({ amount: 110_000_000n, orders: 1 })
    expect(leavingBetween(demand, at('117'), at('125')).amount).toBe(-110_000_000n)
    const [from, to] = firstHandles(model)
    expect(from).toBe(at('120'))
    expect(to).toBeLessThan(from)
  })

  it('draws steps over the whole range, with issue and coverage if there is an issue size', () => {
    const texts = {
      inBook: '',
      partlyIn: '',
      unknown: '',
      out: '',
      orders: '',
      coverage: '',
      issue: 'Issue 250',
      mark: () => 'mark',
    }
    const drawn = (issue: bigint | null) =>
      demandOption(
        { model: { ...model, issue }, texts, between: [at('120'), at('115')] },
        look,
        0,
      ) as never as {
        yAxis: { max: number }[]
        series: { step: string; data: number[][]; markLine: { data: { yAxis?: number }[] } }[]
      }
    const { yAxis, series } = drawn(250_000_000n)
    expect(series[0]).toMatchObject({ step: 'end' })
    expect(series[0]!.data.map(([, amount]) => amount)).toEqual([200, 240, 300, 350, 350])
    expect(series[0]!.markLine.data.at(-1)).toMatchObject({ yAxis: 250 })
    expect(yAxis[1]!.max).toBeCloseTo(yAxis[0]!.max / 250)
    expect(drawn(null).yAxis).toHaveLength(1)
    expect(drawn(null).series[0]!.markLine.data).toHaveLength(2)
  })

  it('lays no label of a level over another, nor beyond an edge', () => {
    const lanes = (...labels: [number, string][]) =>
      placeLabels(labels.map(([place, text]) => ({ at: place, text }))).map(
        ({ lane, align }) => `${lane} ${align}`,
      )
    expect(lanes([0.1, 'Test T+110'], [0.9, 'FPG T+120'])).toEqual(['0 left', '0 right'])
    expect(lanes([0.4, 'Test T+110'], [0.5, 'IPG T+115'], [0.6, 'FPG T+120'])).toEqual([
      '0 center',
      '1 center',
      '2 center',
    ])
    expect(lanes([0.45, 'IPG T+115'], [0.55, 'FPG · Launched · Priced T+120'])).toEqual([
      '0 center',
      '1 right',
    ])
    expect(lanes([0.5, '测试 T+110'], [0.5, 'IPG T+110'])).toEqual(['0 center', '1 center'])
  })

  it('is the same from the server’s reply', () => {
    const served = ({ amount, ...counts }: BookPart) => ({ ...counts, amount: String(amount) })
    const steps = model.demand.steps.map(({ from, inBook, partlyIn, unknown, ...counts }) => ({
      ...counts,
      level: Number.isFinite(from) ? scale.axis.levelAt(from) : null,
      inBook: String(inBook),
      partlyIn: served(partlyIn),
      unknown: served(unknown),
    }))
    expect(demandOfSteps(steps, String(model.demand.total), scale)).toEqual(model.demand)
  })
})

describe('the distribution', () => {
  const texts: PartTexts = {
    region: (key) => key,
    type: (key) => key,
    limit: (from, to) => `${from} to ${to}`,
    size: (from, to) => `${from}-${to ?? ''}`,
    tighter: (edge) => `<${edge}`,
    wider: (edge) => `>${edge}`,
    reoffer: 'at reoffer',
    unknown: 'unknown',
  }
  const rowsBy = (by: 'region' | 'type' | 'size' | 'limit') =>
    partRows(distributionOf(lines, { by, axis: scale.axis, at: null, guidance: null }), { by, texts, scale })

  it('sorts by size with unknown last; sizes and limits have their own order', () => {
    expect(rowsBy('region').map(({ name, amount }) => [name, amount])).toEqual([
      ['APAC', 200_000_000n],
      ['EUROPE', 150_000_000n],
    ])
    expect(rowsBy('type').map(({ name }) => name)).toEqual(['cls_funds', 'unknown'])
    expect(rowsBy('size').map(({ name }) => name)).toEqual(['50-100', '100-'])
    expect(rowsBy('limit').map(({ name }) => name)).toEqual([
      'at reoffer',
      'T+118 to T+119',
      'T+125 to T+126',
    ])
  })

  it('draws the first row on top, with a figure at each bar', () => {
    const rows = rowsBy('region')
    const noTexts = { amount: '', orders: '', share: '' }
    const option = distributionOption({ rows, measure: 'amount', texts: noTexts }, look, 0) as never as {
      yAxis: { data: string[] }
      series: { data: number[] }[]
    }
    expect(option.yAxis.data).toEqual(['EUROPE', 'APAC'])
    expect(option.series[0]!.data).toEqual([150, 200])
    const nameWidth = (wide: boolean) => {
      const { yAxis } = distributionOption({ rows, measure: 'amount', texts: noTexts, wide }, look, 0)
      return (yAxis as { axisLabel: { width: number } }).axisLabel.width
    }
    expect(nameWidth(true)).toBeGreaterThan(nameWidth(false))
    expect([labelOf(rows[0]!, 'amount'), labelOf(rows[0]!, 'orders'), labelOf(rows[0]!, 'share')]).toEqual([
      '200  ·  57.1%',
      '1',
      '57.1%',
    ])
  })
})

describe('momentum', () => {
  const bucket = { new: '0', increased: '0', reduced: '0', cancelled: '0' }
  const rows = momentumRows(
    [
      { ...bucket, from: '2026-11-20T08:00:00Z', book: '10000000', new: '10000000' },
      { ...bucket, from: '2026-11-20T08:01:00Z', book: '6000000', reduced: '4000000' },
    ],
    (from, before) => `${before ? '' : 'day '}${from.slice(11, 16)}`,
  )

  it('shows reductions below zero, and sums by kind', () => {
    expect(rows.map(({ label, moved }) => [label, moved.new, moved.reduced])).toEqual([
      ['day 08:00', 10_000_000n, 0n],
      ['08:01', 0n, -4_000_000n],
    ])
    expect(momentumSums(rows)).toEqual({
      new: 10_000_000n,
      increased: 0n,
      reduced: -4_000_000n,
      cancelled: 0n,
    })
  })

  it('draws the book above its changes; every kind has its own pattern', () => {
    const option = momentumOption(
      { rows, texts: { book: 'Book', kind: (kind) => kind } },
      look,
      0,
    ) as never as {
      series: { id: string; data: number[]; itemStyle: { decal?: unknown } }[]
    }
    expect(option.series.map(({ id, data }) => [id, ...data])).toEqual([
      ['book', 10, 6],
      ['new', 10, 0],
      ['increased', 0, 0],
      ['reduced', 0, -4],
      ['cancelled', 0, 0],
    ])
    const decals = option.series.slice(1).map(({ itemStyle }) => JSON.stringify(itemStyle.decal))
    expect(new Set(decals).size).toBe(4)
  })

  it('ends axes at round figures above the data', () => {
    expect([niceTop(350), niceTop(1), niceTop(0)]).toEqual([
      { top: 400, step: 100 },
      { top: 1.25, step: 0.25 },
      { top: 1, step: 1 },
    ])
    for (const most of [3, 99, 101, 4321, faceAmount(87)]) expect(niceTop(most).top).toBeGreaterThan(most)
  })
})

import { demandOf } from '@bookrunner/domain/book'
import { faceAmount, rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { scaleOf } from '../charts/level.ts'
import { bookOf, levelsOf, orderRow } from '../charts/testing/rows.ts'
import { linesOf } from '../lines.ts'
import { currentOutcome, levelEnds, outcomeOfDemand, outcomeOfLines, sizeRange } from './model.ts'

const levels = levelsOf({ today: '120' })
const scale = scaleOf(levels)
const at = (bp: string) => scale.axis.notchOf(rateOf(bp))
const { lines } = linesOf({
  ...bookOf([
    orderRow({ id: 'a', mm: 200 }),
    orderRow({
      id: 'b',
      mm: 100,
      ladder: [
        [40, '110'],
        [100, '118'],
      ],
    }),
    orderRow({ id: 'c', mm: 50, ladder: [[50, '120']] }),
  ]),
  levels,
})
const issue = faceAmount(250_000_000)

describe('what if', () => {
  const supposed = { level: at('115'), size: faceAmount(300_000_000), today: at('120') }

  it('shows supposed figures beside current ones, each with its own size', () => {
    const now = currentOutcome((one) => outcomeOfLines(lines, one), supposed.today, issue)
    const after = outcomeOfLines(lines, supposed)
    expect(now).toMatchObject({ inBook: 350_000_000n, out: 0n, orders: 3, coverage: '1.4', fill: '71.43' })
    expect(now!.drop).toMatchObject({ amount: 0n, byType: [] })
    expect(after).toMatchObject({
      inBook: 240_000_000n,
      out: 110_000_000n,
      orders: 2,
      coverage: '0.8',
      fill: '100',
    })
    expect(after.drop).toMatchObject({ amount: 110_000_000n, orders: 1 })
  })

  it('has no current figures before a level is announced', () => {
    const outcome = (one: Parameters<typeof outcomeOfLines>[1]) => outcomeOfLines(lines, one)
    expect(currentOutcome(outcome, null, issue)).toBe(null)
    expect(outcome({ ...supposed, today: null }).drop).toBe(null)
  })

  it('computes the same from a curve and the server’s figures', () => {
    const whole = outcomeOfLines(lines, supposed)
    const { drop, ...figures } = outcomeOfDemand(demandOf(lines), supposed)
    expect(figures).toEqual({ ...whole, drop: undefined, topTen: null, stays: { byType: [], byRegion: [] } })
    expect(drop).toEqual({ amount: 110_000_000n, orders: 1, lines: 1, byType: [], byRegion: [] })
    const { topTen, stays } = whole
    const served = { topTen, stays, byType: whole.drop!.byType, byRegion: whole.drop!.byRegion }
    expect(outcomeOfDemand(demandOf(lines), supposed, served)).toEqual(whole)
  })

  it('moves sizes in round steps, and reaches typed values', () => {
    expect(sizeRange(issue, 350_000_000n)).toEqual({ most: 500_000_000, step: 5_000_000 })
    expect(sizeRange(null, 0n)).toEqual({ most: 1_000_000, step: 1_000_000 })
    expect(levelEnds({ from: at('100'), to: at('130') }, at('150'), scale)).toEqual({
      from: at('100'),
      to: at('150'),
    })
  })
})

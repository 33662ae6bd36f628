import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import type { Quoted } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { distributionOf } from './distribution.ts'
import type { BookLine } from './line.ts'
import { momentumOf, movementsOf } from './momentum.ts'
import { whatIf } from './what-if.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount
const axis = axisOf('spread', { guidanceReference: null, pricingBenchmark: null } as unknown as Quoted)
const at = (bp: string) => axis.notchOf(rateOf(bp))
interface BookFiguresInput {
  size: number
  from?: string
  holder?: string
  type?: string
  soft?: true
}
const book = (...inputs: BookFiguresInput[]): BookLine[] =>
  inputs.map(({ size, from, holder = '', type = 'funds', soft = false }, index) => ({
    id: `o${index}`,
    holder: holder || `ent_${index}`,
    group: null,
    classId: type,
    region: 'asia',
    counting: mm(size),
    accepted: mm(size),
    soft,
    jlm: false,
    steps: [{ from: from === undefined ? -Infinity : at(from), size: mm(size) }],
  })) as unknown as BookLine[]

describe('the distribution of a book', () => {
  const lines = book({ size: 30 }, { size: 10, from: '120', type: 'banks' }, { size: 99, soft: true })
  it('is by amount, orders and share, of what counts or of what is in', () => {
    expect(distributionOf(lines, { by: 'type', axis, at: null, guidance: null })).toEqual([
      { key: 'funds', to: null, amount: 30_000_000n, orders: 1, lines: 1, share: '75' },
      { key: 'banks', to: null, amount: 10_000_000n, orders: 1, lines: 1, share: '25' },
    ])
    expect(distributionOf(lines, { by: 'type', axis, at: at('119.9999'), guidance: null })).toMatchObject([
      { share: '100' },
    ])
  })

  it('has buckets of sizes, and of limits as wide as people read them', () => {
    expect(
      distributionOf(lines, { by: 'size', axis, at: null, guidance: null }).map(({ key }) => key),
    ).toEqual(['10', '25'])
    const limits = book(
      { size: 1, from: '149' },
      { size: 1, from: '101' },
      { size: 1 },
      { size: 1, from: '104.5' },
    )
    expect(
      distributionOf(limits, { by: 'limit', axis, at: null, guidance: null }).map(({ key, to }) => [key, to]),
    ).toEqual([
      ['reoffer', null],
      ['100', '105'],
      ['145', '150'],
    ])
  })

  it('has limits from tight to wide, whichever came first, on axes that run the other way too', () => {
    const shares = (on: typeof axis, guidance: string, froms: readonly (string | undefined)[]) => {
      const limits = froms.map((from, index) => ({
        ...book({ size: 1 })[0]!,
        id: `o${index}`,
        steps: [{ from: from ? on.notchOf(rateOf(from)) : -Infinity, size: mm(1) }],
      }))
      const request = { by: 'limit' as const, axis: on, at: null, guidance: on.notchOf(rateOf(guidance)) }
      return distributionOf(limits, request).map(({ key }) => key)
    }
    expect(shares(axis, '115', ['1000', '149', undefined, '-900', '90', '-800', '101'])).toEqual([
      'reoffer',
      'tighter',
      '90',
      '100',
      '145',
      'wider',
    ])
    const price = axisOf('price', { guidanceReference: null, pricingBenchmark: null } as unknown as Quoted)
    expect(shares(price, '99', ['80', '98.5', undefined, '120', '99.5'])).toEqual([
      'reoffer',
      'tighter',
      '99.5',
      '98.5',
      'wider',
    ])
  })

  it('keeps its buckets readable beside a limit far from guidance, and loses none of the book', () => {
    const froms = ['-900', '15', '101', '104.5', '149', '215', '225', '1000']
    const limits = book(...froms.map((from) => ({ size: 1, from })))
    const shares = distributionOf(limits, { by: 'limit', axis, at: null, guidance: at('115') })
    expect(shares.map(({ key, to, orders }) => [key, to, orders])).toEqual([
      ['tighter', '0', 1],
      ['0', '25', 1],
      ['100', '125', 2],
      ['125', '150', 1],
      ['200', '225', 1],
      ['wider', '225', 2],
    ])
    expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(8_000_000n)
    const [all] = distributionOf(book({ size: 1, from: '1000' }), {
      by: 'limit' as const,
      axis,
      at: null,
      guidance: at('115'),
    })
    expect(all).toMatchObject({ key: 'wider', share: '100' })
  })
})

describe('what if', () => {
  it('says what would be in, what drops off and what every order would get', () => {
    const lines = book(
      { size: 60, from: '110' },
      { size: 20, from: '120', type: 'banks' },
      { size: 20, type: 'banks' },
      { size: 50, soft: true },
    )
    const answer = whatIf(lines, { level: at('115'), size: mm(50), today: at('120') })
    expect(answer).toMatchObject({
      at: { in: { amount: 80_000_000n, orders: 2, lines: 2 } },
      coverage: '1.6',
      fill: '62.5',
      topTen: '100',
    })
    expect(answer.dropOff).toEqual({
      amount: 20_000_000n,
      orders: 1,
      lines: 1,
      byType: [{ key: 'banks', amount: 20_000_000n, orders: 1, lines: 1 }],
      byRegion: [{ key: 'asia', amount: 20_000_000n, orders: 1, lines: 1 }],
    })
    // Of an order in steps, what it takes at the level.
    const split = whatIf([...lines, ...book({ size: 30, from: '117', type: 'banks' })], {
      level: at('117'),
      size: null,
      today: null,
    })
    expect(split.stays.byType).toEqual([
      { key: 'funds', amount: 60_000_000n },
      { key: 'banks', amount: 50_000_000n },
    ])
    expect(answer.stays).toEqual({
      byType: [
        { key: 'funds', amount: 60_000_000n },
        { key: 'banks', amount: 20_000_000n },
      ],
      byRegion: [{ key: 'asia', amount: 80_000_000n }],
    })
  })

  it('fills no order above what it asks for, and knows nothing of a size that is no number', () => {
    const lines = book({ size: 10 })
    expect(whatIf(lines, { level: at('1'), size: mm(50), today: null })).toMatchObject({
      fill: '100',
      coverage: '0.2',
    })
    expect(whatIf(lines, { level: at('1'), size: null, today: null })).toMatchObject({
      fill: null,
      coverage: null,
    })
    expect(whatIf([], { level: at('1'), size: mm(1), today: null })).toMatchObject({
      fill: null,
      topTen: null,
    })
  })
})

describe('momentum', () => {
  const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds

  it('has the book at the end of each bucket, and what made it so', () => {
    const { minutes, buckets } = momentumOf(
      [
        { at: at('2026-11-20T08:00:10Z'), was: 0, is: 10 },
        { at: at('2026-11-20T08:00:50Z'), was: 0, is: 5 },
        { at: at('2026-11-20T08:01:00Z'), was: 10, is: 25 },
        { at: at('2026-11-20T08:02:30Z'), was: 25, is: 20 },
        { at: at('2026-11-20T08:02:31Z'), was: 5, is: 0 },
      ].flatMap(movementsOf),
      '2026-11-20T08:03:00Z',
    )
    expect(minutes).toBe(1)
    expect(buckets.map(({ book: sum }) => sum)).toEqual([15n, 30n, 20n, 20n])
    expect(buckets[2]).toMatchObject({
      from: '2026-11-20T08:02:00Z',
      amounts: { new: 0n, increased: 0n, reduced: 5n, cancelled: 5n },
    })
  })

  it('has no more buckets than a chart can show', () => {
    const { minutes, buckets } = momentumOf(
      [{ at: at('2026-11-18T08:00:10Z'), was: 0, is: 10 }].flatMap(movementsOf),
      '2026-11-20T08:00:00Z',
    )
    expect([minutes, buckets.length]).toEqual([60, 49])
    expect(momentumOf([], '2026-11-20T08:00:00Z').buckets).toHaveLength(1)
  })
})

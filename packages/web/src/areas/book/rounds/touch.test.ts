import type { BookRow } from '@bookrunner/contract/book'
import { emptyTerms, type GuidanceLevel, type SilenceRule } from '@bookrunner/domain/deals'
import { faceAmount, rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { bookOf, levelsOf, orderRow } from '../charts/testing/rows.ts'
import { amountOf, type BookNow } from '../now.ts'
import { merged } from '../rows/testing.ts'
import { cautionsOf } from './cautions.ts'
import { progressOf } from './progress.ts'
import { saysBook, touchOf } from './touch.ts'

const now = (rows: BookRow[], levels: Partial<BookNow['levels']> = {}): BookNow => {
  const { holders, ...state } = bookOf(rows)
  return {
    ...state,
    dealId: 'tr_1',
    seq: 41,
    at: '2026-11-20T08:00:00Z',
    rows: new Map(rows.map((row) => [row.id, row])),
    holders: new Map(holders.map((holder) => [holder.holder, holder])),
    banks: new Map(),
    groups: new Map(),
    levels: { ...levelsOf({ today: '120' }), ...levels },
    summary: { ...state.summary, issue: faceAmount(100_000_000) },
  }
}
const spread = (from: string, to: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  level: rateOf(from),
  to: to === null ? null : rateOf(to),
  words: null,
})
const at = (move: 'pushFpg' | 'endFpg' | 'endTest' | 'pushTest' | 'setGuidance', level?: GuidanceLevel) => ({
  move,
  level,
})

const row = (id: string, mm: number, more: Partial<BookRow> = {}): BookRow => ({
  ...orderRow({ id, mm }),
  ...more,
})
const answered = { status: 'FPG', fpgState: 'answered' } as const
const silent = (fpgSize: number) =>
  ({ status: 'FPG', fpgState: 'waiting', fpgSize: faceAmount(fpgSize * 1_000_000) }) as const

describe('the effects of a push', () => {
  const book = now([
    orderRow({ id: 'a', mm: 50, ladder: [[50, '110']] }),
    orderRow({ id: 'b', mm: 30, ladder: [[30, '118']], holder: 'ent_a' }),
    orderRow({ id: 'c', mm: 20, commitment: 'soft' }),
    orderRow({ id: 'd', mm: 0, status: 'Withdrawn' }),
  ])

  it('counts orders in and out, orders that must answer, and soft orders that drop', () => {
    const part = (orders: number, mm: number) => ({ orders, lines: orders, amount: BigInt(mm) * 1_000_000n })
    expect(touchOf(book, at('pushFpg', spread('115')), 'stayIfIn')).toEqual({
      seq: 41,
      at: '2026-11-20T08:00:00Z',
      book: part(2, 80),
      coverage: { book: '0.8', level: '0.5' },
      level: {
        book: part(2, 80),
        in: part(1, 50),
        partlyIn: part(0, 0),
        unknown: part(0, 0),
        out: part(1, 30),
        soft: part(1, 20),
        dropOff: 30_000_000n,
      },
      facts: [
        { kind: 'answersFpg', orders: 2, houses: 1, amount: 80_000_000n },
        { kind: 'softDrops', orders: 1, houses: 1, amount: 20_000_000n },
      ],
      isWhole: true,
    })
  })

  it('counts the orders that must answer before a level is typed', () => {
    const touch = touchOf(book, at('pushTest'), 'drop')
    expect(touch?.level).toBeUndefined()
    expect(touch?.facts.map(({ kind, orders }) => [kind, orders])).toEqual([
      ['answersTest', 2],
      ['soft', 1],
    ])
  })

  it('takes a yield on a book of spreads if the reference is known', () => {
    const known = now([...book.rows.values()], levelsOf({ today: '120', reference: '4' }))
    const percent: GuidanceLevel = { ...spread('5.15'), basis: 'yield', over: null }
    expect(touchOf(known, at('pushFpg', percent), 'stay')?.level).toMatchObject({
      in: { orders: 1 },
      dropOff: 30_000_000n,
    })
  })

  it('has no figures for a reader of a part of the book', () => {
    expect(touchOf({ ...book, sight: 'own' }, at('pushFpg', spread('115')), 'stay')).toBeUndefined()
  })
})

describe('the cautions of a move', () => {
  const book = now([
    orderRow({ id: 'a', mm: 70, ladder: [[70, '110']] }),
    orderRow({ id: 'b', mm: 50, ladder: [[50, '118']] }),
  ])
  const capped = { terms: { ...emptyTerms, sizeCap: rateOf('25') } }
  const cautions = (level: string, mm: number) =>
    cautionsOf(book, { ...at('pushFpg', spread(level)), size: faceAmount(mm * 1_000_000) }, capped)

  it('are what is in, if it is under the issue, and the orders over the cap', () => {
    expect(cautions('115', 200)).toEqual({ under: '0.35', over: { houses: 1, most: 50_000_000n } })
    expect(cautions('120', 240)).toEqual({ under: '0.5', over: { houses: 1, most: 60_000_000n } })
    expect(cautions('120', 120)?.under).toBeUndefined()
  })

  it('count all orders of an investor against the cap, at the deal’s own size too', () => {
    const two = now([row('a', 15), row('b', 12, { holder: 'ent_a' }), row('c', 20)])
    expect(cautionsOf(two, at('pushFpg'), capped)).toEqual({
      under: undefined,
      over: { houses: 1, most: 25_000_000n },
    })
    const merges = [merged('m', ['a', 'b'], 'largest')]
    expect(cautionsOf({ ...two, merges }, at('pushFpg'), capped)).toBeUndefined()
  })

  it('are the orders above ten times a reduced issue where there is no cap', () => {
    const uncapped = (mm: number) =>
      cautionsOf(book, { ...at('setGuidance'), size: faceAmount(mm * 1_000_000) }, { terms: emptyTerms })
    expect(uncapped(6)?.large).toEqual({ orders: 1, most: 60_000_000n })
    expect(uncapped(4)?.large).toEqual({ orders: 2, most: 40_000_000n })
    expect(uncapped(7)?.large).toBeUndefined()
    const capSet = cautionsOf(book, { ...at('setGuidance'), size: faceAmount(6_000_000) }, capped)
    expect([capSet?.over?.houses, capSet?.large]).toEqual([2, undefined])
  })

  it('are none for a move without a level', () => {
    expect(cautionsOf(book, { move: 'endFpg', level: undefined }, capped)).toBeUndefined()
  })
})

describe('the effects of silence', () => {
  const book = now([
    row('a', 50, answered),
    row('b', 30, silent(20)),
    row('c', 10, silent(0)),
    row('d', 5, { ...silent(5), commitment: 'soft' }),
  ])
  const facts = (rule: SilenceRule) =>
    touchOf(book, at('endFpg'), rule)?.facts.map(({ kind, orders, amount }) => [kind, orders, amount])

  it('follow the rule of the deal and make the book; soft orders drop', () => {
    const answeredFact = ['answered', 1, 50_000_000n]
    const soft = ['softDrops', 1, 5_000_000n]
    expect(facts('stayIfIn')).toEqual([
      answeredFact,
      ['stays', 1, 20_000_000n],
      ['cut', 1, 10_000_000n],
      ['drops', 1, 10_000_000n],
      soft,
    ])
    expect(touchOf(book, at('endFpg'), 'stayIfIn')?.remains).toEqual({ orders: 2, amount: 70_000_000n })
    expect(facts('stay')).toEqual([answeredFact, ['stays', 2, 40_000_000n], soft])
    expect(facts('drop')).toEqual([answeredFact, ['drops', 2, 40_000_000n], soft])
  })

  it('name the answers that dropped, as the strip counts them', () => {
    const zero = { ...answered, counting: faceAmount(0) }
    const touch = touchOf(now([row('a', 50, answered), row('b', 30, zero)]), at('endFpg'), 'stayIfIn')
    expect(touch?.facts.map(({ kind, orders, amount }) => [kind, orders, amount])).toEqual([
      ['answered', 1, 50_000_000n],
      ['answeredZero', 1, 0n],
    ])
  })

  it('name what silent orders asked for, soft ones apart, and no book, when they may reply again', () => {
    const dropped = { counting: faceAmount(0), status: 'FPG', fpgState: 'silent' } as const
    const closed = now([
      row('a', 50, answered),
      row('b', 30, dropped),
      row('c', 5, { ...dropped, commitment: 'soft' }),
    ])
    const touch = touchOf(closed, { move: 'newCutOff', level: undefined }, 'drop')
    expect(touch).toMatchObject({
      isWhole: false,
      facts: [
        { kind: 'mayAnswer', orders: 1, amount: 30_000_000n },
        { kind: 'soft', orders: 1, amount: 5_000_000n },
      ],
    })
    expect(touchOf(closed, at('endTest'), 'drop')?.isWhole).toBe(false)
  })

  it('need no line for the book where one of them is the whole of it', () => {
    const all = now([row('a', 50), row('b', 30), row('c', 5, { commitment: 'soft' })])
    expect(saysBook(touchOf(all, { move: 'changeTimes', level: undefined }, 'drop')!)).toBe(true)
    const parts = now([row('a', 50, answered), row('b', 30, silent(30))])
    expect(saysBook(touchOf(parts, at('endFpg'), 'drop')!)).toBe(false)
  })

  it('make the book where merged orders fare differently', () => {
    const merges = [merged('m', ['a', 'b'], 'largest')]
    const found = touchOf({ ...book, merges }, at('endFpg'), 'drop')!
    expect(found.facts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['answered', 50_000_000n],
      ['drops', 10_000_000n],
      ['softDrops', 5_000_000n],
    ])
    expect(found.book).toEqual({ orders: 3, lines: 2, amount: 60_000_000n })
    expect(found.remains).toEqual({ orders: 1, amount: 50_000_000n })
  })
})

describe('merged orders', () => {
  const merges = [merged('m', ['a', 'b'], 'largest')]

  it('count once, however many of them are affected', () => {
    const two = [row('a', 50), row('b', 30), row('c', 10)]
    expect(touchOf({ ...now(two), merges }, at('pushTest'), 'drop')?.facts).toEqual([
      { kind: 'answersTest', orders: 3, houses: 3, amount: 60_000_000n },
    ])
    expect(amountOf(two.slice(1), merges, ({ counting }) => counting)).toBe(40_000_000n)
  })

  it('wait once', () => {
    const book = now([row('a', 5, silent(5)), row('b', 30, silent(30))], { status: 'FPG', push: 3 })
    expect(progressOf({ ...book, merges })).toMatchObject({
      waiting: [{ id: 'b' }, { id: 'a' }],
      waitingSize: 30_000_000n,
    })
  })
})

describe('the progress of a round', () => {
  it('counts answers and lists the others, the largest first', () => {
    const rows = [row('a', 5, silent(5)), row('b', 30, silent(30)), row('c', 9, answered)]
    const progress = progressOf(now(rows, { status: 'FPG', push: 3 }))
    expect(progress).toMatchObject({ kind: 'FPG', over: false, answered: 1, waitingSize: 35_000_000n })
    expect(progress?.waiting.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('has of a closed FPG only what stays in the book', () => {
    const stays = row('a', 45, { status: 'FPG', fpgState: 'silent', counting: faceAmount(45_000_000) })
    const drops = row('b', 25, { status: 'FPG', fpgState: 'silent', counting: faceAmount(0) })
    const closed = now([stays, drops], { status: 'FPG', push: 3, bookClosed: true })
    expect(progressOf(closed)).toMatchObject({ over: true, answered: 0, waitingSize: 45_000_000n })
  })

  it('counts a size of zero as an answer to a test', () => {
    const rows = [
      row('a', 5, { status: 'Testing', testSize: faceAmount(0) }),
      row('b', 7, { status: 'Testing' }),
      row('c', 0, { status: 'Withdrawn' }),
    ]
    const test = { round: 2, level: spread('115'), open: true }
    expect(progressOf(now(rows, { status: 'Test', test }))).toMatchObject({
      kind: 'test',
      round: 2,
      answered: 1,
      waiting: [{ id: 'b' }],
    })
    expect(progressOf(now(rows, { status: 'IPG', test: { ...test, open: false } }))).toBeUndefined()
  })
})

it('warns of orders that nobody accepted, before the moves that lead to the allocation', () => {
  const late = row('a', 30, { status: 'FPG', conditional: true, accepted: faceAmount(10_000_000) })
  const book = now([late, row('b', 50, { status: 'FPG' })])
  const waiting = (move: Parameters<typeof cautionsOf>[1]['move']) =>
    cautionsOf(
      { ...book, summary: { ...book.summary, conditional: '20000000' } },
      { move },
      { terms: emptyTerms },
    )?.waiting
  for (const move of ['endFpg', 'launch', 'price'] as const)
    expect([move, waiting(move)]).toEqual([move, { orders: 1, amount: 20_000_000n }])
  expect(waiting('pushTest')).toBeUndefined()
})

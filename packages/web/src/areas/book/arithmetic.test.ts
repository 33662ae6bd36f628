// One arithmetic: random books, and every figure that a page computes against `bookAt`. The seed is fixed.
import fc from 'fast-check'
import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import {
  bookAt,
  bookAtRange,
  coverageOf,
  demandOf,
  mergeRules,
  sizeFrom,
  stepsOf,
  type BookAtLevel,
} from '@bookrunner/domain/book'
import { atLevels, type DealMove, type GuidanceLevel } from '@bookrunner/domain/deals'
import { faceAmount, rateOf } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { levelsOf, orderRow } from './charts/testing/rows.ts'
import { linesOf } from './lines.ts'
import { figuresWith } from './merge/plan.ts'
import { previewOf } from './message/preview.ts'
import { touchOf } from './rounds/touch.ts'
import { noFilter } from './rows/filter.ts'
import { bookViews, flatten } from './rows/flatten.ts'
import { browserBook, merged, names } from './rows/testing.ts'
import { feetOf } from './rows/total.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { outcomeOfDemand, outcomeOfLines } from './what-if/model.ts'

const levels = levelsOf({ today: '115' })
const limit = fc.constantFrom(null, '60', '90', '100', '115', '120', '130')
const order = fc.record({
  house: fc.constantFrom('ent_x', 'ent_y', 'ent_z'),
  mm: fc.integer({ min: 2, max: 60 }),
  limit,
  /** Half of its size needs less: the second level of a ladder. */
  ladder: fc.boolean(),
  /** A minimum yield, which cannot be compared with a spread. */
  yields: fc.boolean(),
  commitment: fc.constantFrom('firm', 'firm', 'firm', 'soft'),
  /** Half of it waits for a manager. */
  conditional: fc.boolean(),
  withdrawn: fc.constantFrom(false, false, false, true),
  answered: fc.boolean(),
})
type RandomOrder = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const { axis } = linesOf({ rows: [], holders: [], merges: [], levels })
const today = axis.notchOf(rateOf('115'))

const rowOf = (input: RandomOrder, at: number): BookRow => {
  const { mm, limit: spread, commitment, withdrawn } = input
  const size = mm * 2
  const hasLadder = input.ladder && spread !== null
  const ladder: [number, string | null][] = hasLadder
    ? [
        [mm, '40'],
        [size, spread],
      ]
    : [[size, spread]]
  const row = orderRow({ id: `o${at}`, mm: size, ladder, holder: input.house })
  const orderLevels = row.orderLevels.map((orderLevel) => ({
    ...orderLevel,
    minYield: input.yields ? rateOf('4.5') : null,
  }))
  const counting = withdrawn ? faceAmount(0) : row.counting
  const inSize = sizeFrom(stepsOf(orderLevels, axis), today)
  return {
    ...row,
    orderLevels,
    counting,
    commitment,
    accepted: faceAmount(input.conditional ? counting / 2 : counting),
    inSize: withdrawn ? faceAmount(0) : inSize,
    fit: inSize > 0 ? 'in' : 'out',
    status: withdrawn ? 'Withdrawn' : 'FPG',
    fpgState: input.answered ? 'answered' : 'waiting',
    fpgSize: faceAmount(input.answered ? counting : counting / 2),
  }
}

const books = fc
  .record({
    orders: fc.array(order, { minLength: 2, maxLength: 12 }),
    rule: fc.constantFrom(...mergeRules),
    stated: fc.integer({ min: 1, max: 4 }),
    merges: fc.boolean(),
    level: fc.constantFrom('50', '90', '110', '115', '125'),
  })
  .map(({ orders, rule, stated, merges: hasMerges, level }) => {
    const rows = orders.map(rowOf)
    const ids = rows.filter(({ holder, counting }) => holder === 'ent_x' && counting > 0).map(({ id }) => id)
    const size = rule === 'stated' ? faceAmount(stated * 1_000_000) : null
    const merge: BookMerge = { ...merged('m', ids), rule, size }
    const merges = hasMerges && ids.length > 1 ? [merge] : []
    return { book: browserBook(rows, { merges, levels }), level }
  })

const figureNames = [
  'orders',
  'lines',
  'size',
  'counting',
  'inSize',
  'soft',
  'conditional',
  'testSize',
  'fpgSize',
] as const

/** The part that counts is the book, and groups, open or shut, add up to the total below them. */
const expectFeet = (book: BrowserBook, at: BookAtLevel) => {
  for (const view of bookViews) {
    const flatOf = (open: boolean) =>
      flatten(book, { view, filter: noFilter, sort: [], names, isOpen: () => open, valueOf: () => null })
    const feet = feetOf(book, flatOf(true), (name) => name)
    expect(feet).toEqual(feetOf(book, flatOf(false), (name) => name))
    const { sums } = feet.parts.find(({ id }) => id === 'total:counts') ?? feet.total
    expect({
      counting: sums.counting,
      inSize: sums.inSize ?? 0n,
      soft: sums.soft,
      orders: sums.orders,
      lines: sums.lines,
    }).toEqual({
      counting: at.book.amount,
      inSize: at.in.amount,
      soft: at.soft.amount,
      orders: at.book.orders,
      lines: at.book.lines,
    })
    // Of all rows, what counts and what is in is the book's, too: a soft order is in no such total.
    expect([feet.total.sums.counting, feet.total.sums.inSize ?? 0n]).toEqual([at.book.amount, at.in.amount])
    if (view === 'order') continue
    const heads = flatOf(false).rows.flatMap((row) => (row.kind === 'group' ? [row.sums] : []))
    for (const name of figureNames)
      expect([view, name, heads.reduce((all, each) => all + BigInt(each[name] ?? 0), 0n)]).toEqual([
        view,
        name,
        BigInt(feet.total.sums[name] ?? 0),
      ])
  }
}

const moves: readonly DealMove[] = [
  'pushTest',
  'pushFpg',
  'endFpg',
  'changeTimes',
  'reopen',
  'reprice',
  'abort',
]

/** Each dialog that names a level says of it what the book says; a range has a part that is in at its wide end only. */
const expectLevels = (book: BrowserBook, lines: Parameters<typeof bookAt>[0], level: string) => {
  const notch = axis.notchOf(rateOf(level))
  const wide = axis.notchOf(rateOf(String(Number(level) + 10)))
  const typed: GuidanceLevel = { basis: 'spread', over: 'T', level: rateOf(level), to: null, words: null }
  const now = bookAt(lines, today).in.amount
  for (const move of atLevels)
    for (const to of [null, rateOf(String(Number(level) + 10))]) {
      const at = to === null ? bookAt(lines, notch) : bookAtRange(lines, { tight: notch, wide })
      const touch = touchOf(book, { move, level: { ...typed, to } }, 'stay')!
      const { dropOff, ...touched } = touch.level!
      expect([move, to, touched]).toEqual([move, to, at])
      expect([at.in.amount + at.out.amount, touch.book]).toEqual([at.book.amount, at.book])
      expect(dropOff).toBe(now - at.in.amount)
      const { issue } = book.summary
      expect(touch.coverage).toEqual({
        book: coverageOf(at.book.amount, issue),
        level: coverageOf(at.in.amount, issue),
      })
    }
}

/** The message is about the book without what it leaves out: suspected, excluded and conditional sizes. */
const expectMessage = (book: BrowserBook, at: BookAtLevel) => {
  const { book: whole, announced, leftOut, facts } = previewOf(book, 5_000_000)
  expect(whole).toEqual(at.book)
  expect(announced.amount <= whole.amount).toBe(true)
  expect([facts.over, facts.exactly]).toEqual([
    announced.amount - (announced.amount % 5_000_000n),
    announced.amount % 5_000_000n === 0n,
  ])
  if (book.merges.length > 0) return
  const out = leftOut.filter(({ why }) => why !== 'soft')
  expect(announced.amount).toBe(whole.amount - out.reduce((sum, { counting }) => sum + BigInt(counting), 0n))
}

const expectDialogs = (book: BrowserBook, level: string) => {
  const { lines } = linesOf({
    ...book,
    rows: [...book.rows.values()],
    holders: [...book.holders.values()],
    merges: [...book.merges],
  })
  const notch = axis.notchOf(rateOf(level))
  const at = bookAt(lines, notch)
  expect(at.in.amount + at.out.amount).toBe(at.book.amount)
  expectLevels(book, lines, level)
  for (const silence of ['stay', 'stayIfIn', 'drop'] as const)
    for (const move of moves) {
      const { facts, isWhole, book: firm } = touchOf(book, { move, level: undefined }, silence)!
      const amounts = facts.filter(({ kind }) => kind !== 'soft' && kind !== 'softDrops')
      expect([move, isWhole]).toEqual([move, true])
      expect(firm).toEqual(at.book)
      expect([move, silence, amounts.reduce((all, { amount }) => all + amount, 0n)]).toEqual([
        move,
        silence,
        firm.amount,
      ])
    }
  const { amount: inBook, orders, lines: linesIn } = at.in
  const parts = {
    inBook,
    orders,
    lines: linesIn,
    out: at.out.amount,
    partlyIn: at.partlyIn.amount,
    unknown: at.unknown.amount,
  }
  const supposed = { level: notch, size: null, today }
  expect(outcomeOfLines(lines, supposed)).toMatchObject(parts)
  expect(outcomeOfDemand(demandOf(lines), supposed)).toMatchObject(parts)
  const now = bookAt(lines, today)
  expect(figuresWith(book, book.merges)).toEqual({
    orders: now.book.orders,
    lines: now.book.lines,
    total: now.book.amount,
    inBook: now.in.amount,
  })
  expectMessage(book, at)
  return now
}

it('all figures of a page agree: feet, dialogs, what-if, merge and message', () => {
  fc.assert(
    fc.property(books, ({ book, level }) => expectFeet(book, expectDialogs(book, level))),
    { numRuns: 200, seed: 20_261_124 },
  )
})

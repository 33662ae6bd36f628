import { expect, it } from 'vitest'
import { textOf } from '../../platform/text.ts'
import { figuresOf, flowText, moved } from './BookStrip.tsx'
import { bookOf, levelsOf } from './charts/testing/rows.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'

it('shows a change with its sign', () => {
  expect(['7000000', '-10000000', '0'].map(moved)).toEqual(['+7', '−10', '0'])
})

it('shows what came and what went', () => {
  const since = { at: '', total: '-15000000', came: '40000000', went: '55000000', orders: 0, lines: 0 }
  expect(flowText(since)).toBe('+40 / −55')
  expect(flowText({ ...since, came: '0', went: '0' })).toBe('0 / 0')
})

it('says what is out, partly in and not comparable under what is in', () => {
  const part = (orders: number, amount: string) => ({ orders, lines: orders, amount })
  const atLevel = {
    in: part(5, '75000000'),
    partlyIn: part(2, '12000000'),
    unknown: part(1, '8000000'),
    out: part(1, '25000000'),
  }
  const { summary } = bookOf([])
  const book = {
    levels: levelsOf({ today: '115' }),
    summary: { ...summary, total: '100000000', inBook: '75000000', atLevel },
  } as unknown as BrowserBook
  const header = { currency: 'USD', guidance: null } as unknown as Parameters<typeof figuresOf>[0]['header']
  const figures = figuresOf({ book, header }, textOf(bookText), 'Asia/Hong_Kong')
  const inside = figures[1]!
  expect(figures[3]).toMatchObject({
    short: '6 orders',
    note: '6 orders',
    hint: 'Institutions with a firm order that counts.',
  })
  expect(inside).toMatchObject({
    name: 'In at +115 bp',
    text: '75',
    short: 'Out 25',
    note: 'Out 25 · 2 partly in · 1 not comparable',
    hint: [
      '75.0% of the book',
      '5 orders',
      '2 lines partly in, 12',
      '1 line with a limit not comparable, 8',
      'out 25, 1 order',
    ].join(' · '),
  })
})

it('says what accounts are, and how many investors, as the dialogs count them', () => {
  const { summary } = bookOf([])
  const counts = { accounts: 26, houses: 25, withheld: 1, orders: 137, lines: 136 }
  const book = { levels: levelsOf({}), summary: { ...summary, ...counts } } as unknown as BrowserBook
  const header = { currency: 'USD', guidance: null } as unknown as Parameters<typeof figuresOf>[0]['header']
  const accounts = figuresOf({ book, header }, textOf(bookText), undefined)[3]!
  expect(accounts).toMatchObject({ text: '26', note: '137 orders in 136 lines · 25 investors' })
  expect(accounts.hint?.split('\n')).toEqual([
    'Institutions with a firm order that counts.',
    'One X-order is included. It counts as one account.',
    '25 investors',
  ])
})

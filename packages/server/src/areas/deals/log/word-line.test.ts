import { expect, it } from 'vitest'
import { orderNumber } from '@bookrunner/domain/deals'
import type { LogNames } from './names.ts'
import { changesOf, wordLine } from './word-line.ts'

const names: LogNames = {
  language: 'US',
  zone: 'Asia/Hong_Kong',
  addressees: true,
  levels: new Map(),
  names: new Map(),
  texts: new Map(),
}

it.each([
  [
    'order.rungs',
    'minSpread=60 size=10000000',
    { field: 'order.orderLevels', from: null, to: '10mm ≥ 60bp' },
  ],
  ['course.bookClosed', 'true', { field: 'lifecycle.bookClosed', from: null, to: 'Yes' }],
])('words %s, a field that an earlier version logged', (field, to, worded) => {
  const changes = [{ field, from: null, to }]
  expect(changesOf({ params: { dealId: 'deal_1', changes } }, 'deal_1', names)).toEqual([worded])
})

it.each([
  ['US', 'Conditional orders accepted'],
  ['CN', '批量接受有条件订单'],
  ['HK', '批量接受有條件訂單'],
] as const)('names the first orders of a line about several in %s', (language, said) => {
  const orderIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((end) => `ord_abcdefghjkmn${end}`)
  const line = { code: 'order.listAccepted', params: { dealId: 'deal_1', orderIds } }
  const first = orderIds.slice(0, 5).map(orderNumber).join(', ')
  expect(wordLine(line, { ...names, language })).toBe(`${said} · ${first} +2`)
})

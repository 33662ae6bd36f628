import { expect, it } from 'vitest'
import type { LogNames } from './names.ts'
import { changesOf } from './word-line.ts'

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

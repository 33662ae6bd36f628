import { expect, it } from 'vitest'
import type { LogNames } from './names.ts'
import { changesOf } from './word-line.ts'

const names: LogNames = {
  language: 'US',
  zone: 'Asia/Hong_Kong',
  levels: new Map(),
  names: new Map(),
  texts: new Map(),
}

it('words a field that an earlier version logged under another name', () => {
  const changes = [{ field: 'order.rungs', from: null, to: 'minSpread=60 size=10000000' }]
  expect(changesOf({ params: { dealId: 'deal_1', changes } }, 'deal_1', names)).toEqual([
    { field: 'order.orderLevels', from: null, to: '10mm ≥ 60bp' },
  ])
})

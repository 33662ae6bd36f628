import type { LineBy, Rule } from '@bookrunner/domain/allocation'
import { expect, it } from 'vitest'
import { allocRow, grid, browserAlloc, units } from '../testing.ts'
import { bucketEffects, triedLines } from './trial-lines.ts'

const changed = (id: string, is: number, more: { was?: number; full?: boolean; by?: LineBy } = {}) => ({
  orderId: id,
  was: units(more.was ?? 0),
  is: units(is),
  by: more.by ?? ('proRata' as const),
  rounding: null,
  full: more.full ?? false,
  tooSmall: false,
  note: null,
})
const holder = (id: string, groupId: string | null) => ({
  holder: id,
  masked: false,
  name: id,
  nameCn: '',
  nameHk: '',
  shortName: '',
  groupId,
  frozen: false,
})
const alloc = browserAlloc(
  [
    allocRow({ id: 'z', in: 50, size: 10, holder: 'one', tags: ['anchor', 'long-only'], leads: ['b'] }),
    allocRow({ id: 'y', in: 50, size: 20, holder: 'one', tags: ['long-only'], throughId: 'b', leads: ['b'] }),
    allocRow({ id: 'x', in: 50, size: null, holder: 'two' }),
    allocRow({ id: 'w', in: 10, size: null, holder: 'three' }),
  ],
  { holders: [holder('one', 'group'), holder('two', 'group'), holder('three', null)] },
)

it('lists changed lines, the largest first', () => {
  const nothing = { ...changed('x', 0), by: null }
  const lines = [changed('w', 10, { full: true }), nothing, changed('z', 30, { was: 10 })]
  expect(
    triedLines({ policy: [], lines }, alloc, grid).map(({ orderId, was, is }) => [orderId, was, is]),
  ).toEqual([
    ['z', 10_000_000n, 30_000_000n],
    ['w', 0n, 10_000_000n],
  ])
  const small = [changed('z', 5, { was: 10 }), changed('w', 10)]
  expect(triedLines({ policy: [], lines: small }, alloc, grid).map(({ orderId }) => orderId)).toEqual([
    'w',
    'z',
  ])
})

it('lists a line whose reason or note changes, even at the same size', () => {
  const noted = browserAlloc([
    allocRow({ id: 'z', in: 50, size: 10, by: 'desk', note: 'Core account' }),
    allocRow({ id: 'y', in: 50, size: 20, note: 'Core account' }),
    allocRow({ id: 'x', in: 50, size: 30 }),
  ])
  const lines = [
    changed('z', 10, { was: 10 }),
    changed('y', 9, { was: 20 }),
    changed('x', 30, { was: 30, by: 'fillSmall' }),
  ]
  expect(
    triedLines({ policy: [], lines }, noted, grid).map((line) => [line.orderId, line.by, line.lostNote]),
  ).toEqual([
    ['x', 'fillSmall', null],
    ['z', 'proRata', 'Core account'],
    ['y', 'proRata', 'Core account'],
  ])
})

it('sums what each bucket gets now and by the policy, without those that stay', () => {
  const lines = triedLines(
    { policy: [], lines: [changed('z', 30, { was: 10 }), changed('w', 10)] },
    alloc,
    grid,
  )
  expect(bucketEffects(alloc, lines, 'group')).toEqual([
    { key: 'group', was: 30_000_000n, is: 50_000_000n },
    { key: null, was: 0n, is: 10_000_000n },
  ])
  expect(bucketEffects(alloc, lines, 'tag')).toEqual([
    { key: 'long-only', was: 30_000_000n, is: 50_000_000n },
    { key: 'anchor', was: 10_000_000n, is: 30_000_000n },
  ])
  expect(bucketEffects(alloc, lines, 'lead')).toEqual([{ key: 'b', was: 30_000_000n, is: 50_000_000n }])
})

it('names the cap that limits a line, including what its account gets elsewhere', () => {
  const lines = [changed('z', 10.1, { was: 10 }), changed('x', 25), changed('w', 10, { full: true })]
  const capped = (policy: Rule[]) => triedLines({ policy, lines }, alloc, grid).map((line) => line.capped)
  expect(capped([{ kind: 'capAccount', most: units(30.2) }])).toEqual([null, 'capAccount', null])
  expect(capped([{ kind: 'capAccount', most: units(31) }])).toEqual([null, null, null])
  expect(capped([{ kind: 'capGroup', most: units(55.2) }])).toEqual(['capGroup', 'capGroup', null])
})

import { expect, it } from 'vitest'
import { allocRow, browserAlloc } from '../testing.ts'
import { clashesOf } from './clashes.ts'

const names = { holder: (id: string) => `House ${id}`, group: (id: string) => `Group ${id}` }
const rows = [
  allocRow({ id: 'a', in: 50, mergeId: 'm' }),
  allocRow({ id: 'b', in: 50, mergeId: 'm' }),
  allocRow({ id: 'c', in: 50 }),
]

it('names the order, account or group of each conflict', () => {
  const fields = ['accounts.x', 'groups.y', 'lines.c', 'anchors.a', 'merges.m', 'policy', 'lines.gone']
  const clashes = clashesOf(
    fields.map((field) => ({ field, reason: 'alloc.clash-over-cap', message: 'Why' })),
    browserAlloc(rows),
    names,
  )
  expect(clashes.map(({ of }) => of)).toEqual([
    'House x',
    'Group y',
    rows[2]!.number,
    rows[0]!.number,
    `${rows[0]!.number}, ${rows[1]!.number}`,
    undefined,
    undefined,
  ])
})

import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { expect, it } from 'vitest'
import { editsOf } from '../state/edits.ts'
import { allocRow, browserAlloc, noEdits, units } from '../testing.ts'
import { blocksOf } from './blocks.ts'

const open = { launched: true, table: [] }
const version: AllocVersionView = {
  versionId: 'alv_1',
  dealId: 'deal',
  number: 1,
  name: 'Draft',
  state: 'draft',
  current: true,
  stale: false,
  policy: [],
  targets: [],
  shortfall: null,
  total: '0',
  filled: 0,
  copiedFrom: null,
  seq: 1,
  may: [],
  created: { at: '2026-11-20T10:00:00Z', by: null },
  edited: { at: '2026-11-20T10:00:00Z', by: null },
  launched: null,
  signOff: null,
  reopened: null,
  deleted: null,
}
const fresh = { stale: false }

it('allows launching a version that allocates exactly the size', () => {
  expect(blocksOf(browserAlloc([allocRow({ id: 'a', in: 100, size: 100 })]), fresh, noEdits, open)).toEqual(
    [],
  )
})

it('lists everything that prevents launching, with figures', () => {
  const wrong = { in: 0, fault: 'alloc.not-in-book' } as const
  const rows = [
    allocRow({ id: 'a', in: 100, size: 90 }),
    ...['b', 'c'].map((id) => allocRow({ id, ...wrong })),
  ]
  const alloc = browserAlloc(rows, { summary: { faults: 2 } })
  const batch = { key: 'k', what: 'typed' as const, expectedSeq: 10 }
  const line = { orderId: 'a', number: 'KP-a', size: units(100) }
  const edits = new Map(editsOf({ ...batch, lines: [line] }, 'sending').map((each) => ['a', each]))
  expect(blocksOf(alloc, { stale: true }, edits, { launched: false, table: ['c', 'a', 'b'] })).toEqual([
    { kind: 'terms' },
    {
      kind: 'remainder',
      remainder: BigInt(units(10)),
      allocated: BigInt(units(90)),
      toAllocate: units(100),
    },
    { kind: 'faults', count: 2, orders: ['KP-c', 'KP-b'] },
    { kind: 'stale' },
    { kind: 'edits', count: 1 },
  ])
  const unknown = browserAlloc([], { summary: { toAllocate: null, remainder: null } })
  expect(blocksOf(unknown, fresh, noEdits, open)).toEqual([{ kind: 'unknown' }])
  const short = browserAlloc([], { summary: { toAllocate: null, remainder: null, missing: '450000000' } })
  expect(blocksOf(short, fresh, noEdits, open)).toEqual([{ kind: 'short', missing: 450_000_000n }])
})

it('prevents launching a second version', () => {
  const launched = { ...version, state: 'launched' as const, name: 'First' }
  const alloc = browserAlloc([allocRow({ id: 'a', in: 100, size: 100 })], { versions: [launched, version] })
  expect(blocksOf(alloc, fresh, noEdits, open)).toEqual([{ kind: 'launched', name: 'First' }])
})

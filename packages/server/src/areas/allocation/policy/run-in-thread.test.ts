import { afterAll, expect, it } from 'vitest'
import {
  noLine,
  runPolicy,
  type AllocationOrder,
  type PolicyRun,
  type StoredLine,
} from '@bookrunner/domain/allocation'
import { refuse, type FaceAmount } from '@bookrunner/domain/kernel'
import { startWorkers } from '../../../platform/workers/index.ts'
import { resultNow, runInThread } from './run-in-thread.ts'

const workers = startWorkers({ size: 1 })
afterAll(() => workers.stop())

const order = (id: string, size: number): AllocationOrder => ({
  id,
  size: size as FaceAmount,
  minSize: null,
  reserve: null,
  holder: id,
  group: null,
  classId: null,
  tags: [],
  jlm: false,
  related: false,
  at: '2026-11-20T08:00:00Z',
})
const typed = (orderId: string, size: number, seq: number): StoredLine => ({
  ...noLine(orderId),
  size: size as FaceAmount,
  by: 'desk',
  seq,
  at: '2026-11-20T09:00:00Z',
  editor: 'usr_a',
})
const run: PolicyRun = {
  book: {
    orders: [order('a', 5_000_000), order('b', 3_000_000), order('c', 2_000_000)],
    merges: [],
    grid: { minimum: 200_000 as FaceAmount, increment: 1000 as FaceAmount },
  },
  policy: [{ kind: 'proRata' }],
  total: 4_000_000 as FaceAmount,
  // An order that left the book gets zero.
  lines: new Map([typed('a', 1_000_000, 4), typed('gone', 700_000, 3)].map((line) => [line.orderId, line])),
  keep: true,
}
const moved = { ...run, lines: new Map(run.lines).set('a', typed('a', 2_000_000, 5)) }

it('returns what the policy gives on this thread, kept sizes and lines that left included', async () => {
  for (const each of [run, { ...run, keep: false }]) {
    const early = await runInThread({ workers }, each)
    expect(resultNow(early, each)).toEqual(runPolicy(each))
  }
})

it('refuses where kept lines or the amount are others now, and not where they are the same', async () => {
  const early = (await runInThread({ workers }, run))!
  const changed = refuse('write.changed-meanwhile')
  expect(resultNow(early, moved)).toEqual(changed)
  expect(resultNow(early, { ...run, total: 3_000_000 as FaceAmount })).toEqual(changed)
  expect(resultNow(undefined, run)).toEqual(changed)
  const tooMuch = refuse('work.too-much')
  expect(resultNow({ ...early, result: tooMuch }, run)).toEqual(tooMuch)
  expect(resultNow({ ...early, run: { ...early.run, keep: false } }, { ...moved, keep: false })).not.toEqual(
    changed,
  )
})

it('does not run a policy with faults', async () => {
  const policy = [{ kind: 'proRata' as const }, { kind: 'proRata' as const }]
  expect(await runInThread({ workers }, { ...run, policy })).toBeUndefined()
})

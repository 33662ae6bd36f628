import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from '@bookrunner/domain/kernel'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { add, decideBy, mostTotal } from '../../../test/tally.ts'
import { addJob } from '../jobs.ts'
import { accept } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

const dry = { dryRun: true }

test.each(['untouched', 'used'])('on a ledger that is %s it answers and stores nothing', async (key) => {
  world.reactions.on(`${key}.added`, (transaction) => addJob(transaction, 'mail', {}))
  if (key === 'used') await world.submit(add(key, 7))
  const before = await world.sum(key)
  const notifiedBefore = world.notified.length
  const trial = decideBy(
    key,
    ({ total }) =>
      accept({
        reply: { total: total + 1 },
        changes: [1],
        line: { code: 'added', params: { amount: 1 } },
        events: [{ type: `${key}.added` }],
      }),
    dry,
  )
  expect(await world.submit(trial)).toEqual({ reply: { total: before + 1 } })
  expect(await world.sum(key)).toBe(before)
  expect((await world.log(key)).seqs).toHaveLength(key === 'used' ? 1 : 0)
  expect(await world.count('idempotency')).toBe(0)
  expect(await world.count('graphile_worker._private_jobs')).toBe(0)
  expect(world.notified).toHaveLength(notifiedBefore)
  expect(await world.verify(key)).toBeUndefined()
})

test('it refuses and fails as the write itself would', async () => {
  expect(await world.submit(decideBy('says-no', () => refuse('record.unknown'), dry))).toEqual(
    refuse('record.unknown'),
  )
  await expect(world.submit(add('fails', mostTotal + 1, dry))).rejects.toThrow(/tally_total_check/)
})

test('in the queue it sees the writes before it and leaves no trace for those after', async () => {
  const outcomes = await Promise.all([
    world.submit(add('mixed', 1)),
    world.submit(add('mixed', 2)),
    world.submit(add('mixed', 100, dry)),
    world.submit(add('mixed', 4)),
  ])
  expect(outcomes).toEqual([1, 3, 103, 7].map((total) => ({ reply: { total } })))
  expect(await world.sum('mixed')).toBe(7)
})

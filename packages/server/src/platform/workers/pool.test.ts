import { afterEach, expect, it } from 'vitest'
import type { work } from '../../../test/programs/sample.worker.ts'
import { startWorkers, workerTask, type Workers } from './index.ts'

const file = new URL('../../../test/programs/sample.worker.ts', import.meta.url)
const task = workerTask<typeof work>('test.sample', file, { deadlineMs: 20_000 })
const impatient = { ...task, deadlineMs: 300 }

let workers: Workers
afterEach(() => workers.stop())

it('does work in another thread, from the TypeScript sources', async () => {
  workers = startWorkers({ size: 1 })
  expect(await workers.run(task, { do: 'word', amount: 12_000_000 })).toBe('12')
  expect(await workers.run(task, { do: 'thread' })).toBeGreaterThan(0)
  expect(workers.waiting()).toBe(0)
})

it('moves bytes instead of copying them', async () => {
  workers = startWorkers({ size: 1 })
  const found = await workers.run(task, { do: 'bytes' })
  expect(found).toMatchObject({ bytes: { length: 1_000_000, 0: 7 } })
})

it('has as many threads as the setting says, and the others wait their turn', async () => {
  workers = startWorkers({ size: 2 })
  const asked = Array.from({ length: 12 }, () => workers.run(task, { do: 'thread' }))
  expect(workers.waiting()).toBe(12)
  expect(new Set(await Promise.all(asked)).size).toBeLessThanOrEqual(2)
})

it('gives work up at its deadline, and goes on with what waits in a new thread', async () => {
  workers = startWorkers({ size: 1 })
  const endless = workers.run(impatient, { do: 'hold' })
  const next = workers.run(task, { do: 'word', amount: 5_000_000 })
  expect(await endless).toMatchObject({ refused: true, reason: 'work.too-much' })
  expect(await next).toBe('5')
})

it('refuses what takes more memory than a thread has', async () => {
  workers = startWorkers({ size: 1, heapMb: 32 })
  expect(await workers.run(task, { do: 'hoard' })).toMatchObject({ reason: 'work.too-much' })
  expect(await workers.run(task, { do: 'word', amount: 1_000_000 })).toBe('1')
})

it('rejects with the fault of the work, and keeps its thread', async () => {
  workers = startWorkers({ size: 1 })
  const before = await workers.run(task, { do: 'thread' })
  await expect(workers.run(task, { do: 'fail' })).rejects.toThrow('this work has a fault')
  expect(await workers.run(task, { do: 'thread' })).toBe(before)
})

it('rejects an input that cannot be copied', async () => {
  workers = startWorkers({ size: 1 })
  const input = { do: 'word' as const, amount: 1, extra: () => {} }
  await expect(workers.run(task, input)).rejects.toThrow(/could not be cloned/)
  expect(await workers.run(task, { do: 'word', amount: 1_000_000 })).toBe('1')
})

it('rejects when the thread ends by itself, and starts another', async () => {
  workers = startWorkers({ size: 1 })
  await expect(workers.run(task, { do: 'leave' })).rejects.toThrow('a worker thread ended')
  expect(await workers.run(task, { do: 'word', amount: 1_000_000 })).toBe('1')
})

it('refuses what waits too long for a thread, and what too many wait before', async () => {
  workers = startWorkers({ size: 1, waitMs: 50, mostWaiting: 1 })
  const endless = workers.run({ ...task, deadlineMs: 2000 }, { do: 'hold' })
  const second = workers.run(task, { do: 'thread' })
  expect(await workers.run(task, { do: 'thread' })).toMatchObject({ reason: 'work.busy' })
  expect(await second).toMatchObject({ reason: 'work.busy' })
  expect(await endless).toMatchObject({ reason: 'work.too-much' })
})

it('stops at once: nothing stays unanswered, and later work is refused', async () => {
  workers = startWorkers({ size: 1 })
  const answers = Promise.all([workers.run(task, { do: 'hold' }), workers.run(task, { do: 'thread' })])
  await workers.stop()
  expect(await answers).toMatchObject([{ reason: 'work.busy' }, { reason: 'work.busy' }])
  expect(await workers.run(task, { do: 'thread' })).toMatchObject({ reason: 'work.busy' })
})

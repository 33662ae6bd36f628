import { expect, test } from 'vitest'
import { add, together } from '../../../test/tally.ts'
import { atMost, type WritePipeline } from './index.ts'

/** A pipeline whose writes end when the test ends them. */
const slowPipeline = () => {
  const ends: { done: () => void; fail: (fault: Error) => void }[] = []
  const pipeline = {
    appendToMany: () => Promise.resolve(),
    submit: () => new Promise((done, fail) => ends.push({ done: () => done({ reply: { total: 0 } }), fail })),
  } as unknown as WritePipeline
  return { ends, pipeline }
}

test('limits the writes under way, and runs all of them, with or without faults', async () => {
  const { ends, pipeline } = slowPipeline()
  const few = atMost(3, pipeline)
  const outcomes = Array.from({ length: 7 }, () => few.submit(add('few', 1)))
  const settled = Promise.allSettled(outcomes)
  for (let ended = 0; ended < 7; ended++) {
    await expect.poll(() => ends.length, { interval: 1 }).toBe(Math.min(7, ended + 3))
    if (ended === 2) ends[ended]!.fail(new Error('lost'))
    else ends[ended]!.done()
  }
  expect((await settled).map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(
    1,
  )
})

test('writes that share transactions with those of other ledgers need no places', () => {
  const { ends, pipeline } = slowPipeline()
  const few = atMost(2, pipeline)
  for (let nr = 0; nr < 7; nr++) void few.submit(add(`together-${nr}`, 1, { on: together }))
  expect(ends).toHaveLength(7)
})

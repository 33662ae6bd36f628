import { expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** Work that ends when the test says so. */
const manual = () => {
  const runs: { done: () => void; fail: () => void }[] = []
  const work = () => {
    const at = runs.length
    return new Promise<number>((done, fail) =>
      runs.push({ done: () => done(at), fail: () => fail(new Error(`run ${at}`)) }),
    )
  }
  return { runs, work }
}

it('shares the run under way with all who join it', async () => {
  const { runs, work } = manual()
  const flight = new SingleFlight<number>()
  const joined = [flight.join(work), flight.join(work)]
  runs[0]!.done()
  expect(await Promise.all(joined)).toEqual([0, 0])
  const next = flight.join(work)
  runs[1]!.done()
  expect(await next).toBe(1)
})

it('starts one further run for all who need a fresh one, after the run under way, even if that fails', async () => {
  const { runs, work } = manual()
  const flight = new SingleFlight<number>()
  const first = flight.fresh(work)
  const fresh = [flight.fresh(work), flight.fresh(work)]
  expect(runs).toHaveLength(1)
  runs[0]!.fail()
  await expect(first).rejects.toThrow('run 0')
  await new Promise((done) => setImmediate(done))
  expect(runs).toHaveLength(2)
  runs[1]!.done()
  expect(await Promise.all(fresh)).toEqual([1, 1])
})

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

const turn = () => new Promise((done) => setImmediate(done))

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
  await turn()
  const fresh = [flight.fresh(work), flight.fresh(work)]
  expect(runs).toHaveLength(1)
  runs[0]!.fail()
  await expect(first).rejects.toThrow('run 0')
  await turn()
  expect(runs).toHaveLength(2)
  runs[1]!.done()
  expect(await Promise.all(fresh)).toEqual([1, 1])
})

it('a run started in the same turn of the event loop has read nothing yet, so it is fresh enough', async () => {
  const { runs, work } = manual()
  const flight = new SingleFlight<number>()
  const first = flight.fresh(work)
  const second = Promise.resolve().then(() => flight.fresh(work))
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]!.done()
  expect(await Promise.all([first, second])).toEqual([0, 0])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { add, repeat, tally, type TallyKind } from '../../../test/tally.ts'
import type { TaskContext } from '../jobs.ts'
import { forgetAnswers } from './forget-answers.ts'
import { keepAnswers } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())
beforeEach(() => world.pool.query('truncate idempotency'))

const forget = () => forgetAnswers(null, { db: world.db } as TaskContext)
const letPass = (days: number) =>
  world.pool.query(`update idempotency set at = at - make_interval(days => $1)`, [days])

test('deletes answers after a month, however many there are', async () => {
  await world.pool.query(`
    insert into idempotency
    select 'usr_old', 'tally.add', 'k-' || n, 'body', '{"reply": 1}', 'tally:old', now() - interval '2 days'
    from generate_series(1, 12000) n`)
  await letPass(29)
  await world.submit(add('fresh', 1, repeat('k-fresh')))
  await forget()
  expect(await world.count('idempotency')).toBe(1)
  expect(await world.submit(add('fresh', 1, repeat('k-fresh')))).toEqual({ reply: { total: 1 } })
  expect(await world.sum('fresh')).toBe(1)
})

/** Open until a hundred are reached. */
const untilFull: TallyKind = {
  ...tally,
  save: (transaction, key, changes, state) =>
    Promise.all([
      tally.save(transaction, key, changes, state),
      keepAnswers(transaction, `tally:${key}`, state.total < 100),
    ]),
}

test('keeps answers of an open ledger, and deletes them a month later once it has ended', async () => {
  const on = { on: untilFull }
  const first = () => world.submit(add('open', 7, { ...on, ...repeat('k-first') }))
  await first()
  await world.submit(add('shut', 7, repeat('k-shut')))
  await letPass(400)
  await forget()
  expect(await world.count('idempotency')).toBe(1)
  expect(await first()).toEqual({ reply: { total: 7 } })
  await expect(world.submit(add('open', 2_000_000, on))).rejects.toThrow(/tally_total_check/)
  await forget()
  expect(await first()).toEqual({ reply: { total: 7 } })
  await world.submit(add('open', 93, { ...on, ...repeat('k-last') }))
  await forget()
  expect(await world.count('idempotency')).toBe(1)
  expect(await world.submit(add('open', 93, { ...on, ...repeat('k-last') }))).toEqual({
    reply: { total: 100 },
  })
  await letPass(31)
  await forget()
  expect(await world.count('idempotency')).toBe(0)
})

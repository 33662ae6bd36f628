import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoadWorld, type RoadWorld } from '../../../test/road.ts'
import { add, repeat } from '../../../test/tally.ts'
import type { TaskContext } from '../jobs.ts'
import { forgetAnswers } from './forget-answers.ts'

let world: RoadWorld
beforeAll(async () => (world = await openRoadWorld()))
afterAll(() => world.close())

test('answers are forgotten a month after they were given, however many there are', async () => {
  await world.pool.query(`
    insert into idempotency
    select 'usr_old', 'tally.add', 'k-' || n, 'body', '{"reply": 1}', 'tally:old', now() - interval '31 days'
    from generate_series(1, 12000) n`)
  await world.submit(add('fresh', 1, repeat('k-fresh')))
  await world.pool.query(`update idempotency set at = now() - interval '29 days' where user_id = 'usr_test'`)
  await forgetAnswers(null, { db: world.db } as TaskContext)
  expect(await world.count('idempotency')).toBe(1)
  expect(await world.submit(add('fresh', 1, repeat('k-fresh')))).toEqual({ reply: { total: 1 } })
  expect(await world.sum('fresh')).toBe(1)
})

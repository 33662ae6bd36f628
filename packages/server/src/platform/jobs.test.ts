import { afterAll, beforeAll, expect, test } from 'vitest'
import { once } from 'node:events'
import { pino } from 'pino'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabase, type DatabaseHandle } from './db/index.ts'
import { startJobs, type TaskContext } from './jobs.ts'

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.url, 2)
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

test('plans nightly work again on a database that has it', async () => {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  const context = { db: handle.db, log } as TaskContext
  for (let start = 1; start <= 3; start++) {
    const jobs = await startJobs(
      database.url,
      { nightly: async () => {} },
      { nightly: '20 3 * * *' },
      context,
    )
    await once(jobs.events, 'cron:started')
    await jobs.stop()
  }
  expect(logged).toEqual([])
})

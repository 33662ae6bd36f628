import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { openChannel, type Channel, type Message } from './channel.ts'
import { openDatabase, type DatabaseHandle } from './db/index.ts'

let database: TestDatabase
let handle: DatabaseHandle
let channel: Channel
const logged: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.url, 2)
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  channel = await openChannel(handle.pool, database.url, log)
})
afterAll(async () => {
  await channel.close()
  await handle.close()
  await database.drop()
})

const good: Message = { topic: 'ledger', id: 'inbox:usr_a', seq: 7 }
const notify = (payload: string) => handle.pool.query('select pg_notify($1, $2)', ['bookrunner', payload])

test('drops malformed messages with a warning, and delivers the others', async () => {
  const heard: Message[] = []
  channel.on((messages) => {
    heard.push(...messages)
    throw new Error('a listener with a bug')
  })
  channel.on((messages) => heard.push(...messages))
  const rubbish = [
    '1',
    '"text"',
    'null',
    '',
    '{',
    '{}',
    '[1, null, [], {}]',
    '[{"topic":"ledger"}]',
    '[{"topic":"weather","id":"x"}]',
    '[{"topic":"ledger","id":7}]',
    '[{"topic":"ledger","id":"x","seq":"7"}]',
    '[{"topic":"ledger","id":"x","seq":1e300}]',
  ]
  for (const payload of rubbish) await notify(payload)
  await notify(JSON.stringify([{ topic: 'nothing' }, good]))
  await until(() => expect(heard).toEqual([good, good]))
  expect(logged.filter((line) => line.includes('made no sense'))).toHaveLength(rubbish.length + 1)
  expect(logged.filter((line) => line.includes('a listener with a bug'))).toHaveLength(1)
  expect(channel.hearing()).toBe(true)
})

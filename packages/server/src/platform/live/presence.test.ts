import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveWorld, RawSocket, type LiveNode, type LiveWorld } from '../../../test/live.ts'
import { until } from '../../../test/until.ts'
import { readPresent } from './presence.ts'

let world: LiveWorld
let node: LiveNode
beforeAll(async () => {
  world = await openLiveWorld()
  node = await world.node()
})
afterAll(() => world.close())

const present = (key: string) => readPresent(world.db, { subject: 'callTally', key })

test('a watcher that reads the list and watches on stays present', async () => {
  const raw = new RawSocket(node.socketUrl)
  await raw.opened()
  raw.say({ op: 'hello', token: 'token' })
  const watch = (id: number, key: string) => raw.say({ op: 'watch', id, subject: 'callTally', key })
  const expectPublished = (times: number) =>
    until(() => expect(raw.ops().filter((op) => op === 'snapshot')).toHaveLength(times))
  watch(1, 'book')
  await expectPublished(1)
  await until(async () => expect(await present('book')).toHaveLength(1))
  const [first] = await present('book')
  watch(1, 'book')
  await expectPublished(2)
  // Somebody else comes, and the node publishes all it knows again.
  await sql`delete from live_presence`.execute(world.db)
  watch(2, 'other')
  await until(async () => expect(await present('other')).toHaveLength(1))
  expect(await present('book')).toEqual([first])
  raw.say({ op: 'unwatch', id: 1 })
  await until(async () => expect(await present('book')).toEqual([]))
})

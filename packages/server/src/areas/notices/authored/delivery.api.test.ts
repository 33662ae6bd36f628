// A notice to many, by nodes of their own process: one is killed in the middle, and everybody has the notice once.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { addCrowd } from '../../../../test/crowd.ts'
import { run, type Program } from '../../../../test/programs/run.ts'
import { until } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const people = 1500

let app: TestApp
let admin: Client
let users: string[]
const programs: Program[] = []
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
  users = await addCrowd(app.database.pool, { people, institutions: 150 })
})
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGKILL')
})
afterAll(() => app.close())

const startNode = async (...args: string[]): Promise<Program> => {
  const program = run('deliver-notices.ts', [app.databaseUrl, ...args])
  programs.push(program)
  expect(await program.line()).toBe('working')
  return program
}

const send = async (): Promise<string> => {
  const text = { title: 'Holiday', summary: 'Closed', content: '<p>Closed on Friday.</p>' }
  const { logId } = await admin.notices.add({
    texts: { US: text, CN: null, HK: null },
    link: '',
    menuTab: '',
    publishing: 'now',
    sendAt: null,
    entityIds: [],
    userIds: users,
    imageId: null,
    publish: true,
  })
  return logId
}

/** How many lines of delivery each person's log has of a notice. */
const deliveriesOf = async (logId: string): Promise<number[]> => {
  const { rows } = await app.database.pool.query<{ lines: number }>(
    `select count(e.*)::int as lines from unnest($1::text[]) u
     left join ledger_entry e on e.ledger_id = 'inbox:' || u and e.params ->> 'noticeId' = $2 group by u`,
    [users, logId],
  )
  return rows.map(({ lines }) => lines)
}

const jobs = async (condition: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs where ${condition}`,
  )
  return rows[0]!.n
}

const deliveredOf = async (logId: string) => (await admin.notices.info({ logId })).delivered

it('reaches everybody once though a node is killed in the middle', async () => {
  const logId = await send()
  const killed = await startNode('50')
  expect(await killed.line()).toBe('stopped')
  await killed.end('SIGKILL')
  const before = await deliveredOf(logId)
  expect(before).toBeGreaterThanOrEqual(50)
  expect(before).toBeLessThan(people)
  await startNode()
  await until(async () => expect(await deliveredOf(logId)).toBe(people))
  expect(new Set(await deliveriesOf(logId))).toEqual(new Set([1]))
  expect(await admin.notices.info({ logId })).toMatchObject({ recipients: people, read: 0 })
  for (const user of [users[0], users.at(-1)])
    expect(await verifyLedger(app.database.pool, `inbox:${user}`)).toBeUndefined()
})

it('leaves the work of a living node to it', async () => {
  await startNode('50')
  await startNode()
  const logId = await send()
  // The first stands still with some, and is alive: nobody takes them over while all others are delivered.
  await until(async () => expect(await jobs('locked_at is null')).toBe(0))
  expect(await jobs('locked_at is not null')).toBeGreaterThan(0)
  await programs[0]!.end('SIGKILL')
  await until(async () => expect(await deliveredOf(logId)).toBe(people))
  expect(new Set(await deliveriesOf(logId))).toEqual(new Set([1]))
})

it('keeps inboxes right when several nodes deliver several notices to the same people', async () => {
  const counts = async () => {
    const { rows } = await app.database.pool.query<{ unread: number; total: number }>(
      'select distinct unread, total from inbox where user_id = any($1::text[])',
      [users],
    )
    return rows
  }
  const [{ unread, total }] = (await counts()) as [{ unread: number; total: number }]
  await Promise.all([startNode(), startNode()])
  const logIds = await Promise.all([send(), send(), send()])
  for (const logId of logIds) await until(async () => expect(await deliveredOf(logId)).toBe(people))
  expect(await counts()).toEqual([{ unread: unread + 3, total: total + 3 }])
  for (const logId of logIds) expect(new Set(await deliveriesOf(logId))).toEqual(new Set([1]))
  for (const user of [users[0], users[777], users.at(-1)])
    expect(await verifyLedger(app.database.pool, `inbox:${user}`)).toBeUndefined()
})

it('reports every recipient on some page, once, also by who read it', async () => {
  await startNode()
  const logId = await send()
  await until(async () => expect(await deliveredOf(logId)).toBe(people))
  const readers = users.slice(0, 20)
  await app.database.pool.query(
    `update notice_delivery set read_at = now() where notice_id = $1 and user_id = any($2::text[])`,
    [logId, readers],
  )
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNum) =>
      admin.notices.readers({ logId, pageNum, pageSize: 500, sortField: 'entity' }),
    ),
  )
  expect(pages.map(({ total }) => total)).toEqual([people, people, people, people])
  expect(pages.map(({ list }) => list.length)).toEqual([500, 500, 500, 0])
  expect(new Set(pages.flatMap(({ list }) => list.map(({ userId }) => userId)))).toEqual(new Set(users))
  const read = await admin.notices.readers({ logId, read: true, pageSize: 50, sortField: 'readTime' })
  expect(read.list.map(({ userId }) => userId).toSorted()).toEqual(readers)
  expect((await admin.notices.readers({ logId, read: false, keyword: 'crowd00149' })).total).toBe(10)
})

it('finds a few of many institutions, each with some of its people', async () => {
  const first = await admin.notices.findRecipients({ keyword: 'crowd', pageSize: 50 })
  expect(first.entities).toHaveLength(50)
  expect(first.total).toBe(150)
  const one = await admin.notices.findRecipients({ keyword: users[7]!, pageSize: 50 })
  expect(one.entities.map(({ users: found }) => found.filter(({ matches }) => matches).length)).toEqual([1])
})

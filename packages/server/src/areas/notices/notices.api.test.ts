import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { startTestApp, type TestApp } from '../../../test/index.ts'
import { clientOf } from '../../../test/session.ts'
import { inTransaction, query } from '../../platform/db/index.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { deliverTo } from './deliver-notice.ts'
import { raiseNotice } from './index.ts'
import { untilThere } from '../../../test/until.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  client = await clientOf(app, 'sales')
  for (let raised = 0; raised < 5; raised++)
    await inTransaction(app.database.pool, async (transaction) => {
      await raiseNotice(transaction, { code: 'account.rights-changed' }, ['usr_sales', 'usr_deskoc'])
      await transaction.commit()
    })
  await untilThere(async () => (await client.notices.box({})).unread === 5)
})
afterAll(() => app.close())

const unreadIds = async (): Promise<string[]> => {
  const { list } = await client.notices.box({})
  return list.flatMap(({ logId, readTime }) => (readTime === null ? [logId] : []))
}

test('reading a notice counts once', async () => {
  const [first] = await unreadIds()
  expect(await client.notices.read({ logId: first! })).toEqual({ unread: 4 })
  expect(await client.notices.read({ logId: first! })).toEqual({ unread: 4 })
  expect(await unreadIds()).toHaveLength(4)
})

test('a dry run answers and reads nothing', async () => {
  const [first] = await unreadIds()
  expect(await client.notices.read({ logId: first! }, { dryRun: true })).toEqual({ unread: 3 })
  expect(await unreadIds()).toHaveLength(4)
})

test('a repeated key gives the first answer, and is refused for another notice', async () => {
  const [first, second] = await unreadIds()
  const key = { key: 'the-same-key' }
  expect(await client.notices.read({ logId: first! }, key)).toEqual({ unread: 3 })
  await client.notices.read({ logId: second! })
  expect(await client.notices.read({ logId: first! }, key)).toEqual({ unread: 3 })
  await expect(client.notices.read({ logId: second! }, key)).rejects.toMatchObject({
    code: 409,
    reason: 'write.key-other-body',
  })
})

test('a refusal is remembered as well', async () => {
  const key = { key: 'refused-once' }
  const unknown = client.notices.read({ logId: 'ntc_unknown' }, key)
  await expect(unknown).rejects.toMatchObject({ code: 404, reason: 'record.unknown' })
  const again = client.notices.read({ logId: 'ntc_unknown' }, key)
  await expect(again).rejects.toMatchObject({ code: 404, reason: 'record.unknown' })
})

test('all can be read at once', async () => {
  expect(await client.notices.readAll({})).toEqual({ read: 2, unread: 0 })
  expect(await client.notices.readAll({})).toEqual({ read: 0, unread: 0 })
  expect(await client.notices.box({})).toMatchObject({ unread: 0, total: 5 })
})

test('another person’s inbox is neither shown nor changed', async () => {
  const userId = 'usr_deskoc'
  const refused = { code: 400403, reason: 'access.not-yours' }
  await expect(client.notices.box({ userId })).rejects.toMatchObject(refused)
  await expect(client.notices.readAll({ userId })).rejects.toMatchObject(refused)
  const theirs = await clientOf(app, 'deskoc')
  expect(await theirs.notices.box({})).toMatchObject({ unread: 5 })
})

test('everything is in the log, and the chain is intact', async () => {
  const lines = await app.database.db
    .selectFrom('ledger_entry')
    .select('code')
    .where('ledger_id', '=', 'inbox:usr_sales')
    .orderBy('seq')
    .execute()
  expect(lines.map(({ code }) => code)).toEqual([
    ...Array<string>(5).fill('notice.delivered'),
    ...Array<string>(3).fill('notice.read'),
    'notice.read-all',
  ])
  expect(await verifyLedger(app.database.pool, 'inbox:usr_sales')).toBeUndefined()
})

test('many recipients are notified in portions, so that no job is long', async () => {
  const userIds = Array.from({ length: 120 }, (_, index) => `usr_${index}`)
  const sent: unknown[][] = []
  const run = async (statement: {
    compile: (provider: typeof query) => { parameters: readonly unknown[] }
  }) => {
    sent.push([...statement.compile(query).parameters])
    return []
  }
  await deliverTo({ run }, 'ntc_many', userIds)
  const [[, , payloads]] = sent as [[unknown, unknown, string]]
  const portions = (JSON.parse(payloads) as { userIds: string[] }[]).map((portion) => portion.userIds)
  expect(portions.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(portions.flat()).toEqual(userIds)
})

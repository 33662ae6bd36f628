import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, Language } from '@bookrunner/contract'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { inboxSubject, type InboxNotice } from '@bookrunner/contract/notices'
import { startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { clientOf } from '../../../test/session.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { raiseNotice } from './index.ts'

/** Whoever watches sits on the second node; everything happens on the first. */
let one: TestApp
let two: TestNode
const clients: Client[] = []
beforeAll(async () => {
  one = await startTestApp({ timedWork: true })
  two = await one.anotherNode()
})
afterAll(async () => {
  for (const client of clients) client.live.close()
  await one.close()
})

const watching = async (person: string, lang: Language = 'US', whose = person) => {
  const client = await clientOf({ ...one, url: two.url }, person, lang)
  clients.push(client)
  const seen = { list: [] as InboxNotice[], unread: -1, refused: undefined as LiveRefusal | undefined }
  client.live.watch(inboxSubject, `usr_${whose}`, {
    snapshot: ({ list, unread }) => Object.assign(seen, { list, unread }),
    changes: (changes) => {
      for (const { notice, unread } of changes) {
        seen.list = [notice, ...seen.list.filter(({ logId }) => logId !== notice.logId)]
        seen.unread = unread
      }
    },
    refused: (refusal) => (seen.refused = refusal),
  })
  return { seen, client }
}

const raise = (person: string) =>
  inTransaction(one.database.pool, async (transaction) => {
    await raiseNotice(transaction, { code: 'account.welcome' }, [`usr_${person}`])
    await transaction.commit()
  })

test('a notice arrives and is read, on another node than where it happened, in each reader’s language', async () => {
  const { seen } = await watching('deskoc')
  const { seen: chinese } = await watching('deskoc', 'CN')
  await until(() => expect([seen.unread, chinese.unread]).toEqual([0, 0]))
  await raise('deskoc')
  await until(() => expect([seen.unread, chinese.unread]).toEqual([1, 1]))
  expect(seen.list[0]).toMatchObject({ msgTitle: 'Welcome to Bookrunner', readTime: null })
  expect(chinese.list[0]!.msgTitle).toBe('欢迎使用 Bookrunner')
  const reader = await clientOf(one, 'deskoc')
  await reader.notices.read({ logId: seen.list[0]!.logId })
  await until(() => expect([seen.unread, chinese.unread]).toEqual([0, 0]))
  expect(seen.list[0]!.readTime).not.toBeNull()
})

test('nobody watches somebody else’s inbox, whatever their rights', async () => {
  const { seen } = await watching('superadmin', 'US', 'deskoc')
  await until(() => expect(seen.refused).toMatchObject({ code: 400403, reason: 'access.not-yours' }))
})

test('a session ended on one node ends its live connection on the other at once', async () => {
  const { seen, client } = await watching('sales', 'HK')
  await until(() => expect(seen.unread).toBe(0))
  const elsewhere = await clientOf(one, 'sales')
  await elsewhere.auth.sessionEndOthers()
  await until(() => expect(seen.refused).toMatchObject({ code: 610103, reason: 'session.ended' }))
  await raise('sales')
  await until(() => expect(client.live.state).toBe('notLive'))
  expect(seen.unread).toBe(0)
})

test('so does a freeze', async () => {
  const { seen } = await watching('investor')
  await until(() => expect(seen.unread).toBe(0))
  await (await clientOf(one, 'superadmin')).users.edit({ userId: 'usr_investor', status: 'frozen' })
  await until(() => expect(seen.refused).toMatchObject({ code: 610101, reason: 'session.frozen' }))
})

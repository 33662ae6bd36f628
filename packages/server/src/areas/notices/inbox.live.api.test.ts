import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, Language } from '@bookrunner/contract'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { inboxSubject, type InboxNotice } from '@bookrunner/contract/notices'
import { startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { clientOf } from '../../../test/session.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { raiseNotice } from './index.ts'

/** Watchers use the second node; every write goes to the first. */
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
  const watched = { list: [] as InboxNotice[], unread: -1, refused: undefined as LiveRefusal | undefined }
  client.live.watch(inboxSubject, `usr_${whose}`, {
    snapshot: ({ list, unread }) => Object.assign(watched, { list, unread }),
    changes: (changes) => {
      for (const { notice, unread } of changes) {
        watched.list = [notice, ...watched.list.filter(({ logId }) => logId !== notice.logId)]
        watched.unread = unread
      }
    },
    refused: (refusal) => (watched.refused = refusal),
  })
  return { watched, client }
}

const raise = (person: string) =>
  inTransaction(one.database.pool, async (transaction) => {
    await raiseNotice(transaction, { code: 'account.welcome' }, [`usr_${person}`])
    await transaction.commit()
  })

test('a notice arrives and is read on another node, in each reader’s language', async () => {
  const { watched } = await watching('deskoc')
  const { watched: chinese } = await watching('deskoc', 'CN')
  await until(() => expect([watched.unread, chinese.unread]).toEqual([0, 0]))
  await raise('deskoc')
  await until(() => expect([watched.unread, chinese.unread]).toEqual([1, 1]))
  expect(watched.list[0]).toMatchObject({ msgTitle: 'Welcome to Bookrunner', readTime: null })
  expect(chinese.list[0]!.msgTitle).toBe('欢迎使用 Bookrunner')
  const reader = await clientOf(one, 'deskoc')
  await reader.notices.read({ logId: watched.list[0]!.logId })
  await until(() => expect([watched.unread, chinese.unread]).toEqual([0, 0]))
  expect(watched.list[0]!.readTime).not.toBeNull()
})

test('nobody may watch another person’s inbox, whatever their rights', async () => {
  const { watched } = await watching('superadmin', 'US', 'deskoc')
  await until(() => expect(watched.refused).toMatchObject({ code: 400403, reason: 'access.not-yours' }))
})

test('a session ended on one node ends its live connection on the other at once', async () => {
  const { watched, client } = await watching('sales', 'HK')
  await until(() => expect(watched.unread).toBe(0))
  const elsewhere = await clientOf(one, 'sales')
  await elsewhere.auth.sessionEndOthers()
  await until(() => expect(watched.refused).toMatchObject({ code: 610103, reason: 'session.ended' }))
  await raise('sales')
  await until(() => expect(client.live.state).toBe('notLive'))
  expect(watched.unread).toBe(0)
})

test('a freeze ends it as well', async () => {
  const { watched } = await watching('investor')
  await until(() => expect(watched.unread).toBe(0))
  await (await clientOf(one, 'superadmin')).users.edit({ userId: 'usr_investor', status: 'frozen' })
  await until(() => expect(watched.refused).toMatchObject({ code: 610101, reason: 'session.frozen' }))
})

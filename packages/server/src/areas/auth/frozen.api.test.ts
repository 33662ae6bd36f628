import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@bookrunner/contract'
import {
  clientOf,
  refusalOf,
  signIn,
  startTestApp,
  type TestApp,
  type TestNode,
} from '../../../test/index.ts'
import { untilThere } from '../../../test/until.ts'
import { newsOf } from '../../../test/news.ts'

let app: TestApp
let other: TestNode
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  other = await app.anotherNode()
})
afterAll(() => app.close())

const holding = (token: string, node: TestNode) => createClient({ baseUrl: node.url, token: () => token })
const list = (token: string, node: TestNode) => holding(token, node).auth.sessionList()

describe('a freeze', () => {
  const set = async (node: TestNode, userId: string, status: 'frozen' | 'active') =>
    (await clientOf({ ...node, database: app.database }, 'superadmin')).users.edit({ userId, status })

  it('on one node ends the sessions on the other at once', async () => {
    const account = 'desk.jlm@quillstone.example'
    const { token } = await signIn(app, account)
    await list(token, other)
    await set(app, 'usr_deskjlm', 'frozen')
    const write = holding(token, other).auth.sessionEndOthers()
    expect(['session.frozen', 'session.ended']).toContain((await refusalOf(write)).reason)
    // News arrive in order: once a later one is heard, so was that of the freeze.
    await newsOf('usr_nobody', [app, other])
    expect(await refusalOf(list(token, other))).toMatchObject({ code: 610101, reason: 'session.frozen' })
    await set(app, 'usr_deskjlm', 'active')
    await newsOf('usr_nobody', [app, other])
    expect(await refusalOf(list(token, other))).toMatchObject({ code: 610103, reason: 'session.ended' })
    const logged = () =>
      app.database.db
        .selectFrom('ledger_entry')
        .select('params')
        .where('ledger_id', '=', 'account:usr_deskjlm')
        .where('code', '=', 'session.ended')
        .execute()
    const [line] = await untilThere(async () => {
      const lines = await logged()
      return lines.length > 0 && lines
    })
    expect(line!.params).toMatchObject({ why: 'frozen', sessionIds: [expect.stringMatching(/^ses_/)] })
  })
})

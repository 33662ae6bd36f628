import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '@bookrunner/contract'
import { refusalOf, signIn, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'
import { newsOf } from '../../../test/news.ts'

const desk = 'desk.oc@lantern.example'
const jgc = 'desk.jgc@brasslight.example'
let app: TestApp
let other: TestNode
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  other = await app.anotherNode()
})
beforeEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const holding = (token: string, node: TestNode = app, username?: string) =>
  createClient({ baseUrl: node.url, token: () => token, username: () => username })
const list = (token: string, node?: TestNode) => holding(token, node).auth.sessionList()
const move = (column: 'last_seen_at' | 'ends_at' | 'opened_at', minutes: number, userId = 'usr_deskoc') =>
  app.database.db
    .updateTable('session')
    .set({ [column]: sql`${sql.ref(column)} - make_interval(mins => ${minutes})` })
    .where('user_id', '=', userId)
    .execute()
const news = (userId: string) => newsOf(userId, [app, other])
/** Clears the memory of every node, as nodes do by themselves after five seconds. */
const forget = async () => {
  const before = await lastSeenAt()
  await news('usr_deskoc')
  return before
}
const lastSeenAt = async () => {
  const row = await app.database.db
    .selectFrom('session')
    .select('last_seen_at')
    .where('user_id', '=', 'usr_deskoc')
    .where('ended_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  return row?.last_seen_at.toString()
}

describe('a token', () => {
  it('that is missing, made up or hostile opens nothing', async () => {
    const client = app.client()
    expect(await refusalOf(client.auth.sessionList())).toMatchObject({
      code: 401,
      reason: 'session.missing',
      message: 'The token has expired, please log in again.',
    })
    for (const token of ['x', 'x'.repeat(5000), "' or 1=1 --", 'Bearer', '%00'])
      expect(await refusalOf(list(token))).toMatchObject({ code: 400101, reason: 'session.unknown' })
  })

  it('works as Authorization with and without Bearer, and as a cookie', async () => {
    const { token } = await signIn(app, desk)
    const headers = [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { cookie: `bookrunner_session=${token}` },
    ]
    for (const header of headers) {
      const reply = await fetch(`${app.url}/bookbuildingweb/api/user/session/list`, {
        headers: header as never,
      })
      expect(reply.status).toBe(200)
    }
  })

  it('is refused with another account’s name', async () => {
    const { token } = await signIn(app, desk)
    for (const name of [jgc, '%E0%A4%A']) {
      const reply = await fetch(`${app.url}/bookbuildingweb/api/user/session/list`, {
        headers: { authorization: token, 'x-consumer-username': name },
      })
      expect(await reply.json()).toMatchObject({ code: 400101, reason: 'session.username-mismatch' })
    }
    expect((await holding(token, app, desk.toUpperCase()).auth.sessionList()).list).not.toHaveLength(0)
  })

  it('sent by another site’s page, or from an unknown place with a cookie, ends nothing', async () => {
    const { token } = await signIn(app, desk)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      for (const path of ['admin/logout', 'user/session/endOthers']) {
        const reply = await fetch(`${app.url}/bookbuildingweb/api/${path}`, {
          method: 'POST',
          headers: {
            ...headers,
            cookie: `bookrunner_session=${token}`,
            'content-type': 'application/json',
            'idempotency-key': `key-${path}`,
          },
          body: '{}',
        })
        expect(await reply.json()).toMatchObject({ code: 400403, reason: 'session.foreign-origin' })
      }
    }
    expect((await list(token)).list).not.toHaveLength(0)
  })
})

describe('a session ends', () => {
  it('when it was not used for half an hour', async () => {
    const { token } = await signIn(app, desk)
    await move('last_seen_at', 29)
    await forget()
    await list(token)
    expect((await lastSeenAt())! > Temporal.Now.instant().subtract({ minutes: 1 }).toString()).toBe(true)
    await move('last_seen_at', 30)
    await forget()
    expect(await refusalOf(list(token))).toMatchObject({
      code: 400103,
      reason: 'session.expired',
      message: 'Login has expired, please log in again',
    })
  })

  it('after twelve hours, used or not', async () => {
    const { token } = await signIn(app, desk)
    await move('ends_at', 12 * 60)
    await forget()
    expect((await refusalOf(list(token))).reason).toBe('session.expired')
  })

  it('even if the screen keeps requesting notices by itself', async () => {
    const { token } = await signIn(app, desk)
    await move('last_seen_at', 20)
    const before = await forget()
    await holding(token).notices.box()
    await holding(token).notices.box()
    expect(await lastSeenAt()).toBe(before)
    await list(token)
    expect(await lastSeenAt()).not.toBe(before)
  })

  it('and its last use is written at most once a minute', async () => {
    const { token } = await signIn(app, desk)
    const before = await forget()
    await Promise.all([list(token), list(token, other), list(token), list(token, other)])
    expect(await lastSeenAt()).toBe(before)
  })
})

describe('a node that still remembers a session', () => {
  // Changed by hand, a table sends no news.
  const db = () => app.database.db
  const endByHand = (userId: string) =>
    db()
      .updateTable('session')
      .set({ ended_at: sql<Temporal.Instant>`clock_timestamp()`, end_why: 'logout' })
      .where('user_id', '=', userId)
      .execute()
  const freezeByHand = (userId: string, status: 'frozen' | 'active' = 'frozen') =>
    db().updateTable('user_account').set({ status }).where('id', '=', userId).execute()

  it.each([
    ['that has ended', endByHand],
    ['of somebody frozen', freezeByHand],
  ])('%s takes no write with it', async (_what, byHand) => {
    const client = await signIn(app, 'sales@lantern.example')
    await news(client.userId)
    await client.auth.sessionList()
    await byHand(client.userId)
    // Reads go on until news of the session come.
    await client.auth.sessionList()
    expect(await refusalOf(client.auth.sessionEndOthers())).toMatchObject({
      code: 610103,
      reason: 'session.ended',
    })
    await freezeByHand(client.userId, 'active')
  })
})

describe('logging out', () => {
  it('ends the session on every node, and answers the same when repeated', async () => {
    const { token } = await signIn(app, desk)
    await list(token, other)
    const client = holding(token)
    expect(await client.auth.logout({ userName: desk })).toEqual({ success: true })
    expect(await client.auth.logout({ userName: desk })).toEqual({ success: true })
    expect(await app.client().auth.logout()).toEqual({ success: true })
    expect(await refusalOf(list(token))).toMatchObject({ code: 610103, reason: 'session.ended' })
    await until(async () => expect((await refusalOf(list(token, other))).reason).toBe('session.ended'))
  })

  it('clears the cookie, also a meaningless one', async () => {
    const { token } = await signIn(app, desk)
    for (const cookie of [token, token, 'gone']) {
      const reply = await fetch(`${app.url}/bookbuildingweb/api/admin/logout`, {
        method: 'POST',
        headers: {
          cookie: `bookrunner_session=${cookie}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ userName: desk }),
      })
      expect(reply.status).toBe(200)
      expect(reply.headers.getSetCookie()[0]).toMatch(
        /^bookrunner_session=; Max-Age=0|^bookrunner_session=;.*1970/,
      )
    }
  })

  it('of another person is refused', async () => {
    const { token } = await signIn(app, desk)
    expect((await refusalOf(holding(token).auth.logout({ userName: jgc }))).reason).toBe(
      'session.username-mismatch',
    )
    expect((await list(token)).list).not.toHaveLength(0)
  })

  it('is remembered by its client', async () => {
    const client = await signIn(app, desk)
    await client.signOut(desk)
    expect((await refusalOf(client.auth.sessionList())).reason).toBe('session.missing')
  })
})

describe('the own sessions', () => {
  it('are listed, ended one by one, and all but this one', async () => {
    const one = await signIn(app, jgc)
    const two = await signIn(app, jgc, { lang: 'CN' })
    const three = await signIn(app, jgc)
    const { list: all } = await two.auth.sessionList()
    expect(all).toHaveLength(3)
    expect(all.filter(({ current }) => current)).toHaveLength(1)
    expect(all[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'node' })
    const first = (await one.auth.sessionList()).list.find(({ current }) => current)!
    expect(await two.auth.sessionEnd({ sessionId: first.sessionId })).toEqual({ ended: 1 })
    expect((await refusalOf(one.auth.sessionList())).reason).toBe('session.ended')
    expect((await refusalOf(two.auth.sessionEnd({ sessionId: first.sessionId }))).reason).toBe(
      'record.unknown',
    )
    expect(await two.auth.sessionEndOthers()).toEqual({ ended: 1 })
    expect(await two.auth.sessionEndOthers()).toEqual({ ended: 0 })
    expect((await refusalOf(three.auth.sessionList())).reason).toBe('session.ended')
    expect((await two.auth.sessionList()).list).toHaveLength(1)
  })

  it('are hidden from others', async () => {
    const mine = await signIn(app, desk)
    const theirs = await signIn(app, 'desk.bnd@ninefold.example')
    const { sessionId } = (await theirs.auth.sessionList()).list[0]!
    expect((await refusalOf(mine.auth.sessionEnd({ sessionId }))).reason).toBe('record.unknown')
    expect((await theirs.auth.sessionList()).list).toHaveLength(1)
  })
})

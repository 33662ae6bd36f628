// Personal API keys: what they allow, what they do not, and when they end.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, createClient, prefix, type Client } from '@bookrunner/contract'
import { listCalls, type Call } from '@bookrunner/contract/kernel'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { isKeySecret, keyRateSeconds, mostKeys } from '@bookrunner/domain/auth'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'
import { makeKey } from '../../../test/keys.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../test/orders.ts'

let app: TestApp
let desk: Client
let person: Client
let dealId: string
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  desk = await clientOf(app, 'deskoc')
  person = await clientOf(app, 'investor')
  dealId = await submitted(desk)
})
beforeEach(() => app.database.db.deleteFrom('api_key').execute())
afterAll(() => app.close())

const both = ['orders.read', 'orders.write'] as const
const make = (client = person, scopes: readonly (typeof both)[number][] = both, name?: string) =>
  makeKey(client, app, scopes, name)
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call)).reason

describe('making a key', () => {
  it('is allowed to those who place orders', async () => {
    const able = await admitted(app, (client) => client.auth.keyAdd({ name: 'x', scopes: ['orders.read'] }))
    expect(able).toEqual(['superadmin', 'investoradmin', 'investor'])
    expect(await admitted(app, (client) => client.auth.keyList())).toEqual(able)
    expect(await admitted(app, (client) => client.auth.keyRevoke({ keyId: 'key_nobodys' }))).toEqual(able)
  })

  it('shows the secret once: not in the list, not in the answer to the same request, not in the database', async () => {
    const input = { name: 'Night run', scopes: [...both] }
    const first = await person.auth.keyAdd(input, { key: 'made-once-1' })
    expect(isKeySecret(first.secret!)).toBe(true)
    expect(first.secret!.startsWith(first.key.begins)).toBe(true)
    const again = await person.auth.keyAdd(input, { key: 'made-once-1' })
    expect(again).toEqual({ ...first, secret: null })
    const { list } = await person.auth.keyList()
    expect(list).toEqual([first.key])
    const storedTexts = await sql<{ text: string }>`
      select k::text as text from api_key k union all select i::text from idempotency i
      union all select e::text from ledger_entry e`.execute(app.database.db)
    expect(storedTexts.rows.length).toBeGreaterThan(3)
    expect(storedTexts.rows.filter(({ text }) => text.includes(first.secret!.slice(12)))).toEqual([])
  })

  it('stays in the list while it works, whatever was made and ended since', async () => {
    const over = (nr: number) => `key_${String(nr).padStart(20, '0')}`
    const { keyId } = await make(person, both, 'The oldest')
    const { keyId: next } = await make(person, both, 'The next')
    await sql`insert into api_key (id, user_id, entity_id, name, begins, secret_hash, scopes, created_at, ended_at, end_why)
      select 'key_' || lpad(n::text, 20, '0'), user_id, entity_id, 'Over ' || n, begins, 'none' || n, scopes,
        created_at + make_interval(secs => n), created_at + make_interval(secs => n), 'revoked'
      from api_key, generate_series(1, 120) n where id = ${keyId}`.execute(app.database.db)
    const { list } = await person.auth.keyList()
    expect(list.slice(0, 3).map((key) => key.keyId)).toEqual([next, keyId, over(120)])
    expect([list.length, list.at(-1)!.keyId]).toEqual([102, over(21)])
  })

  it('notifies its person', async () => {
    await make()
    await until(async () => {
      const { list } = await person.notices.box({ userId: 'usr_investor' })
      const notices = list.map(({ msgTitle, link }) => [msgTitle, link])
      expect(notices).toContainEqual(['API key created', '/my-keys'])
    })
  })

  it('refuses a used name, a past day, and too many keys', async () => {
    const add = (name: string, expiresOn?: string) =>
      person.auth.keyAdd({ name, scopes: ['orders.read'], expiresOn })
    await add('One')
    expect(await refusalOf(add('One'))).toMatchObject({
      reason: 'record.exists',
      fields: [{ field: 'name' }],
    })
    expect(await refusalOf(add('Old', '2020-02-29'))).toMatchObject({
      reason: 'key.day-past',
      fields: [{ field: 'expiresOn' }],
    })
    const today = Temporal.Now.plainDateISO('UTC')
    const { key } = await add('Tomorrow', today.add({ days: 1 }).toString())
    expect(key.expireTime).toBe(`${today.add({ days: 2 }).toString()}T00:00:00Z`)
    for (let count = 2; count < mostKeys; count++) await add(`No. ${count}`)
    expect(await refusalOf(add('One more'))).toMatchObject({ reason: 'key.too-many' })
    await person.auth.keyRevoke({ keyId: key.keyId })
    await add('One more')
    expect((await person.auth.keyList()).list).toHaveLength(mostKeys + 1)
  })
})

describe('a key', () => {
  it('places, changes and reads orders of its house, and the history shows the channel', async () => {
    const { api } = await make()
    const { orderId, shown } = await place(api, dealId)
    await api.orders.editOrder({
      orderId,
      expectedVersion: shown,
      content: { orderLevels: [orderLevel(12)] },
    })
    const own = await person.orders.getOrderDetail({ orderId })
    expect(own.order.investorId).toBe('ent_kestrelpeak')
    await person.orders.editOrder({
      orderId,
      expectedVersion: own.order.shown,
      content: { comment: 'By hand' },
    })
    const { list } = await api.orders.getHisOrderList({ orderId })
    expect(list.map(({ via }) => via)).toEqual(['screen', 'api', 'api'])
    const log = await desk.orders.getOrderLog({ orderId })
    expect(log.list.map(({ channel, by }) => [channel, by?.userId])).toEqual([
      ['screen', 'usr_investor'],
      ['api', 'usr_investor'],
      ['api', 'usr_investor'],
    ])
    expect((await api.deals.investorDealList()).list.map((deal) => deal.dealId)).toContain(dealId)
  })

  it('reaches no order of another house', async () => {
    const { orderId } = await place(await clientOf(app, 'investorironmosslife'), dealId)
    const { api } = await make()
    expect(await reasonOf(api.orders.getOrderDetail({ orderId }))).toBe('record.unknown')
    expect(await reasonOf(api.orders.withdraw({ orderId, expectedVersion: 1 }))).toBe('record.unknown')
    const { list } = await api.orders.myOrder()
    expect(list.filter(({ order }) => order.investorId !== 'ent_kestrelpeak')).toEqual([])
  })

  it('that only reads places nothing, and one that only places reads nothing', async () => {
    const reader = await make(person, ['orders.read'], 'Reader')
    const writer = await make(person, ['orders.write'], 'Writer')
    expect(await reasonOf(place(reader.api, dealId))).toBe('key.scope')
    expect(await reasonOf(writer.api.orders.myOrder())).toBe('key.scope')
    expect((await reader.api.orders.myOrder()).awaitingAnswer).toBeGreaterThanOrEqual(0)
    expect((await place(writer.api, dealId)).status).toBe('Submitted')
  })

  it('shows when it was used', async () => {
    const { api, keyId } = await make()
    const lastUsed = async () =>
      (await person.auth.keyList()).list.find((key) => key.keyId === keyId)!.lastUsedTime
    expect(await lastUsed()).toBeNull()
    await api.orders.myOrder()
    expect(await lastUsed()).not.toBeNull()
  })
})

describe('calls closed to keys', () => {
  const scoped = listCalls(calls).filter(({ keyScope }) => keyScope)
  const closed = listCalls(calls).filter(({ keyScope }) => !keyScope)
  const send = async ({ method, path }: Call, headers: Record<string, string>) => {
    const reply = await fetch(`${app.url}${prefix}${path}`, {
      method,
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    })
    return ((await reply.json()) as { reason?: string }).reason
  }

  it('are all except the calls of an investor, and among those the ones that need a code for people', () => {
    expect(scoped.filter(({ path }) => !path.startsWith('/investor/book/'))).toEqual([])
    const without = closed.filter(({ path }) => path.startsWith('/investor/book/'))
    expect(without.map(({ name }) => name)).toEqual(['deals.openDocs'])
  })

  it('stay closed, every one of them, open ones too', async () => {
    const { secret } = await make()
    for (const call of closed)
      expect([call.name, await send(call, { authorization: secret! })]).toEqual([call.name, 'key.scope'])
  })

  it('stay closed for a super administrator’s key as well', async () => {
    const { api } = await make(await clientOf(app, 'superadmin'))
    expect(await reasonOf(api.users.list())).toBe('key.scope')
    expect(await reasonOf(api.auth.keyAdd({ name: 'Another', scopes: ['orders.read'] }))).toBe('key.scope')
    expect(await reasonOf(api.auth.keyList())).toBe('key.scope')
  })

  it('include all with a key in a cookie', async () => {
    const { secret } = await make()
    const cookie = `bookrunner_session=${secret}`
    expect(await send(calls.orders.myOrder, { cookie })).toBe('session.missing')
  })

  it('include those that name another account', async () => {
    const { secret } = await make()
    const headers = { authorization: secret!, 'x-consumer-username': 'desk.oc@lantern.example' }
    expect(await send(calls.orders.myOrder, headers)).toBe('session.username-mismatch')
  })

  it('include the live socket', async () => {
    const { secret } = await make()
    const { live } = createClient({ baseUrl: app.url, token: () => secret! })
    const refused = await new Promise<string>((resolve) => {
      live.watch(ownOrdersSubject, 'ent_kestrelpeak', {
        snapshot: () => resolve('watched'),
        changes: () => resolve('watched'),
        refused: ({ reason }) => resolve(reason),
      })
    })
    live.close()
    expect(refused).toBe('key.scope')
  })
})

describe('somebody else’s key', () => {
  it('is as unknown as one that never existed', async () => {
    const { keyId } = await make()
    const other = await clientOf(app, 'investorironmosslife')
    expect((await other.auth.keyList()).list).toEqual([])
    for (const id of [keyId, 'key_00000000000000000000'])
      expect(await reasonOf(other.auth.keyRevoke({ keyId: id }))).toBe('record.unknown')
    const colleague = await clientOf(app, 'investoradmin')
    expect(await reasonOf(colleague.auth.keyRevoke({ keyId }))).toBe('record.unknown')
  })
})

describe('the rate of a key', () => {
  it('is counted for each key, and its refusal states how long to wait', async () => {
    const strict = await startTestApp({ settings: { apiKeyRate: 1 } })
    try {
      const client = await clientOf(strict, 'investor')
      const keyOf = async (name: string) =>
        (await client.auth.keyAdd({ name, scopes: ['orders.read'] })).secret
      const [first, second] = [await keyOf('First'), await keyOf('Second')]
      const ask = (secret: string | null) =>
        fetch(`${strict.url}${prefix}/investor/book/myOrder`, {
          headers: { authorization: `Bearer ${secret}` },
        })
      const answers = await Promise.all(Array.from({ length: keyRateSeconds * 3 }, () => ask(first)))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(0)
      for (const { headers } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(keyRateSeconds)
      }
      expect((await ask(second)).status).toBe(200)
      await client.orders.myOrder()
    } finally {
      await strict.close()
    }
  })
})

// When an API key ends: on every node, for reads and for writes.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { sealSecret } from '@bookrunner/contract/auth'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { holding, makeKey } from '../../../test/keys.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { resetByOperator } from './reset-by-operator.ts'
import { validityOf } from './token-holders.ts'

let app: TestApp
let two: TestNode
let person: Client
beforeAll(async () => {
  app = await startTestApp()
  two = await app.anotherNode()
  person = await clientOf(app, 'investor')
})
beforeEach(() => app.database.db.deleteFrom('api_key').execute())
afterAll(() => app.close())

const make = async (client = person) => {
  const key = await makeKey(client, app)
  return { ...key, apiOfTwo: holding(key.secret, two) }
}
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call)).reason
/** On all nodes, by the channel, within moments. */
const becomes = (call: () => Promise<unknown>, reason: string) =>
  until(async () => expect(await reasonOf(call())).toBe(reason))

describe('a key ends', () => {
  it('at once on every node when it is revoked, with its reason', async () => {
    const { keyId, api, apiOfTwo } = await make()
    await api.orders.myOrder()
    await apiOfTwo.orders.myOrder()
    const revoke = () => person.auth.keyRevoke({ keyId })
    await revoke()
    expect(await refusalOf(api.orders.myOrder())).toMatchObject({ code: 400103, reason: 'key.over' })
    await becomes(() => apiOfTwo.orders.myOrder(), 'key.over')
    expect((await person.auth.keyList()).list[0]).toMatchObject({ keyId, revokeTime: expect.any(String) })
    expect(await reasonOf(revoke())).toBe('write.no-changes')
  })

  it('for writes inside their transaction, whatever a node remembers', async () => {
    const { keyId } = await make()
    const readValidity = () =>
      inTransaction(app.database.pool, async (transaction) => {
        const found = await validityOf(transaction, [keyId])
        await transaction.rollback()
        return found.has(keyId)
      })
    const set = (column: 'ends_at' | 'entity_id', value: unknown) =>
      app.database.db
        .updateTable('api_key')
        .set({ [column]: value })
        .where('id', '=', keyId)
        .execute()
    expect(await readValidity()).toBe(true)
    await set('ends_at', sql`clock_timestamp()`)
    expect(await readValidity()).toBe(false)
    await set('ends_at', null)
    await set('entity_id', 'ent_vellummacro')
    expect(await readValidity()).toBe(false)
    await set('entity_id', 'ent_kestrelpeak')
    expect(await readValidity()).toBe(true)
    await person.auth.keyRevoke({ keyId })
    expect(await readValidity()).toBe(false)
  })

  it('after its last day', async () => {
    const { keyId, api } = await make()
    await app.database.db
      .updateTable('api_key')
      .set({ ends_at: sql<Temporal.Instant>`clock_timestamp()` })
      .where('id', '=', keyId)
      .execute()
    expect(await refusalOf(api.orders.myOrder())).toMatchObject({ code: 400103, reason: 'key.over' })
  })

  it('with a secret that differs by a letter', async () => {
    const { secret } = await make()
    const other = `${secret!.slice(0, -1)}${secret!.endsWith('0') ? '1' : '0'}`
    expect(await refusalOf(holding(other, app).orders.myOrder())).toMatchObject({
      code: 400101,
      reason: 'key.unknown',
    })
  })

  it('when its person works for another house', async () => {
    const { api } = await make(await clientOf(app, 'investorvellumasia'))
    await api.orders.myOrder()
    await app.database.db
      .updateTable('user_account')
      .set({ entity_id: 'ent_vellummacro' })
      .where('id', '=', 'usr_investorvellumasia')
      .execute()
    app.channel.tell({ topic: 'actor', id: 'usr_investorvellumasia' })
    await becomes(() => api.orders.myOrder(), 'key.over')
  })

  it('for good when its person is frozen', async () => {
    const admin = await clientOf(app, 'superadmin')
    const userId = 'usr_investorvellummacro'
    const { api, apiOfTwo } = await make(await clientOf(app, 'investorvellummacro'))
    await apiOfTwo.orders.myOrder()
    await admin.users.edit({ userId, status: 'frozen' })
    await becomes(() => api.orders.myOrder(), 'session.frozen')
    await becomes(() => apiOfTwo.orders.myOrder(), 'session.frozen')
    await admin.users.edit({ userId, status: 'active' })
    await becomes(() => api.orders.myOrder(), 'key.over')
  })

  it('when the password was reset, and not when its person changed it', async () => {
    const client = await clientOf(app, 'investormarrowbycivil')
    const { api } = await make(client)
    const seal = async (text: string) => sealSecret(await client.auth.passwordKey(), text)
    await client.auth.changePassword({
      oldpwd: await seal('Bookrunner#2026'),
      newpwd: await seal('Another-Word=2026'),
    })
    expect((await api.orders.myOrder()).list).toEqual([])
    const pipeline = { db: app.database.db, pipeline: app.pipeline }
    await resetByOperator(pipeline, 'investor@marrowbycivil.example', 'For-One-Log-In=2026')
    await becomes(() => api.orders.myOrder(), 'key.over')
  })

  it('for rights that its person does not have', async () => {
    const { api } = await make(await clientOf(app, 'investorvellumcapital'))
    await api.orders.myOrder()
    await app.database.db
      .updateTable('user_role')
      .set({ role_id: 'rol_syndicateviewer' })
      .where('user_id', '=', 'usr_investorvellumcapital')
      .execute()
    app.channel.tell({ topic: 'actor', id: 'usr_investorvellumcapital' })
    await becomes(() => api.orders.myOrder(), 'access.denied')
  })
})

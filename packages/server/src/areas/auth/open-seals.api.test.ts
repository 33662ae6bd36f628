import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sealAlgorithms, sealSecret, type SealedContent, type SealingKey } from '@bookrunner/contract/auth'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import { refusalOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'

const desk = 'desk.oc@lantern.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const send = (password: string, node: TestNode = app) => node.client().auth.login({ account: desk, password })
const freshKey = () => app.client().auth.passwordKey()

const sealAs = async (
  key: SealingKey,
  content: object | string,
  header: Record<string, string> = { ...sealAlgorithms, kid: key.kid },
) =>
  new CompactEncrypt(
    new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
  )
    .setProtectedHeader(header as { alg: string; enc: string })
    .encrypt(await importJWK(key.jwk, sealAlgorithms.alg))

const contentOf = (key: SealingKey, changed: Partial<SealedContent> = {}): SealedContent => ({
  secret: demoPassword,
  nonce: key.nonce,
  time: key.serverTime,
  ...changed,
})
const shifted = (key: SealingKey, by: Temporal.DurationLike) =>
  contentOf(key, { time: Temporal.Instant.from(key.serverTime).add(by).toString() })

describe('a sealed password', () => {
  it('is opened once: a recorded one is refused', async () => {
    const sealed = await sealSecret(await freshKey(), demoPassword)
    await send(sealed)
    expect(await refusalOf(send(sealed))).toMatchObject({ reason: 'auth.seal-used', code: 400 })
  })

  it('wins once when it comes at the same moment on two nodes', async () => {
    const other = await app.anotherNode()
    const sealed = await sealSecret(await freshKey(), demoPassword)
    const outcomes = await Promise.allSettled([app, other, app, other].map((node) => send(sealed, node)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is opened by another node than the one that sent the key', async () => {
    const other = await app.anotherNode()
    expect((await send(await sealSecret(await freshKey(), demoPassword), other)).nextStep).toBe('code')
  })

  it('may not be older than five minutes, nor from the future', async () => {
    const key = await freshKey()
    for (const by of [{ seconds: -301 }, { minutes: 2 }]) {
      const sealed = await sealAs(key, shifted(key, by))
      expect((await refusalOf(send(sealed))).reason).toBe('auth.seal-late')
    }
    expect((await send(await sealAs(key, shifted(key, { seconds: -290 })))).nextStep).toBe('code')
  })

  it('leaves its nonce spent for longer than it is valid', async () => {
    const key = await freshKey()
    await send(await sealAs(key, contentOf(key)))
    const { expires_at } = await app.database.db
      .selectFrom('used_nonce')
      .select('expires_at')
      .where('nonce', '=', key.nonce)
      .executeTakeFirstOrThrow()
    expect(expires_at.since(Temporal.Instant.from(key.serverTime)).total('seconds')).toBeGreaterThan(330)
  })
})

describe('an unreadable secret is refused without the reason', () => {
  const broken: [string, (key: SealingKey) => Promise<string>][] = [
    ['another key', async (key) => sealAs({ ...key, ...(await foreign()) }, contentOf(key))],
    ['an unknown key', (key) => sealAs(key, contentOf(key), { ...sealAlgorithms, kid: 'seal-19990101' })],
    ['a hostile key id', (key) => sealAs(key, contentOf(key), { ...sealAlgorithms, kid: "' or 1=1 --" })],
    ['no key id', (key) => sealAs(key, contentOf(key), sealAlgorithms)],
    ['the mac key', (key) => sealAs(key, contentOf(key), { ...sealAlgorithms, kid: 'mac' })],
    [
      'another cipher',
      (key) => sealAs(key, contentOf(key), { alg: 'ECDH-ES', enc: 'A128CBC-HS256', kid: key.kid }),
    ],
    ['no JSON inside', (key) => sealAs(key, 'hunter2')],
    ['more inside than agreed', (key) => sealAs(key, { ...contentOf(key), extra: 1 })],
    ['an odd nonce', (key) => sealAs(key, contentOf(key, { nonce: 'n' }))],
    ['an endless secret', (key) => sealAs(key, contentOf(key, { secret: 'x'.repeat(600) }))],
    ['parts swapped', async (key) => (await sealSecret(key, demoPassword)).split('.').toReversed().join('.')],
    ['nothing but dots', async () => 'a....'],
  ]
  const foreign = async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const { x, y } = (await crypto.subtle.exportKey('jwk', publicKey)) as { x: string; y: string }
    return { jwk: { kty: 'EC' as const, crv: 'P-256' as const, x, y } }
  }

  it.each(broken)('%s', async (_name, make) => {
    const { reason, code } = await refusalOf(send(await make(await freshKey())))
    expect([code, reason]).toEqual([400, 'auth.seal-broken'])
  })

  it('a password that is not sealed at all', async () => {
    const { reason, fields } = await refusalOf(send(demoPassword))
    expect(reason).toBe('input.invalid')
    expect(fields).toMatchObject([{ field: 'password', reason: 'field.format' }])
  })
})

describe('the keys', () => {
  it('are the same on every node, and outlive a restart', async () => {
    const other = await app.anotherNode()
    const [one, two] = await Promise.all([freshKey(), other.client().auth.passwordKey()])
    expect([one.kid, one.jwk]).toEqual([two.kid, two.jwk])
    expect(one.nonce).not.toBe(two.nonce)
  })

  it('of former days still open until they are deleted', async () => {
    const key = await freshKey()
    const yesterday = 'seal-20200101'
    await app.database.db.updateTable('auth_key').set({ kid: yesterday }).where('kid', '=', key.kid).execute()
    const other = await app.anotherNode()
    const next = await other.client().auth.passwordKey()
    expect(next.jwk).not.toEqual(key.jwk)
    expect((await send(await sealSecret({ ...key, kid: yesterday }, demoPassword), other)).nextStep).toBe(
      'code',
    )
  })

  it('never reveal their private part', async () => {
    expect(Object.keys((await freshKey()).jwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
  })
})

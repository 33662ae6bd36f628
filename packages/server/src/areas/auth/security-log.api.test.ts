import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealSecret } from '@bookrunner/contract/auth'
import { buildApp, type App } from '../../app.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import { codeIn, nextMail, refusalOf, signIn, startTestApp, type TestApp } from '../../../test/index.ts'
import { createClient } from '@bookrunner/contract'

const account = 'desk.oc@lantern.example'
let app: TestApp
let noisy: App
let url: string
const written: string[] = []
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  const sink = new Writable({
    write: (line, _encoding, done) => {
      written.push(String(line))
      done()
    },
  })
  noisy = await buildApp({
    settings: app.settings,
    database: app.database,
    databaseUrl: app.databaseUrl,
    log: pino({ level: 'trace' }, sink),
  })
  url = await noisy.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await noisy.close()
  await app.close()
})

it('has the events of an account in a chain, without names, addresses or secrets', async () => {
  const node = { ...app, client: () => createClient({ baseUrl: url }) }
  const client = node.client()
  const wrong = await sealSecret(await client.auth.passwordKey(), 'Wrong-password-1')
  await refusalOf(client.auth.login({ account, password: wrong }))
  const mail = await nextMail(app, account)
  const { ticket } = await client.auth.login({
    account,
    password: await sealSecret(await client.auth.passwordKey(), demoPassword),
  })
  const code = codeIn(await mail())
  const otherCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await refusalOf(client.auth.authenticate({ ticket, code: otherCode }))
  await client.auth.authenticate({ ticket, code })
  const signedIn = await signIn(node, account)
  await signedIn.signOut(account)

  const lines = await app.database.db
    .selectFrom('ledger_entry')
    .select(['code', 'params', 'actor_id'])
    .where('ledger_id', '=', 'account:usr_deskoc')
    .orderBy('seq')
    .execute()
  expect(lines.map((line) => line.code)).toEqual([
    'login.failed',
    'login.code-asked',
    'login.code-wrong',
    'login.done',
    'login.code-asked',
    'login.done',
    'session.ended',
  ])
  expect(await verifyLedger(app.database.pool, 'account:usr_deskoc')).toBeUndefined()
  for (const secret of [account, '127.0.0.1', ticket, code, 'Fong'])
    expect(JSON.stringify(lines)).not.toContain(secret)
  const log = written.join('')
  for (const secret of [demoPassword, 'Wrong-password-1', wrong, ticket, signedIn.token])
    expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})

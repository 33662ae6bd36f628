// Logging in before the approval.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealSecret } from '@bookrunner/contract/auth'
import { demoPassword } from '../../../../seeds/demo-world/people.ts'
import { confirmAddress, freshAddress, registerInstitution } from '../../../../test/registration.ts'
import { refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'

let app: TestApp
beforeAll(async () => (app = await startTestApp({ timedWork: true })))
afterAll(() => app.close())

const login = async (account: string, secret: string) =>
  app
    .client()
    .auth.login({ account, password: await sealSecret(await app.client().auth.passwordKey(), secret) })

it('tells an applicant, who has no password, nothing that a stranger does not get', async () => {
  const account = freshAddress()
  await confirmAddress(app, account)
  await registerInstitution(app, account)
  const [applicantSees, strangerSees] = [
    await refusalOf(login(account, demoPassword)),
    await refusalOf(login(freshAddress(), demoPassword)),
  ]
  expect([applicantSees.reason, applicantSees.code, applicantSees.message]).toEqual([
    strangerSees.reason,
    strangerSees.code,
    strangerSees.message,
  ])
})

it('answers 402 to a user of an institution under review, after the right password only', async () => {
  const account = 'investor@kestrelpeak.example'
  await sql`update entity set review = 'pending' where id = 'ent_kestrelpeak'`.execute(app.database.db)
  expect((await refusalOf(login(account, 'Wrong-password-1'))).reason).toBe('auth.wrong')
  expect(await refusalOf(login(account, demoPassword))).toMatchObject({
    code: 402,
    reason: 'session.not-active',
  })
  await sql`update entity set review = 'reviewed' where id = 'ent_kestrelpeak'`.execute(app.database.db)
  expect((await login(account, demoPassword)).nextStep).toBe('code')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/index.ts'
import { demoPassword } from '../../../seeds/demo-world/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('signs in with a password and a mailed code', async () => {
  const client = app.client()
  const signedIn = await client.signIn({
    account: 'desk.oc@lantern.example',
    password: demoPassword,
    code: async () => {
      for (;;) {
        const { list } = await client.demo.outbox({ account: 'desk.oc@lantern.example' })
        const code = list[0]?.text.match(/\d{6}/)?.[0]
        if (code) return code
      }
    },
  })
  expect(signedIn.user.account).toBe('desk.oc@lantern.example')
  expect((await client.auth.sessionList()).list).toHaveLength(1)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes } from '../../../../test/lifecycle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a scheduled notice is recalled by who may recall, and sent by who may send, each alone', async () => {
  const root = await clientOf(app, 'superadmin')
  const roleOf = (name: string, functions: ('recall' | 'edit')[]) =>
    root.roles.add({
      name,
      family: 'admin',
      tier: 'tier4',
      permissions: ['admin', 'admin_notice', ...functions.map((each) => `admin_notice|${each}` as const)],
    })
  const [recalls, sends] = [await roleOf('Recalls', ['recall']), await roleOf('Sends', ['edit'])]
  const text = { title: 'Holiday', summary: 'Closed on Friday', content: '<p>Closed</p>' }
  const { logId } = await root.notices.add({
    texts: { US: text, CN: null, HK: null },
    link: '',
    menuTab: '',
    publishing: 'scheduled',
    sendAt: inMinutes(30),
    entityIds: [],
    userIds: ['usr_investor'],
    imageId: null,
    publish: true,
  })
  const as = async (roleId: string) => {
    await root.roles.assign({ roleId, userIds: ['usr_systemadmin'] })
    const client = await clientOf(app, 'systemadmin')
    return (status: 'recalled' | 'sent') => client.notices.status({ logId, status, expectedVersion: 1 })
  }
  const recaller = await as(recalls.roleId)
  expect(await refusalOf(recaller('sent'))).toMatchObject({ reason: 'access.denied' })
  const sender = await as(sends.roleId)
  expect(await refusalOf(sender('recalled'))).toMatchObject({ reason: 'access.denied' })
  expect(await sender('sent')).toMatchObject({ status: 'sent' })
})

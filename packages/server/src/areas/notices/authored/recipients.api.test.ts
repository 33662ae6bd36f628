// Recipients of a written notice that nobody has yet.
import { expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes } from '../../../../test/lifecycle.ts'
import { untilThere } from '../../../../test/until.ts'

const { admin, desk, investor } = openTestWorld(
  { admin: 'systemadmin', desk: 'deskoc', investor: 'investor' },
  { timedWork: true },
)

const inBoxOf = async (client: Client, logId: string) =>
  (await client.notices.box({})).list.find((each) => each.logId === logId)

it('are taken off a scheduled notice, which goes out to the others', async () => {
  const { logId } = await admin.notices.add({
    texts: {
      US: { title: 'Holiday', summary: 'Closed on Friday', content: '<p>Closed.</p>' },
      CN: null,
      HK: null,
    },
    link: '',
    menuTab: '',
    publishing: 'scheduled',
    sendAt: inMinutes(60),
    entityIds: ['ent_kestrelpeak'],
    userIds: ['usr_deskoc'],
    imageId: null,
    publish: true,
  })
  const off = { logId, entityId: 'ent_kestrelpeak', expectedVersion: 1 }
  expect(await admin.notices.removeRecipient(off)).toMatchObject({ status: 'scheduled', version: 2 })
  const again = admin.notices.removeRecipient(off)
  expect(await refusalOf(again)).toMatchObject({ reason: 'write.changed-meanwhile' })
  const last = { logId, userId: 'usr_deskoc', expectedVersion: 2 }
  const none = admin.notices.removeRecipient(last)
  expect(await refusalOf(none)).toMatchObject({ reason: 'notice.last-recipient', code: 409 })
  await admin.notices.status({ logId, status: 'sent', expectedVersion: 2 })
  await untilThere(async () => (await inBoxOf(desk, logId)) ?? false)
  expect(await inBoxOf(investor, logId)).toBeUndefined()
  const late = admin.notices.removeRecipient({ ...last, expectedVersion: 3 })
  expect(await refusalOf(late)).toMatchObject({ reason: 'notice.not-editable' })
})

// Who finds a merged institution by its old name, and what moves with its people.
import { expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { openTestWorld } from '../../../../test/index.ts'
import { mergeInto } from '../../../../test/merges.ts'

const into = 'ent_kestrelpeak'

const { admin, desk, other } = openTestWorld({ admin: 'superadmin', desk: 'deskoc', other: 'deskjgc' })

const found = async (client: Client, keyword: string) =>
  (await client.entities.list({ keyword })).list.map(({ entityId }) => entityId)

it('tells nobody of an institution that only its author could see', async () => {
  const { entityId } = await desk.entities.add({ name: 'Quillhaven Probe Fund' })
  expect([await found(desk, 'quillhaven'), await found(other, 'quillhaven')]).toEqual([[entityId], []])
  await mergeInto(admin, entityId, into)
  expect(await found(admin, 'quillhaven')).toEqual([into])
  expect([await found(desk, 'quillhaven'), await found(other, 'quillhaven')]).toEqual([[into], []])
})

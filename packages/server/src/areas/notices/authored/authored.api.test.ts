import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../../test/index.ts'
import { bytesOf } from '../../../../test/book-file.ts'
import { pdfOf, pngOf } from '../../../../test/files.ts'
import { inMinutes, soon } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { untilThere } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let app: TestApp
let admin: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  admin = await clientOf(app, 'systemadmin')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

type Sent = Parameters<Client['notices']['add']>[0]

const text = (title: string, content = '<p>Hong Kong is closed on <strong>Friday</strong>.</p>') => ({
  title,
  summary: 'Closed on Friday',
  content,
})

const notice = (own: Partial<Sent> = {}): Sent => ({
  texts: { US: text('Holiday'), CN: text('假期', '<p>香港周五休市。</p>'), HK: null },
  link: '/order/my-orders',
  menuTab: '',
  publishing: 'now',
  sendAt: null,
  entityIds: [],
  userIds: ['usr_investor'],
  imageId: null,
  publish: true,
  ...own,
})

const inBoxOf = async (client: Client, logId: string) =>
  (await client.notices.box({})).list.find((each) => each.logId === logId)
const arrived = (client: Client, logId: string) =>
  untilThere(async () => (await inBoxOf(client, logId)) ?? false)

describe('a notice that an administrator sends', () => {
  it('is written by administrators alone, and read by who writes them', async () => {
    const writers = ['superadmin', 'systemadmin']
    expect(await admitted(app, (client) => client.notices.add(notice({ publish: false })))).toEqual(writers)
    for (const call of [
      (client: Client) => client.notices.list({}),
      (client: Client) => client.notices.info({ logId: 'ntc_none' }),
      (client: Client) => client.notices.findRecipients({}),
      (client: Client) => client.notices.readers({ logId: 'ntc_none' }),
      (client: Client) => client.notices.del({ logId: 'ntc_none' }),
      (client: Client) =>
        client.notices.status({ logId: 'ntc_none', status: 'recalled', expectedVersion: 1 }),
      (client: Client) => client.notices.removeRecipient({ logId: 'ntc_none', expectedVersion: 1 }),
      (client: Client) =>
        client.notices.edit({ logId: 'ntc_none', expectedVersion: 1, ...notice({ publish: false }) }),
    ])
      expect(await admitted(app, call)).toEqual(writers)
  })

  it('reaches contacts and institutions, each once, in the reader’s language', async () => {
    const { logId, status } = await admin.notices.add(
      notice({ entityIds: ['ent_kestrelpeak'], userIds: ['usr_investor', 'usr_deskoc'] }),
    )
    expect(status).toBe('sent')
    await arrived(investor, logId)
    expect(await inBoxOf(investor, logId)).toMatchObject({
      msgTitle: 'Holiday',
      msgContent: '<p>Hong Kong is closed on <strong>Friday</strong>.</p>',
      format: 'rich',
      link: '/order/my-orders',
    })
    const [mainland, hongKong] = [
      await clientOf(app, 'investor', 'CN'),
      await clientOf(app, 'investor', 'HK'),
    ]
    expect(await inBoxOf(mainland, logId)).toMatchObject({ msgTitle: '假期' })
    expect(await inBoxOf(hongKong, logId)).toMatchObject({ msgTitle: '假期' })
    await arrived(await clientOf(app, 'deskoc'), logId)
    expect(await inBoxOf(await clientOf(app, 'issuer'), logId)).toBeUndefined()
  })

  it('reports who read it, and when', async () => {
    const { logId } = await admin.notices.add(notice({ userIds: ['usr_investor', 'usr_sales'] }))
    await arrived(investor, logId)
    await arrived(await clientOf(app, 'sales'), logId)
    await investor.notices.read({ logId })
    const { list, total } = await admin.notices.readers({ logId, sortField: 'readTime' })
    expect(total).toBe(2)
    expect(list.map(({ userId, readTime }) => [userId, readTime !== null])).toEqual([
      ['usr_investor', true],
      ['usr_sales', false],
    ])
    expect((await admin.notices.readers({ logId, read: false })).list).toMatchObject([
      { userId: 'usr_sales' },
    ])
    const row = (await admin.notices.list({ keyword: 'holiday' })).list.find((each) => each.logId === logId)
    expect(row).toMatchObject({
      recipients: 2,
      delivered: 2,
      read: 1,
      operator: { userId: 'usr_systemadmin' },
    })
  })

  it('is stored without anything that runs, and bounded', async () => {
    const hostile = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/x"></p>'
    const { logId } = await admin.notices.add(
      notice({
        publish: false,
        texts: { US: text('t', '<p onclick="x()">Hi<script>alert(1)</script></p>'), CN: null, HK: null },
      }),
    )
    expect((await admin.notices.info({ logId })).texts.US?.content).toBe('<p>Hi</p>')
    // An image without a file of its own.
    const stray = notice({ texts: { US: text('t', hostile), CN: null, HK: null } })
    expect(await refusalOf(admin.notices.add(stray))).toMatchObject({ reason: 'record.unknown' })
    const long = notice({ texts: { US: text('t', `<p>${'x'.repeat(60_001)}</p>`), CN: null, HK: null } })
    expect(await refusalOf(admin.notices.add(long))).toMatchObject({
      fields: [{ field: 'texts.US.content', reason: 'notice.content-long' }],
    })
    const words = await worded(app, 'systemadmin', (client) => client.notices.add(long))
    expect(new Set(words).size).toBe(3)
  })

  it('names every part that is missing', async () => {
    const empty = notice({ texts: { US: null, CN: null, HK: null }, userIds: [], publishing: 'scheduled' })
    const { fields } = await refusalOf(admin.notices.add(empty))
    expect(fields.map(({ field }) => field)).toEqual([
      'texts.US.title',
      'texts.US.summary',
      'texts.US.content',
      'sendAt',
      'userIds',
    ])
    expect(await refusalOf(admin.notices.add(notice({ userIds: ['usr_nobody'] })))).toMatchObject({
      fields: [{ field: 'userIds', reason: 'record.unknown' }],
    })
    for (const link of ['https://evil.example', '//evil.example', '/\\evil'])
      expect(await refusalOf(admin.notices.add(notice({ link })))).toMatchObject({ code: 400 })
  })
})

describe('the image of a notice', () => {
  const upload = (
    client: Client,
    content: Uint8Array<ArrayBuffer>,
    purpose: 'image' | 'document' = 'image',
  ) => client.files.upload({ purpose, file: new File([content], purpose === 'image' ? 'map.png' : 'a.pdf') })

  it('is read by its recipients and its authors, by nobody else', async () => {
    const { fileId } = await upload(admin, pngOf(4, 4))
    const withImage = {
      texts: { US: text('Map', '<p>See</p><img alt="Map">'), CN: null, HK: null },
      imageId: fileId,
    }
    const { logId } = await admin.notices.add(notice(withImage))
    await arrived(investor, logId)
    expect(await inBoxOf(investor, logId)).toMatchObject({ hasImage: true })
    const shown = await investor.notices.image({ logId })
    expect(await bytesOf(new Uint8Array(await (await shown.blob()).arrayBuffer()))).toEqual(pngOf(4, 4))
    expect((await admin.notices.image({ logId })).mediaType).toBe('image/png')
    expect(await refusalOf((await clientOf(app, 'issuer')).notices.image({ logId }))).toMatchObject({
      reason: 'record.unknown',
    })
    // The same file cannot be used twice.
    expect(await refusalOf(admin.notices.add(notice(withImage)))).toMatchObject({ reason: 'record.unknown' })
  })

  it('must be an image that its author sent', async () => {
    const { fileId } = await upload(admin, pdfOf('a'), 'document')
    expect(await refusalOf(admin.notices.add(notice({ imageId: fileId })))).toMatchObject({
      reason: 'file.kind',
    })
    const { fileId: ofAnother } = await upload(investor, pngOf(2, 2))
    expect(await refusalOf(admin.notices.add(notice({ imageId: ofAnother })))).toMatchObject({
      reason: 'record.unknown',
    })
  })
})

describe('a scheduled notice', () => {
  it('goes out by the clock, once, on whichever node', async () => {
    await app.anotherNode()
    const { logId } = await admin.notices.add(notice({ publishing: 'scheduled', sendAt: soon(1500) }))
    expect((await admin.notices.info({ logId })).status).toBe('scheduled')
    await arrived(investor, logId)
    expect(await admin.notices.info({ logId })).toMatchObject({ status: 'sent', recipients: 1, version: 2 })
    expect(await verifyLedger(app.database.pool, `msg:${logId}`)).toBeUndefined()
  })

  it('is recalled before it is sent, edited, and sent', async () => {
    const { logId } = await admin.notices.add(notice({ publishing: 'scheduled', sendAt: inMinutes(30) }))
    const change = {
      logId,
      expectedVersion: 1,
      ...notice({ texts: { US: text('Moved'), CN: null, HK: null } }),
    }
    expect(await refusalOf(admin.notices.edit(change))).toMatchObject({ reason: 'notice.not-editable' })
    expect(await refusalOf(admin.notices.del({ logId }))).toMatchObject({ reason: 'notice.not-editable' })
    const recalled = await admin.notices.status({ logId, status: 'recalled', expectedVersion: 1 })
    expect(recalled).toMatchObject({ status: 'recalled', version: 2 })
    expect(await refusalOf(admin.notices.edit(change))).toMatchObject({ reason: 'write.changed-meanwhile' })
    expect(await admin.notices.edit({ ...change, expectedVersion: 2 })).toMatchObject({ status: 'sent' })
    await arrived(investor, logId)
    expect(await inBoxOf(investor, logId)).toMatchObject({ msgTitle: 'Moved' })
    const again = admin.notices.status({ logId, status: 'recalled', expectedVersion: 3 })
    expect(await refusalOf(again)).toMatchObject({ reason: 'status.no-such-move' })
  })
})

describe('a draft', () => {
  it('is saved half made, changed, loses recipients, and is deleted', async () => {
    const half = notice({
      texts: { US: null, CN: null, HK: null },
      entityIds: ['ent_kestrelpeak'],
      publish: false,
    })
    const { logId } = await admin.notices.add(half)
    const edited = { logId, expectedVersion: 1, ...half }
    expect(await refusalOf(admin.notices.edit(edited))).toMatchObject({ reason: 'write.no-changes' })
    expect(
      await admin.notices.removeRecipient({ logId, userId: 'usr_investor', expectedVersion: 1 }),
    ).toMatchObject({ version: 2 })
    expect(await admin.notices.info({ logId })).toMatchObject({
      users: [],
      entities: [{ entityId: 'ent_kestrelpeak' }],
    })
    await admin.notices.del({ logId })
    expect(await refusalOf(admin.notices.info({ logId }))).toMatchObject({ reason: 'record.unknown' })
  })
})

describe('recipients', () => {
  it('are found by the names of institutions and of their contacts', async () => {
    const { entities } = await admin.notices.findRecipients({ keyword: 'kestrel' })
    const found = entities.find(({ entityId }) => entityId === 'ent_kestrelpeak')
    expect(found?.users.map(({ userId }) => userId)).toContain('usr_investor')
    const all = await admin.notices.findRecipients({ pageSize: 2 })
    expect(all.entities).toHaveLength(2)
    expect(all.total).toBeGreaterThan(10)
  })
})

describe('a notice to an institution that is merged before it is sent', () => {
  it('reaches the people of the institution it was merged into', async () => {
    const scheduled = notice({
      publishing: 'scheduled',
      sendAt: inMinutes(30),
      entityIds: ['ent_ironmosslife'],
      userIds: [],
    })
    const { logId } = await admin.notices.add(scheduled)
    await typedByUser(app, 'ent_ironmosslife')
    await mergeInto(admin, 'ent_ironmosslife', 'ent_kestrelpeak')
    const [target] = (await admin.notices.info({ logId })).entities
    expect(target!.contacts).toBeGreaterThan(1)
    await admin.notices.status({ logId, status: 'sent', expectedVersion: 1 })
    await arrived(await clientOf(app, 'investorironmosslife'), logId)
    await arrived(investor, logId)
    expect((await admin.notices.info({ logId })).recipients).toBe(target!.contacts)
  })
})

describe('a person’s own list', () => {
  it('has pages and a filter, and nobody else’s notices', async () => {
    const { list, total } = await investor.notices.own({ pageSize: 2 })
    expect(list).toHaveLength(2)
    expect(total).toBeGreaterThan(3)
    const unread = await investor.notices.own({ unread: true, pageSize: 100 })
    expect(unread.list.every(({ readTime }) => readTime === null)).toBe(true)
    expect(unread.total).toBeLessThan(total)
  })
})

it('shows in the log of administrators who wrote, sent and recalled', async () => {
  const { list } = await admin.audit.list({ kinds: 'notices', pageSize: 200 })
  expect(new Set(list.map(({ what }) => what))).toEqual(
    new Set(['Notice written', 'Notice edited', 'Notice sent', 'Notice recalled', 'Notice deleted']),
  )
  const sent = list.find(({ what }) => what === 'Notice sent')
  expect(sent?.record?.name).toBeTruthy()
  expect(sent?.changes.map(({ to }) => to)).toContain('Sent')
})

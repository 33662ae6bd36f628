import { announcementOf } from '@bookrunner/domain/deals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'
import { pdfOf, pngOf } from '../../../../test/files.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const circular = pdfOf('Offering circular')
const upload = async (client = desk, purpose: 'document' | 'logo' = 'document') => {
  const content = purpose === 'document' ? circular : pngOf(20, 20, 'x')
  const name = purpose === 'document' ? 'circular.pdf' : 'logo.png'
  return (await client.files.upload({ purpose, file: new File([content], name) })).fileId
}
interface DocumentsInput {
  description: string
  validFrom: string | null
  validUntil: string | null
  audience: 'managers' | 'all'
  gated: boolean
}
const details: DocumentsInput = {
  description: 'Offering circular',
  validFrom: null,
  validUntil: null,
  audience: 'all',
  gated: false,
}
const add = async (dealId: string, more: Partial<DocumentsInput> = {}) =>
  (await desk.deals.addDoc({ dealId, fileId: await upload(), ...details, ...more })).documentId

const announced = async (roadshowCode: string | null = null) => {
  const dealId = await makeDraft(desk, { shared: { ...fullShared, roadshowCode } })
  await announce(desk, dealId)
  return dealId
}
const seenBy = async (client: Client, dealId: string) => {
  const call = client === investor ? client.deals.investorDealDetail : client.deals.bookDealDetail
  return (await call({ dealId })).documents
}
const log = async (dealId: string) =>
  app.database.db
    .selectFrom('ledger_entry')
    .select(['code', 'params', 'actor_id'])
    .where('ledger_id', '=', `deal:ann_${dealId.slice(5, 17)}`)
    .orderBy('seq')
    .execute()
const today = (days: number) => Temporal.Now.plainDateISO('Asia/Hong_Kong').add({ days }).toString()
const bytesOf = async (file: { blob: () => Promise<Blob> }) =>
  Buffer.from(await (await file.blob()).arrayBuffer())

describe('a document', () => {
  it('is added to a deal, read by its audience, counted, and logged by hash without its text', async () => {
    const dealId = await announced()
    const documentId = await add(dealId, { description: 'Written by Vera Meier' })
    for (const client of [desk, investor])
      expect(await seenBy(client, dealId)).toMatchObject([
        {
          documentId,
          fileName: 'circular.pdf',
          mediaType: 'application/pdf',
          bytes: circular.length,
          open: true,
        },
      ])
    const manager = await desk.deals.downloadDoc({ dealId, documentId })
    expect([manager.name, manager.mediaType]).toEqual(['circular.pdf', 'application/pdf'])
    expect((await bytesOf(manager)).equals(Buffer.from(circular))).toBe(true)
    const own = await investor.deals.investorDownloadDoc({ dealId, documentId })
    expect((await bytesOf(own)).equals(Buffer.from(circular))).toBe(true)
    expect((await seenBy(desk, dealId))[0]!.downloads).toBe(2)
    expect((await seenBy(investor, dealId))[0]!.downloads).toBe(0)
    const lines = await log(dealId)
    expect(lines.slice(2).map(({ code, actor_id }) => [code, actor_id])).toEqual([
      ['document.added', 'usr_deskoc'],
      ['document.downloaded', 'usr_deskoc'],
      ['document.downloaded', 'usr_investor'],
    ])
    expect(lines[2]!.params).toMatchObject({ documentId, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(JSON.stringify(lines)).not.toMatch(/Vera|circular\.pdf/)
  })

  it('counts once if requested again with the same key', async () => {
    const dealId = await announced()
    const documentId = await add(dealId)
    const key = crypto.randomUUID()
    for (let time = 0; time < 3; time++) {
      const file = await desk.deals.downloadDoc({ dealId, documentId }, { key })
      expect((await bytesOf(file)).length).toBe(circular.length)
    }
    expect((await seenBy(desk, dealId))[0]!.downloads).toBe(1)
  })

  it('belongs to all tranches of the announcement', async () => {
    const dealId = await makeDraft(desk)
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: 'Second' })
    const documentId = await add(second)
    expect((await seenBy(desk, dealId)).map((each) => each.documentId)).toEqual([documentId])
  })

  it('for managers is hidden from investors', async () => {
    const dealId = await announced()
    const documentId = await add(dealId, { audience: 'managers' })
    expect(await seenBy(investor, dealId)).toEqual([])
    const nothing = await refusalOf(investor.deals.investorDownloadDoc({ dealId, documentId: 'doc_nothing' }))
    expect(await refusalOf(investor.deals.investorDownloadDoc({ dealId, documentId }))).toEqual(nothing)
    const manager = await clientOf(app, 'deskjlm')
    expect((await manager.deals.downloadDoc({ dealId, documentId })).name).toBe('circular.pdf')
  })

  it.each([
    ['from tomorrow', today(1), null, false],
    ['until yesterday', null, today(-1), false],
    ['from today until today', today(0), today(0), true],
  ])('valid %s', async (_when, validFrom, validUntil, valid) => {
    const dealId = await announced()
    const documentId = await add(dealId, { validFrom, validUntil })
    expect(await seenBy(investor, dealId)).toHaveLength(valid ? 1 : 0)
    const download = investor.deals.investorDownloadDoc({ dealId, documentId })
    if (valid) await download
    else expect(await refusalOf(download)).toMatchObject({ reason: 'record.unknown' })
    expect(await seenBy(desk, dealId)).toHaveLength(1)
  })

  it('is edited and removed; the log has its description by length and digest', async () => {
    const dealId = await announced('river-2027')
    const documentId = await add(dealId)
    await desk.deals.editDoc({
      dealId,
      documentId,
      description: 'Final',
      validUntil: '2027-12-31',
      gated: true,
    })
    expect((await seenBy(desk, dealId))[0]).toMatchObject({ description: 'Final', validUntil: '2027-12-31' })
    expect((await log(dealId)).at(-1)).toMatchObject({
      code: 'document.edited',
      params: {
        documentId,
        changes: [
          {
            field: 'document.description',
            from: expect.stringMatching(/^\[17:/),
            to: expect.stringMatching(/^\[5:/),
          },
          { field: 'document.validUntil', from: null, to: '2027-12-31' },
          { field: 'document.gated', from: 'false', to: 'true' },
        ],
      },
    })
    const same = desk.deals.editDoc({ dealId, documentId, description: 'Final' })
    expect(await refusalOf(same)).toMatchObject({ reason: 'write.no-changes' })
    const upsideDown = desk.deals.editDoc({ dealId, documentId, validFrom: '2028-01-01' })
    expect(await refusalOf(upsideDown)).toMatchObject({
      reason: 'deal.field-wrong',
      fields: [{ field: 'validUntil' }],
    })
    await desk.deals.removeDoc({ dealId, documentId })
    expect(await seenBy(desk, dealId)).toEqual([])
    for (const gone of [desk.deals.downloadDoc, desk.deals.removeDoc])
      expect(await refusalOf(gone({ dealId, documentId }))).toMatchObject({ reason: 'record.unknown' })
    expect(await verifyLedger(app.database.pool, `deal:ann_${dealId.slice(5, 17)}`)).toBeUndefined()
  })

  it('needs an unused file that the caller sent as a document', async () => {
    const dealId = await makeDraft(desk)
    const ask = (fileId: string) => refusalOf(desk.deals.addDoc({ dealId, fileId, ...details }))
    const colleague = await clientOf(app, 'bankadmin')
    expect(await ask(await upload(colleague))).toMatchObject({ reason: 'record.unknown' })
    expect(await ask('fil_nothing')).toMatchObject({ reason: 'record.unknown' })
    expect(await ask(await upload(desk, 'logo'))).toMatchObject({ reason: 'file.kind' })
    const fileId = await upload()
    await desk.deals.addDoc({ dealId, fileId, ...details })
    expect(await ask(fileId)).toMatchObject({ reason: 'record.in-use' })
  })

  it('is made once of a file, however many ask at once on this or other deals', async () => {
    const deals = [await makeDraft(desk), await makeDraft(desk), await makeDraft(desk)]
    const fileId = await upload()
    const calls = [...deals, ...deals, ...deals].map((dealId) =>
      desk.deals.addDoc({ dealId, fileId, ...details }),
    )
    const outcomes = await Promise.allSettled(calls)
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.reason] : []))
    expect(refused).toEqual(Array(8).fill('record.in-use'))
    const lists = await Promise.all(deals.map((dealId) => seenBy(desk, dealId)))
    expect(lists.flat()).toHaveLength(1)
  })

  it('leaves its place when removed; its file stays as it was shown', async () => {
    const dealId = await makeDraft(desk)
    const fileId = await upload()
    const { documentId } = await desk.deals.addDoc({ dealId, fileId, ...details })
    await desk.deals.removeDoc({ dealId, documentId })
    expect(await refusalOf(desk.deals.addDoc({ dealId, fileId, ...details }))).toMatchObject({
      reason: 'record.in-use',
    })
    // A hundred removed documents do not count.
    await sql`
      with sent as (
        insert into file (id, state, purpose, owner_user_id, name, media_type, bytes, sha256)
        select 'fil_gone' || nr, 'attached', purpose, owner_user_id, name, media_type, bytes, sha256
        from file, generate_series(1, 100) as nr where id = ${fileId} returning id
      )
      insert into deal_document (id, announcement_id, file_id, description, audience, gated, uploaded_by,
        uploaded_at, removed_at)
      select 'doc_' || substr(id, 5), ${announcementOf(dealId)}, id, 'Gone', 'all', false, 'usr_deskoc', now(), now()
      from sent`.execute(app.database.db)
    await add(dealId)
    expect(await seenBy(desk, dealId)).toHaveLength(1)
    await sql`update deal_document set removed_at = null where description = 'Gone'`.execute(app.database.db)
    const full = desk.deals.addDoc({ dealId, fileId: await upload(), ...details })
    expect(await refusalOf(full)).toMatchObject({ reason: 'deal.too-many-documents' })
  })

  it('is gated only if there is a roadshow code, and the code stays while it is', async () => {
    const open = await makeDraft(desk)
    const nothing = { reason: 'deal.field-wrong', fields: [{ field: 'gated', reason: 'deal.code-missing' }] }
    const fileId = await upload()
    const gated = desk.deals.addDoc({ dealId: open, fileId, ...details, gated: true })
    expect(await refusalOf(gated)).toMatchObject(nothing)
    const { documentId } = await desk.deals.addDoc({ dealId: open, fileId, ...details })
    const gate = desk.deals.editDoc({ dealId: open, documentId, gated: true })
    expect(await refusalOf(gate)).toMatchObject(nothing)

    const dealId = await announced('river-2027')
    const behind = await add(dealId, { gated: true })
    const code = (roadshowCode: string | null, sharedVersion = 1) =>
      desk.deals.editDeal({ dealId, version: 1, sharedVersion, shared: { roadshowCode } })
    expect(await refusalOf(code(null))).toMatchObject({
      reason: 'deal.field-wrong',
      fields: [{ field: 'shared.roadshowCode', reason: 'deal.code-missing' }],
    })
    await code('lake-2027')
    await desk.deals.removeDoc({ dealId, documentId: behind })
    expect(await code(null, 2)).toMatchObject({ sharedVersion: 3 })
  })
})

describe('who may', () => {
  it('leads manage documents, others read them, strangers find none', async () => {
    const dealId = await announced()
    const documentId = await add(dealId)
    const member = await clientOf(app, 'deskjlm')
    expect(await refusalOf(member.deals.removeDoc({ dealId, documentId }))).toMatchObject({
      reason: 'deal.not-yours',
    })
    const fileId = await upload(member)
    expect(await refusalOf(member.deals.addDoc({ dealId, fileId, ...details }))).toMatchObject({
      reason: 'deal.not-yours',
    })
    const issuer = await clientOf(app, 'issuer')
    expect((await issuer.deals.downloadDoc({ dealId, documentId })).name).toBe('circular.pdf')
    const stranger = await clientOf(app, 'issueramberfall')
    expect(await refusalOf(stranger.deals.downloadDoc({ dealId, documentId }))).toMatchObject({
      reason: 'record.unknown',
    })
    await (await clientOf(app, 'deskjgc')).deals.removeDoc({ dealId, documentId })
  })

  it('investors outside the deal’s addressees find none', async () => {
    const dealId = await makeDraft(desk, {
      terms: { addressed: { kind: 'groups', groupIds: ['grp_vellum'] } },
      shared: { roadshowCode: 'river-2027' },
    })
    await announce(desk, dealId)
    const documentId = await add(dealId)
    const nothing = { reason: 'record.unknown' }
    expect(await refusalOf(investor.deals.investorDownloadDoc({ dealId, documentId }))).toMatchObject(nothing)
    expect(await refusalOf(investor.deals.openDocs({ dealId, code: 'river-2027' }))).toMatchObject(nothing)
  })
})

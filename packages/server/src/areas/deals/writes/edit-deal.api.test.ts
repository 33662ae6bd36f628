import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { setSoon, submitted } from '../../../../test/lifecycle.ts'
import { announce, fullTerms, makeDraft, rate } from '../../../../test/deals.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const detail = (dealId: string, client = desk) => client.deals.bookDealDetail({ dealId })
const lines = async (dealId: string) =>
  (
    await app.database.db
      .selectFrom('ledger_entry')
      .select(['code', 'params'])
      .where('ledger_id', '=', `deal:ann_${dealId.slice(5, 17)}`)
      .orderBy('seq')
      .execute()
  ).map((row) => ({ code: row.code, ...(row.params as { dealId: string; changes?: object[] }) }))

describe('an announced deal', () => {
  it('is edited by a call of its own, with each change in the log; free text by length and digest', async () => {
    const dealId = await makeDraft(desk)
    await announce(desk, dealId)
    const saving = desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { mtn: true } })
    expect(await refusalOf(saving)).toMatchObject({ reason: 'deal.not-draft' })
    await desk.deals.editDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      reason: 'Requested by Vera Meier',
      name: 'Glasswing 3y green',
      terms: { sizeCap: rate('25'), remark: 'Vera Meier called' },
    })
    const last = (await lines(dealId)).at(-1)!
    expect(last).toMatchObject({ code: 'deal.edited', dealId })
    expect(last.changes).toEqual([
      {
        field: 'deal.name',
        from: expect.stringMatching(/^\[12:[0-9a-f]{12}\]$/),
        to: expect.stringMatching(/^\[18:/),
      },
      { field: 'terms.sizeCap', from: null, to: '25' },
      { field: 'terms.remark', from: null, to: expect.stringMatching(/^\[17:[0-9a-f]{12}\]$/) },
    ])
    expect(JSON.stringify(await lines(dealId))).not.toMatch(/Vera|Glasswing/)
    const texts = await app.database.db.selectFrom('deal_log_text').select('text').execute()
    expect(texts).toEqual([{ text: 'Requested by Vera Meier' }])
  })

  it('keeps the terms that orders depend on, and stays complete', async () => {
    const dealId = await makeDraft(desk)
    const draft = desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: { mtn: true } })
    expect(await refusalOf(draft)).toMatchObject({ reason: 'deal.is-draft' })
    await announce(desk, dealId)
    const edit = (sent: object) =>
      refusalOf(desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, ...sent }))
    for (const [sent, field] of [
      [{ terms: { currency: 'EUR' } }, 'terms.currency'],
      [{ terms: { ipg: { ...fullTerms.ipg, level: '110' } } }, 'terms.ipg'],
      [{ times: { closesAt: '2027-03-02T09:00:00Z' } }, 'times.closesAt'],
      [{ shared: { issuerId: 'ent_amberfall' } }, 'shared.issuerId'],
    ] as const) {
      const { reason, fields } = await edit(sent)
      expect([reason, fields.map((each) => each.field)]).toEqual(['deal.field-fixed', [field]])
    }
    expect(await edit({ shared: { unrated: false } })).toMatchObject({
      reason: 'deal.incomplete',
      fields: [{ field: 'shared.ratings' }],
    })
    expect((await detail(dealId)).version).toBe(1)
  })
})

describe('a deal whose time is over', () => {
  it('is over at that instant, even before a node acts on it', async () => {
    const dealId = await submitted(desk)
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { expiresAt: at }, reason: 'Too late' }))
    const edit = () =>
      desk.deals.editDeal(
        { dealId, version: 1, sharedVersion: 1, terms: { remark: 'late' } },
        { dryRun: true },
      )
    await until(async () => expect(await refusalOf(edit())).toMatchObject({ reason: 'deal.over' }))
    const adding = desk.deals.addTranche({ dealId, name: 'Late' })
    expect(await refusalOf(adding)).toMatchObject({ reason: 'deal.over' })
    const removing = desk.deals.removeDoc({ dealId, documentId: 'doc_none' })
    expect(await refusalOf(removing)).toMatchObject({ reason: 'deal.over' })
    // No node ran the clock.
    expect((await desk.deals.bookDealDetail({ dealId })).lifecycle.status).toBe('IPG')
  })
})

describe('the shared part of an announced deal', () => {
  const withSibling = async (shared?: object) => {
    const dealId = await makeDraft(desk, { shared: shared as never })
    const { dealId: sibling } = await desk.deals.addTranche({ dealId, name: 'Sibling' })
    await announce(desk, dealId)
    const save = (sent: object) =>
      desk.deals.saveDeal({ dealId: sibling, version: 1, sharedVersion: 1, shared: sent })
    return { dealId, sibling, save }
  }

  it('is protected whichever tranche it is sent with, also a draft', async () => {
    const { dealId, save } = await withSibling()
    for (const issuerId of ['ent_amberfall', null])
      expect(await refusalOf(save({ issuerId }))).toMatchObject({
        reason: 'deal.field-fixed',
        fields: [{ field: 'shared.issuerId' }],
      })
    expect(await refusalOf(save({ unrated: false, ratings: [] }))).toMatchObject({
      reason: 'deal.incomplete',
      fields: [{ field: 'shared.ratings' }],
    })
    expect(await refusalOf(save({ syndicate: [] }))).toMatchObject({ reason: 'deal.incomplete' })
    expect((await detail(dealId)).sharedVersion).toBe(1)
    await save({ issuerNote: 'Both' })
    expect((await detail(dealId)).shared.issuerNote).toBe('Both')
  })

  it('keeps a bank that a sibling names', async () => {
    const dealId = await makeDraft(desk, { terms: { stabilisationManagerId: 'ent_quillstone' } })
    const { dealId: sibling } = await desk.deals.addTranche({ dealId, name: 'Sibling' })
    await desk.deals.saveDeal({
      dealId: sibling,
      version: 1,
      sharedVersion: 1,
      terms: { stabilisationManagerId: null },
    })
    const { shared } = await detail(sibling)
    const syndicate = shared.syndicate.filter(({ entityId }) => entityId !== 'ent_quillstone')
    const leaving = desk.deals.saveDeal({
      dealId: sibling,
      version: 2,
      sharedVersion: 1,
      shared: { syndicate },
    })
    expect(await refusalOf(leaving)).toMatchObject({
      reason: 'deal.field-wrong',
      fields: [{ field: 'shared.syndicate', reason: 'deal.not-in-syndicate' }],
    })
  })
})

describe('permissions', () => {
  it('allow drafts to the creator’s house and the leads; for others there is none', async () => {
    const dealId = await makeDraft(desk)
    for (const person of ['deskoc', 'deskviewer', 'bankadmin', 'deskjgc', 'superadmin'])
      expect((await detail(dealId, await clientOf(app, person))).header.dealId).toBe(dealId)
    for (const person of ['deskjlm', 'deskbnd', 'issuer', 'issueramberfall', 'salesadmin']) {
      const client = await clientOf(app, person)
      const nothing = await refusalOf(detail('deal_0000000000000000', client))
      expect(await refusalOf(detail(dealId, client)), person).toEqual(nothing)
      const save = client.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { mtn: true } })
      const reason = person.startsWith('issuer') ? 'access.denied' : 'record.unknown'
      expect(await refusalOf(save)).toMatchObject({ reason })
    }
  })

  it('allow everybody in the deal to read it once announced, and the leads to edit', async () => {
    const dealId = await makeDraft(desk)
    await announce(desk, dealId)
    for (const person of ['deskjlm', 'deskbnd', 'issuer'])
      expect((await detail(dealId, await clientOf(app, person))).abilities.read).toBe('all')
    expect(await refusalOf(detail(dealId, await clientOf(app, 'issueramberfall')))).toMatchObject({
      reason: 'record.unknown',
    })
    const edit = async (person: string) =>
      (await clientOf(app, person)).deals.editDeal({
        dealId,
        version: 1,
        sharedVersion: 1,
        terms: { mtn: true },
      })
    for (const person of ['deskjlm', 'deskbnd'])
      expect(await refusalOf(edit(person))).toMatchObject({ reason: 'deal.not-yours', code: 400403 })
    await edit('deskjgc')
  })
})

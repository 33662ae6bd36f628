import { announcementOf, type Shared } from '@bookrunner/domain/deals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullTerms, makeDraft } from '../../../../test/deals.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { pdfOf } from '../../../../test/files.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

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

describe('tranches and copies', () => {
  it('a tranche shares issuer, syndicate and ratings, but has terms of its own', async () => {
    const dealId = await makeDraft(desk, { terms: { isin: 'XS2333562713' } })
    const { dealId: second, sharedVersion } = await desk.deals.addTranche({ dealId, name: 'Glasswing 5y' })
    expect(sharedVersion).toBe(1)
    expect(second.slice(0, 17)).toBe(dealId.slice(0, 17))
    await desk.deals.saveDeal({
      dealId: second,
      version: 1,
      sharedVersion: 1,
      terms: {
        currency: 'CNH',
        tenor: { perpetual: false, years: 5, months: 0, days: 0 },
        maturityDate: null,
      },
      shared: { issuerNote: 'Both of them' },
    })
    const [one, two] = [await detail(dealId), await detail(second)]
    expect([one.header.currency, two.header.currency]).toEqual(['USD', 'CNH'])
    expect(two.terms).toMatchObject({ isin: null, ipg: null, minDenomination: 200_000 })
    expect(one.shared).toEqual(two.shared)
    expect(one.header.tranches).toEqual([dealId, second])
    expect(one.tranches.map(({ name }) => name)).toEqual(['Glasswing 3y', 'Glasswing 5y'])
  })

  it('ten tranches are announced together, and no more', async () => {
    const dealId = await makeDraft(desk)
    for (let nr = 2; nr <= 10; nr++) await desk.deals.addTranche({ dealId, name: `No ${nr}` })
    expect(await refusalOf(desk.deals.addTranche({ dealId, name: 'No 11' }))).toMatchObject({
      reason: 'deal.too-many-tranches',
    })
  })

  it('a copy is an independent deal, without days, levels, numbers and codes', async () => {
    const dealId = await makeDraft(desk, {
      terms: { isin: 'XS2333562713', remark: 'Copied' },
      shared: { roadshowCode: 'river-2027' },
    })
    const copy = await desk.deals.copyDeal({ dealId, name: 'Next one' })
    const { terms, shared, header: card, documents } = await detail(copy.dealId)
    expect(copy.dealId.slice(0, 17)).not.toBe(dealId.slice(0, 17))
    expect(terms).toMatchObject({ isin: null, ipg: null, pricingDate: null, maturityDate: null })
    expect(terms).toMatchObject({ currency: 'USD', remark: 'Copied', tenor: fullTerms.tenor })
    expect(shared).toMatchObject({ issuerId: 'ent_glasswing', roadshowCode: null })
    expect(shared.syndicate.map(({ appointedOn }) => appointedOn)).toEqual([null, null, null, null])
    expect([card.name, card.status, documents]).toEqual(['Next one', 'Draft', []])
  })

  it('a copy by another house lacks the desk’s own fields; nobody copies a waiver', async () => {
    const dealId = await submitted(desk, 'IPG', {
      terms: {
        issuerSignsOff: false,
        waiverReason: 'Agreed on 2 February',
        remark: 'Ours',
        feeDisclosure: '0.3 %',
        addressed: { kind: 'groups', groupIds: ['grp_vellum'] },
        stabilisationManagerId: 'ent_quillstone',
      },
      shared: { roadshowCode: 'river-2027' },
    })
    const copied = { issuerSignsOff: true, waiverReason: null, currency: 'USD' }
    const manager = await clientOf(app, 'deskjlm')
    const [own, theirs] = [
      await detail((await desk.deals.copyDeal({ dealId, name: 'Next one' })).dealId),
      await detail((await manager.deals.copyDeal({ dealId, name: 'Like theirs' })).dealId, manager),
    ]
    expect(own.terms).toMatchObject({ ...copied, remark: 'Ours', addressed: { groupIds: ['grp_vellum'] } })
    expect(own.shared.syndicate).toHaveLength(4)
    expect(theirs.terms).toMatchObject({ ...copied, remark: null, feeDisclosure: null })
    expect(theirs.terms).toMatchObject({ addressed: { kind: 'all' }, stabilisationManagerId: null })
    expect(theirs.shared).toMatchObject({ issuerId: 'ent_glasswing', syndicate: [], roadshowCode: null })
    expect(theirs.abilities).toMatchObject({ editDraft: 'all', run: 'all' })
    expect(await refusalOf(detail(theirs.header.dealId))).toMatchObject({ reason: 'record.unknown' })
    // A copy needs the right to read the whole deal.
    for (const person of ['issueramberfall', 'deskbnd'] as const) {
      const other = await makeDraft(desk)
      const copied = (await clientOf(app, person)).deals.copyDeal({ dealId: other, name: 'Taken' })
      expect([person, (await refusalOf(copied)).code]).toEqual([person, person === 'deskbnd' ? 404 : 400403])
    }
  })

  it('the log of a copy and of a tranche has their first content', async () => {
    const dealId = await makeDraft(desk, { terms: { remark: 'Written by Vera Meier' } })
    const second = await desk.deals.addTranche({ dealId, name: 'Second' })
    const copy = await desk.deals.copyDeal({ dealId, name: 'Next one' })
    const tranche = (await lines(dealId)).at(-1)!
    expect(tranche).toMatchObject({ code: 'deal.tranche-added', dealId: second.dealId })
    const begun = (await lines(copy.dealId)).at(-1)!
    expect(begun).toMatchObject({ code: 'deal.copied', dealId: copy.dealId })
    for (const { changes } of [tranche, begun]) {
      expect(changes).toContainEqual({ field: 'terms.currency', from: null, to: 'USD' })
      expect(changes).toContainEqual({
        field: 'terms.remark',
        from: null,
        to: expect.stringMatching(/^\[21:/),
      })
    }
    const fields = ({ changes = [] }: typeof begun) =>
      changes.map((each) => (each as { field: string }).field)
    expect(fields(begun)).toContain('shared.issuerId')
    expect(fields(tranche).filter((field) => field.startsWith('shared.'))).toEqual([])
    // All readers of the log see it.
    const { list } = await desk.deals.getDealLog({ dealId: copy.dealId })
    expect(list[0]!.changes.map(({ field }) => field)).toEqual(fields(begun))
  })

  it('a draft can be deleted, its log stays; an announced deal cannot', async () => {
    const dealId = await makeDraft(desk)
    expect(await desk.deals.deleteDraft({ dealId })).toEqual({ dealId })
    expect(await refusalOf(detail(dealId))).toMatchObject({ reason: 'record.unknown' })
    expect((await lines(dealId)).map(({ code }) => code)).toEqual(['deal.created', 'deal.draft-deleted'])
    const other = await makeDraft(desk)
    await announce(desk, other)
    expect(await refusalOf(desk.deals.deleteDraft({ dealId: other }))).toMatchObject({
      reason: 'deal.not-draft',
    })
  })

  it('deleting the last draft deletes the shared part, documents and files; deleting one of several does not', async () => {
    const dealId = await makeDraft(desk, { shared: { roadshowCode: 'river-2027' } })
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: 'Second' })
    const sent = { purpose: 'document', file: new File([pdfOf('Term sheet')], 'sheet.pdf') } as const
    const { fileId } = await desk.files.upload(sent)
    const details = { description: 'Terms', validFrom: null, validUntil: null, audience: 'all' } as const
    const { documentId } = await desk.deals.addDoc({ dealId, fileId, ...details, gated: true })
    const left = async () => {
      const { rows } = await sql<{ shared: Shared; members: number; documents: number; files: number }>`
        select shared, (select count(*)::int from syndicate_member m where m.announcement_id = a.id) as members,
          (select count(*)::int from deal_document d where d.announcement_id = a.id) as documents,
          (select count(*)::int from file where id = ${fileId}) as files
        from announcement a where id = ${announcementOf(dealId)}`.execute(app.database.db)
      const { shared, ...counts } = rows[0]!
      return { ...counts, code: shared.roadshowCode, issuer: shared.issuerId }
    }
    await desk.deals.deleteDraft({ dealId: second })
    const before = { members: 4, documents: 1, files: 1, code: 'river-2027', issuer: 'ent_glasswing' }
    expect(await left()).toEqual(before)
    await desk.deals.removeDoc({ dealId, documentId })
    await desk.deals.deleteDraft({ dealId })
    expect(await left()).toEqual({ members: 0, documents: 0, files: 0, code: null, issuer: null })
    expect((await lines(dealId)).slice(-2).map(({ code }) => code)).toEqual([
      'document.removed',
      'deal.draft-deleted',
    ])
    expect(await verifyLedger(app.database.pool, `deal:${announcementOf(dealId)}`)).toBeUndefined()
  })

  it('a change of the shared part is a change of every tranche', async () => {
    const dealId = await makeDraft(desk, { name: 'Touched' })
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: 'Touched too' })
    const changedAt = async () => {
      const { list } = await desk.deals.dealList({ keyword: 'Touched' })
      return Object.fromEntries(list.map(({ dealId: id, updatedAt }) => [id, updatedAt]))
    }
    const before = await changedAt()
    await desk.deals.saveDeal({
      dealId: second,
      version: 1,
      sharedVersion: 1,
      shared: { issuerNote: 'Both' },
    })
    const after = await changedAt()
    expect(after[dealId]).toBe(after[second])
    expect(after[dealId]! > before[dealId]!).toBe(true)
  })
})

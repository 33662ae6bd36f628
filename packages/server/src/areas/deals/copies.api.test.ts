import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { announce, fullTerms, makeDraft } from '../../../test/deals.ts'

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
  it('a tranche shares issuer, syndicate and ratings; its terms are its own from then on', async () => {
    const dealId = await makeDraft(desk, { terms: { isin: 'XS2333562713' } })
    const { dealId: second, sharedVersion } = await desk.deals.addTranche({ dealId, name: 'Glasswing 5y' })
    expect(sharedVersion).toBe(1)
    expect(second.slice(0, 17)).toBe(dealId.slice(0, 17))
    await desk.deals.saveDeal({
      ...{ dealId: second, version: 1, sharedVersion: 1 },
      terms: {
        currency: 'CNH',
        tenor: { perpetual: false, years: 5, months: 0, days: 0 },
        maturityDate: null,
      },
      shared: { issuerNote: 'Both of them' },
    })
    const [one, two] = [await detail(dealId), await detail(second)]
    expect([one.face.currency, two.face.currency]).toEqual(['USD', 'CNH'])
    expect(two.terms).toMatchObject({ isin: null, ipg: null, minDenomination: 200_000 })
    expect(one.shared).toEqual(two.shared)
    expect(one.face.tranches).toEqual([dealId, second])
    expect(one.tranches.map(({ name }) => name)).toEqual(['Glasswing 3y', 'Glasswing 5y'])
  })

  it('ten tranches are announced together, and no more', async () => {
    const dealId = await makeDraft(desk)
    for (let nr = 2; nr <= 10; nr++) await desk.deals.addTranche({ dealId, name: `No ${nr}` })
    expect(await refusalOf(desk.deals.addTranche({ dealId, name: 'No 11' }))).toMatchObject({
      reason: 'deal.too-many-tranches',
    })
  })

  it('a copy is a deal of its own, without days, levels, numbers and codes', async () => {
    const dealId = await makeDraft(desk, {
      terms: { isin: 'XS2333562713', remark: 'Kept' },
      shared: { roadshowCode: 'river-2027' },
    })
    const copy = await desk.deals.copyDeal({ dealId, name: 'Next one' })
    const { terms, shared, face: card, documents } = await detail(copy.dealId)
    expect(copy.dealId.slice(0, 17)).not.toBe(dealId.slice(0, 17))
    expect(terms).toMatchObject({ isin: null, ipg: null, pricingDate: null, maturityDate: null })
    expect(terms).toMatchObject({ currency: 'USD', remark: 'Kept', tenor: fullTerms.tenor })
    expect(shared).toMatchObject({ issuerId: 'ent_glasswing', roadshowCode: null })
    expect(shared.syndicate.map(({ appointedOn }) => appointedOn)).toEqual([null, null, null, null])
    expect([card.name, card.status, documents]).toEqual(['Next one', 'Draft', []])
  })

  it('a draft is taken away, its log stays; what is announced is not', async () => {
    const dealId = await makeDraft(desk)
    expect(await desk.deals.deleteDraft({ dealId })).toEqual({ dealId })
    expect(await refusalOf(detail(dealId))).toMatchObject({ reason: 'record.unknown' })
    expect((await lines(dealId)).map(({ code }) => code)).toEqual(['deal.created', 'deal.draft-deleted'])
    const other = await makeDraft(desk)
    await announce(app, other)
    expect(await refusalOf(desk.deals.deleteDraft({ dealId: other }))).toMatchObject({
      reason: 'deal.not-draft',
    })
  })
})

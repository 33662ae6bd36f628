import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { sharedReaders, termsReaders } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import {
  announce,
  face,
  fullShared,
  fullTerms,
  makeDraft,
  rate,
  type DealRequest,
} from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const announced = async (content: DealRequest = {}, target: 'IPG' | 'Test' = 'IPG') => {
  const dealId = await makeDraft(desk, content)
  await announce(desk, dealId, target)
  return dealId
}
const listed = async (client = investor) =>
  (await client.deals.investorDealList({ pageSize: 500 })).list.map(({ dealId }) => dealId)
const kestrelpeak = { kind: 'chosen' as const, entityIds: ['ent_kestrelpeak'] }

describe('an investor', () => {
  it('sees a deal once it is announced, and not before', async () => {
    const dealId = await makeDraft(desk)
    expect(await listed()).not.toContain(dealId)
    expect(await refusalOf(investor.deals.investorDealDetail({ dealId }))).toMatchObject({
      reason: 'record.unknown',
    })
    await announce(desk, dealId)
    expect(await listed()).toContain(dealId)
    const { header, terms, guidance, banks } = await investor.deals.investorDealDetail({ dealId })
    expect(header).toMatchObject({ name: 'Glasswing 3y', status: 'IPG', issuer: { shortName: 'Glasswing' } })
    expect(header.guidance).toMatchObject({ number: 1, kind: 'IPG', level: fullTerms.ipg })
    expect(guidance).toHaveLength(1)
    expect(terms).toMatchObject({ maturityDate: '2030-03-11', minDenomination: 200_000 })
    expect(banks.map(({ shortName, roles }) => [shortName, roles])).toEqual([
      ['Lantern', ['OC', 'BND']],
      ['Brasslight', ['JGC']],
      ['Quillstone', ['JLM']],
      ['Ninefold', ['JLM']],
    ])
  })

  it('sees deals addressed to its house, and nothing of the rest', async () => {
    const others = await announced({ terms: { addressed: { kind: 'groups', groupIds: ['grp_vellum'] } } })
    const own = await announced({ terms: { addressed: kestrelpeak } })
    const byType = await announced({
      terms: { addressed: { kind: 'types', classIds: ['cls_assetmanager'] } },
    })
    expect(await listed()).toEqual(expect.arrayContaining([own, byType]))
    expect(await listed()).not.toContain(others)
    const nothing = await refusalOf(investor.deals.investorDealDetail({ dealId: 'deal_0000000000000000' }))
    for (const ask of [investor.deals.investorDealDetail, investor.deals.getBndByList])
      expect(await refusalOf(ask({ dealId: others }))).toEqual(nothing)
    expect(await listed(await clientOf(app, 'investorvellumasia'))).toContain(others)
  })

  it('sees no tranche that is not addressed to it, nor its number', async () => {
    const dealId = await makeDraft(desk)
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: 'For others' })
    await desk.deals.saveDeal({
      dealId: second,
      version: 1,
      sharedVersion: 1,
      terms: { ipg: fullTerms.ipg, addressed: { kind: 'groups', groupIds: ['grp_vellum'] } },
    })
    await announce(desk, dealId)
    await announce(desk, second)
    const { header, tranches } = await investor.deals.investorDealDetail({ dealId })
    expect(header.tranches).toEqual([dealId])
    expect(tranches.map((each) => each.dealId)).toEqual([dealId])
    const both = await (await clientOf(app, 'investorvellumasia')).deals.investorDealDetail({ dealId })
    expect(both.header.tranches).toEqual([dealId, second])
  })

  it('sees a test pushed from a draft, at its level', async () => {
    const testPrice = { ...fullTerms.ipg, level: rate('135'), words: null }
    const dealId = await announced({ terms: { testPrice, addressed: kestrelpeak } }, 'Test')
    const { header, lifecycle } = await investor.deals.investorDealDetail({ dealId })
    expect(header).toMatchObject({ status: 'Test', guidance: { kind: 'test', level: testPrice } })
    expect(lifecycle.test).toMatchObject({ number: 1, level: testPrice })
    expect(JSON.stringify(await investor.deals.investorDealDetail({ dealId }))).not.toContain('"120"')
    expect(await listed(await clientOf(app, 'investorvellumasia'))).not.toContain(dealId)
  })

  it('filters, sorts and pages', async () => {
    const dealId = await announced({ name: 'Amber needle', terms: { currency: 'EUR' } })
    const ask = async (query: object) =>
      (await investor.deals.investorDealList({ pageSize: 500, ...query })).list.map((each) => each.dealId)
    expect(await ask({ keyword: 'NEEDLE' })).toEqual([dealId])
    expect(await ask({ keyword: 'needle', status: 'FPG,Priced' })).toEqual([])
    expect(await ask({ keyword: 'needle', status: 'FPG,IPG', currency: 'EUR' })).toEqual([dealId])
    await announced({ name: 'Zinc needle' })
    const sorted = await investor.deals.investorDealList({
      keyword: 'needle',
      sortField: 'name',
      sortOrder: 'desc',
    })
    expect(sorted.list.map(({ name }) => name)).toEqual(['Zinc needle', 'Amber needle'])
    const { list, total } = await investor.deals.investorDealList({ pageSize: 1, pageNum: 2 })
    expect([list.length, total > 3]).toEqual([1, true])
  })

  it('is offered the banks an order may go through', async () => {
    const dealId = await announced()
    const { list } = await investor.deals.getBndByList({ dealId })
    expect(list.map(({ shortName, bnd, usual }) => [shortName, bnd, usual])).toEqual([
      ['Lantern', true, true],
      ['Brasslight', false, false],
      ['Quillstone', false, false],
    ])
  })
})

describe('the desk’s own fields', () => {
  const secrets: DealRequest = {
    terms: {
      remark: 'SECRET-remark',
      feeDisclosure: 'SECRET-fee',
      waiverReason: 'SECRET-waiver',
      issuerSignsOff: false,
      issuerSeesNames: false,
      bookType: 'soleUndisclosed',
      retained: face(7_777_000),
      hedge: {
        instrument: 'T 4 02/28',
        ratio: rate('88'),
        deadline: null,
        durationManager: 'SECRET-duration',
      },
      testPrice: { ...fullTerms.ipg, level: rate('777'), words: 'SECRET-test' },
      stabilisationManagerId: 'ent_ninefold',
      addressed: { kind: 'chosen', entityIds: ['ent_kestrelpeak', 'ent_vellummacro'] },
    },
    shared: { ...fullShared, roadshowCode: 'SECRET-code' },
  }

  it('are in no reply to investors', async () => {
    const dealId = await announced({ ...secrets, name: 'Planted' })
    const { shared, terms } = await desk.deals.bookDealDetail({ dealId })
    expect(JSON.stringify({ shared, terms })).toMatch(
      /SECRET-code.*SECRET-remark|SECRET-remark.*SECRET-code/s,
    )
    const text = JSON.stringify([
      await investor.deals.investorDealList({ keyword: 'Planted' }),
      await investor.deals.investorDealDetail({ dealId }),
      await investor.deals.getBndByList({ dealId }),
    ])
    expect(text).toContain('Planted')
    expect(text).not.toMatch(/SECRET|"777"|soleUndisclosed|vellummacro|usr_|appointedOn|2027-02-01/)
    const readers: Record<string, string> = { ...termsReaders, ...sharedReaders }
    for (const name of Object.keys(readers).filter((each) => readers[each] === 'desk'))
      expect(text).not.toContain(`"${name}"`)
  })

  it('leave out the hedge and the rule for silence, which investors read', async () => {
    const dealId = await announced({
      terms: {
        silence: 'drop',
        hedge: { instrument: 'T 4 02/28', ratio: rate('88'), deadline: null, durationManager: 'Desk' },
      },
    })
    expect((await investor.deals.investorDealDetail({ dealId })).terms).toMatchObject({
      silence: 'drop',
      hedge: { instrument: 'T 4 02/28', ratio: '88', deadline: null, durationManager: null },
    })
  })

  it('reveal no time of the desk’s changes', async () => {
    const dealId = await announced()
    const before = await investor.deals.investorDealDetail({ dealId })
    const edit = (version: number, terms: object) =>
      desk.deals.editDeal({ dealId, version, sharedVersion: 1, terms })
    await edit(1, { remark: 'Nobody’s business' })
    expect(await investor.deals.investorDealDetail({ dealId })).toEqual(before)
    await edit(2, { sizeCap: '25' })
    const after = await investor.deals.investorDealDetail({ dealId })
    expect(after.terms.sizeCap).toBe('25')
    expect(after.header.updatedAt > before.header.updatedAt).toBe(true)
  })
})

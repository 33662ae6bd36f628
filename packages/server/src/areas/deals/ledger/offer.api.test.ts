// Investors hear of published changes and of nothing else; numbers and times reveal nothing either.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { Addressed } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { linesOf, spread } from '../../../../test/lifecycle.ts'
import { announce, fullTerms, makeDraft } from '../../../../test/deals.ts'
import { pdfOf } from '../../../../test/files.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const codesOf = async (dealId: string) => (await linesOf(app, `offer:${dealId}`)).map(({ code }) => code)
const timeOf = async (dealId: string) =>
  (await investor.deals.investorDealDetail({ dealId })).header.updatedAt
const chosen = (...entityIds: string[]): Addressed => ({ kind: 'chosen', entityIds })

/** One tranche for everybody, and one for somebody else. */
const twoTranches = async () => {
  const dealId = await makeDraft(desk)
  const { dealId: others } = await desk.deals.addTranche({ dealId, name: 'For others' })
  await desk.deals.saveDeal({
    dealId: others,
    version: 1,
    sharedVersion: 1,
    terms: { ipg: fullTerms.ipg, addressed: chosen('ent_vellumasia') },
  })
  await announce(desk, dealId)
  return { dealId, others }
}

describe('a sibling tranche for others', () => {
  it('changes neither number nor time', async () => {
    const { dealId, others } = await twoTranches()
    const before = await investor.deals.investorDealDetail({ dealId })
    const codes = await codesOf(dealId)
    await announce(desk, others)
    await desk.deals.setGuidance({ dealId: others, guidance: spread('100') })
    await desk.deals.abort({ dealId: others })
    expect(await codesOf(others)).toHaveLength(3)
    expect(await codesOf(dealId)).toEqual(codes)
    expect(await investor.deals.investorDealDetail({ dealId })).toEqual(before)
  })

  it('sends shared changes once it is announced', async () => {
    const { dealId, others } = await twoTranches()
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, shared: { issuerNote: 'A note' } })
    expect([(await codesOf(dealId)).at(-1), await codesOf(others)]).toEqual(['offer.edited', []])
    await announce(desk, others)
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 2, shared: { issuerNote: 'Another' } })
    expect((await codesOf(others)).at(-1)).toBe('offer.edited')
  })
})

describe('the other addressees', () => {
  it('join without a change for the reader, and leave without a new time', async () => {
    const dealId = await makeDraft(desk, { terms: { addressed: chosen('ent_kestrelpeak') } })
    await announce(desk, dealId)
    const before = await timeOf(dealId)
    const address = (version: number, addressed: Addressed) =>
      desk.deals.editDeal({ dealId, version, sharedVersion: 1, terms: { addressed } })
    await address(1, chosen('ent_kestrelpeak', 'ent_vellumasia'))
    expect(await codesOf(dealId)).toEqual(['offer.moved'])
    await address(2, chosen('ent_kestrelpeak'))
    expect(await codesOf(dealId)).toEqual(['offer.moved', 'offer.reach'])
    expect(await timeOf(dealId)).toBe(before)
  })

  it('are not in the published part', async () => {
    const dealId = await makeDraft(desk, { terms: { addressed: chosen('ent_kestrelpeak') } })
    await announce(desk, dealId)
    const before = await timeOf(dealId)
    const terms = { addressed: chosen('ent_kestrelpeak', 'ent_vellumasia'), sizeCap: '25' }
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms })
    expect((await codesOf(dealId)).at(-1)).toBe('offer.edited')
    expect((await timeOf(dealId)) > before).toBe(true)
  })
})

describe('figures of the desk', () => {
  it('inside a published field change nothing for investors', async () => {
    const approval = {
      kind: 'ndrc' as const,
      reference: 'No. 88',
      issuedOn: null,
      validUntil: null,
      quota: null,
      reportDue: null,
    }
    const dealId = await makeDraft(desk, { terms: { approvals: [approval] } })
    await announce(desk, dealId)
    const before = await timeOf(dealId)
    const edit = (version: number, change: Partial<typeof approval | { quota: string }>) =>
      desk.deals.editDeal({
        dealId,
        version,
        sharedVersion: 1,
        terms: { approvals: [{ ...approval, ...change }] },
      })
    await edit(1, { quota: 'USD 800mm' })
    expect(await codesOf(dealId)).toEqual(['offer.moved'])
    expect(await timeOf(dealId)).toBe(before)
    await edit(2, { reference: 'No. 89' })
    expect((await codesOf(dealId)).at(-1)).toBe('offer.edited')
  })
})

describe('a document', () => {
  const add = async (dealId: string, validFrom: string | null) => {
    const file = new File([pdfOf('Terms')], 'terms.pdf')
    const { fileId } = await desk.files.upload({ purpose: 'document', file })
    const details = { description: 'Terms', validUntil: null, audience: 'all', gated: false } as const
    await desk.deals.addDoc({ dealId, fileId, validFrom, ...details })
  }

  it('that is not valid yet changes nothing before its day', async () => {
    const dealId = await makeDraft(desk)
    await announce(desk, dealId)
    await add(dealId, '2099-01-01')
    expect(await codesOf(dealId)).toEqual(['offer.moved'])
    await add(dealId, null)
    expect(await codesOf(dealId)).toEqual(['offer.moved', 'offer.documents'])
  })
})

// Odd terms ticked as published: by whom, until when, and for whom.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { factsOf, type Terms } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, face, makeDraft, rate } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

/** A person and a time that the sender makes up. */
const forged = { by: 'usr_somebody', at: '2001-01-01T00:00:00Z' }

const tick = async (dealId: string) => {
  const { terms, shared, warnings, version } = await desk.deals.bookDealDetail({ dealId })
  const ticks = warnings.map(({ field, reason }) => ({
    field,
    reason,
    facts: factsOf({ terms, shared }, { field, reason }),
    ...forged,
  }))
  await desk.deals.saveDeal({ dealId, terms: { asPublished: ticks }, version })
  return desk.deals.bookDealDetail({ dealId })
}

const odd: Partial<Terms> = { mtn: true, programme: null }

it('names the person who sent it, whatever was sent, and silences the term until it changes', async () => {
  const dealId = await makeDraft(desk, { terms: odd })
  const { warnings, asPublished, version } = await tick(dealId)
  expect(warnings).toEqual([])
  expect(asPublished).toMatchObject([
    {
      field: 'terms.programme',
      reason: 'deal.odd-mtn',
      tab: 'terms',
      by: { entity: { shortName: 'Lantern' } },
    },
  ])
  expect(asPublished[0]!.by!.userId).not.toBe(forged.by)
  expect(Date.parse(asPublished[0]!.at!)).toBeGreaterThan(Date.parse('2026-01-01'))
  await desk.deals.saveDeal({ dealId, terms: { mtn: false, programme: 'USD 5bn' }, version })
  const changed = await desk.deals.bookDealDetail({ dealId })
  expect(changed.warnings.map(({ reason }) => reason)).toEqual(['deal.odd-mtn'])
  expect(changed.asPublished).toEqual([])
})

it('is in the deal log with field and person, and is no investor’s', async () => {
  const dealId = await makeDraft(desk, { terms: odd })
  const { asPublished } = await tick(dealId)
  const { list } = await desk.deals.getDealLog({ dealId })
  const change = list[0]!.changes.find(({ field }) => field === 'terms.asPublished')
  expect(change?.to).toBe(`Programme · ${asPublished[0]!.by!.name}`)
  await announce(desk, dealId)
  const investor = await clientOf(app, 'investor')
  expect((await investor.deals.investorDealDetail({ dealId })).terms).not.toHaveProperty('asPublished')
})

it('is of one deal: a copy and a further tranche are looked at anew', async () => {
  const dealId = await makeDraft(desk, { terms: odd })
  await tick(dealId)
  for (const other of [
    await desk.deals.copyDeal({ dealId, name: 'A copy' }),
    await desk.deals.addTranche({ dealId, name: 'A tranche' }),
  ])
    expect(
      (await desk.deals.bookDealDetail({ dealId: other.dealId })).warnings.map(({ reason }) => reason),
    ).toContain('deal.odd-mtn')
})

it('cannot be put on what is impossible', async () => {
  const wrong = async (terms: Partial<Terms>) =>
    (await refusalOf(makeDraft(desk, { terms }))).fields.map(({ field, reason }) => `${field} ${reason}`)
  const size: Terms['size'] = { kind: 'number', face: face(500_000_000), unit: 'mm' }
  expect(await wrong({ size, minDenomination: face(1_000_000_000) })).toEqual([
    'terms.minDenomination deal.denomination-over-size',
  ])
  expect(await wrong({ size, sizeCap: rate('0.01') })).toEqual(['terms.sizeCap deal.cap-under-minimum'])
  expect(
    await wrong({ tenor: { perpetual: true, years: 5, months: 0, days: 0 }, maturityDate: null }),
  ).toEqual(['terms.tenor deal.perpetual-tenor'])
})

// Published deals: entered, read back field by field, and moved as far as their published figures allow.
// Consistent figures are accepted, and inconsistent ones refused. What looks odd is ticked as published.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { emptyShared, emptyTerms, factsOf } from '@bookrunner/domain/deals'
import { exact, rateOf } from '@bookrunner/domain/kernel'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes } from '../../../../test/lifecycle.ts'
import {
  publishedDeals,
  type PublishedDeal,
  type PublishedTranche,
} from '../../../../test/published-deals/index.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  const deals = Object.values(publishedDeals)
  const platform = { source: 'platform', review: 'reviewed' } as const
  const issuers = deals.map(({ issuer }) => ({ ...issuer, deal_roles: ['issuer' as const], ...platform }))
  const banks = deals.flatMap(({ banks = [] }) =>
    banks.map((bank) => ({ ...bank, deal_roles: ['underwriter' as const], ...platform })),
  )
  await app.database.db
    .insertInto('entity')
    .values([...issuers, ...banks])
    .execute()
})
afterAll(() => app.close())

/** One draft with a tranche for each further deal, then their published figures. */
const enter = async ({ issuer, shared, tranches }: PublishedDeal): Promise<string[]> => {
  const [first, ...more] = tranches
  const all = { ...shared, issuerId: issuer.id }
  const { dealId: firstId } = await desk.deals.saveDeal({ name: first.name, shared: all })
  const ids = [firstId]
  for (const { name } of more) ids.push((await desk.deals.addTranche({ dealId: firstId, name })).dealId)
  for (const [at, { terms }] of tranches.entries())
    await desk.deals.saveDeal({ dealId: ids[at]!, terms, version: 1 })
  return ids
}

const close = async (dealId: string, guidance: NonNullable<PublishedTranche['fpg']>) => {
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance, closesAt: inMinutes(60) })
  await desk.deals.fpgEnd({ dealId })
}

/** Without a published price the deal is launched, and the refusal names what is missing. */
const goOn = async (dealId: string, { fpg, final, lacks }: PublishedTranche): Promise<void> => {
  if (!fpg || !final) return
  await close(dealId, fpg)
  await desk.deals.setFinalTerms({ dealId, final: lacks ? final : { ...final, coupon: null, price: null } })
  if (lacks) {
    const refusal = await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced', final }))
    expect(refusal.fields.map(({ field }) => field)).toEqual(lacks)
    return
  }
  const off = { ...final, price: rateOf(exact(final.price!).plus('0.05')) }
  const refusal = await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced', final: off }))
  expect(refusal.fields).toMatchObject([{ field: 'final.price' }])
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
}

/** What looks odd in old deals is as it was published: whoever enters them ticks it, and it is silent. */
const tickAll = async (dealId: string): Promise<void> => {
  const stored = await desk.deals.bookDealDetail({ dealId })
  const { terms, shared, warnings, version } = stored
  expect(warnings.map(({ reason }) => reason)).toContain('deal.odd-pricing-past')
  const ticks = warnings.map(({ field, reason }) => ({
    field,
    reason,
    facts: factsOf({ terms, shared }, { field, reason }),
    by: null,
    at: null,
  }))
  await desk.deals.saveDeal({ dealId, terms: { asPublished: ticks }, version })
  const silent = await desk.deals.bookDealDetail({ dealId })
  expect(silent.warnings).toEqual([])
  expect(silent.asPublished.map(({ reason }) => reason)).toEqual(warnings.map(({ reason }) => reason))
}

const reached = ({ fpg, final, lacks }: PublishedTranche) => ({
  status: !fpg ? 'IPG' : lacks ? 'FPG' : 'Priced',
  final: final ?? null,
})

describe.each(Object.entries(publishedDeals))('%s', (_about, deal) => {
  let ids: string[] = []

  it('is saved and read back field by field, with the derived days', async () => {
    ids = await enter(deal)
    for (const [at, { name, terms, follow }] of deal.tranches.entries()) {
      const stored = await desk.deals.bookDealDetail({ dealId: ids[at]! })
      expect(stored.header.name).toBe(name)
      expect(stored.header.issuer).toMatchObject({ entityId: deal.issuer.id, name: deal.issuer.name })
      expect(stored.terms).toEqual({ ...emptyTerms, ...terms, ...follow })
      expect(stored.shared).toEqual({ ...emptyShared, ...deal.shared, issuerId: deal.issuer.id })
      expect(stored.missing).toEqual([])
      await tickAll(ids[at]!)
    }
  })

  it('moves as far as its published figures allow', async () => {
    for (const [at, tranche] of deal.tranches.entries()) {
      const dealId = ids[at]!
      const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
      await desk.deals.submitDeal({ dealId, target: 'IPG', version, sharedVersion })
      await goOn(dealId, tranche)
      const stored = await desk.deals.bookDealDetail({ dealId })
      expect(stored.header).toMatchObject(reached(tranche))
      expect(stored.guidance.at(-1)!.level).toEqual(tranche.fpg ?? tranche.terms.ipg)
      expect(stored.tranches.map(({ dealId: each }) => each)).toEqual(ids)
    }
  })
})

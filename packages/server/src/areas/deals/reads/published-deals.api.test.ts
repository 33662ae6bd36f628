// Six deals as their banks published them: entered, read back field by field, and taken as far as the published
// figures reach. What they printed is taken and kept, and a figure that does not belong to the others is not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { emptyShared, emptyTerms } from '@bookrunner/domain/deals'
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

/** One draft, a tranche beside it for each other, and then what was published of each. */
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

/** As far as it goes: without a price that was published it is launched, and what is missing to price it said. */
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

const reached = ({ fpg, final, lacks }: PublishedTranche) => ({
  status: !fpg ? 'IPG' : lacks ? 'FPG' : 'Priced',
  final: final ?? null,
})

describe.each(Object.entries(publishedDeals))('%s', (_about, deal) => {
  let ids: string[] = []

  it('is saved and read back field by field, with the days that follow', async () => {
    ids = await enter(deal)
    for (const [at, { name, terms, follow }] of deal.tranches.entries()) {
      const kept = await desk.deals.bookDealDetail({ dealId: ids[at]! })
      expect(kept.header.name).toBe(name)
      expect(kept.header.issuer).toMatchObject({ entityId: deal.issuer.id, name: deal.issuer.name })
      expect(kept.terms).toEqual({ ...emptyTerms, ...terms, ...follow })
      expect(kept.shared).toEqual({ ...emptyShared, ...deal.shared, issuerId: deal.issuer.id })
      expect(kept.missing).toEqual([])
      expect(kept.warnings).toEqual([])
    }
  })

  it('goes as far as its published figures reach', async () => {
    for (const [at, tranche] of deal.tranches.entries()) {
      const dealId = ids[at]!
      const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
      await desk.deals.submitDeal({ dealId, target: 'IPG', version, sharedVersion })
      await goOn(dealId, tranche)
      const kept = await desk.deals.bookDealDetail({ dealId })
      expect(kept.header).toMatchObject(reached(tranche))
      expect(kept.guidance.at(-1)!.level).toEqual(tranche.fpg ?? tranche.terms.ipg)
      expect(kept.tranches.map(({ dealId: each }) => each)).toEqual(ids)
    }
  })
})

// Deals for tests: drafts ready to be announced.
import type { Client } from '@bookrunner/contract'
import { emptyShared, type Shared, type Terms, type Times } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'

export const rate = (text: string): Rate => text as Rate
export const face = (units: number): FaceAmount => units as FaceAmount

/** What an announcement needs, and little more. */
export const fullTerms = {
  size: { kind: 'benchmark' },
  currency: 'USD',
  format: 'regS',
  capitalStructure: 'seniorUnsecured',
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  pricingDate: '2027-03-02',
  settlementDate: '2027-03-09',
  issueDate: '2027-03-09',
  maturityDate: '2030-03-11',
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  minDenomination: face(200_000),
  increment: face(1000),
  ipg: { basis: 'spread', over: 'T', level: rate('120'), to: null, words: 'area' },
} as const satisfies Partial<Terms>

/** Lantern leads with Brasslight; Quillstone is a joint manager, Ninefold a viewer. */
export const fullShared = {
  ...emptyShared,
  issuerId: 'ent_glasswing',
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: '2027-02-01' },
    { entityId: 'ent_brasslight', roles: ['JGC'], appointedOn: null },
    { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
    { entityId: 'ent_ninefold', roles: ['JLM', 'VIEW'], appointedOn: null },
  ],
  unrated: true,
} satisfies Shared

/** Ninefold, otherwise a viewer, bills and delivers here instead of the OC, and leads no order. */
export const sharedWithBnd = {
  ...fullShared,
  syndicate: fullShared.syndicate.map((bank) => {
    if (bank.entityId === 'ent_lantern') return { ...bank, roles: ['OC' as const] }
    return bank.entityId === 'ent_ninefold' ? { ...bank, roles: ['JLM' as const, 'BND' as const] } : bank
  }),
}

export interface DealRequest {
  name?: string
  terms?: Partial<Terms>
  shared?: Partial<Shared>
  times?: Partial<Times>
}

/** A draft ready to be announced; returns its id. */
export const makeDraft = async (
  client: Client,
  { name = 'Glasswing 3y', terms, shared, times }: DealRequest = {},
) => {
  const { dealId } = await client.deals.saveDeal({
    name,
    terms: { ...fullTerms, ...terms },
    shared: { ...fullShared, ...shared },
    ...(times && { times }),
  })
  return dealId
}

const inHours = (hours: number): string =>
  Temporal.Now.instant().add({ hours }).round('millisecond').toString()

/** Announces it; `Test` opens a test of the draft. */
export const announce = async (
  desk: Client,
  dealId: string,
  target: 'IPG' | 'Test' = 'IPG',
): Promise<void> => {
  const { version, sharedVersion, terms, lifecycle } = await desk.deals.bookDealDetail({ dealId })
  const level = terms.testPrice ?? terms.ipg
  await desk.deals.submitDeal({
    dealId,
    target,
    version,
    sharedVersion,
    ...(target === 'Test' && {
      ...(level && { testPrice: level }),
      testClosesAt: lifecycle.closesAt ?? inHours(24),
    }),
  })
}

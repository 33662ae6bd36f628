// Deals for tests: drafts that could be announced, and how one comes to be.
import type { Client } from '@bookrunner/contract'
import {
  announcementOf,
  emptyShared,
  submit,
  type Shared,
  type Terms,
  type Times,
} from '@bookrunner/domain/deals'
import { isRefusal, type Face, type Rate } from '@bookrunner/domain/kernel'
import { deal } from '../src/areas/deals/index.ts'
import { accept } from '../src/platform/service/index.ts'
import type { TestApp } from './app.ts'

export const rate = (text: string): Rate => text as Rate
export const face = (units: number): Face => units as Face

/** What announcing asks for, and little more. */
export const fullTerms = {
  ...{ size: { kind: 'benchmark' }, currency: 'USD', format: 'regS', capitalStructure: 'seniorUnsecured' },
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  ...{ pricingDate: '2027-03-02', settlementDate: '2027-03-09', issueDate: '2027-03-09' },
  ...{ maturityDate: '2030-03-11', couponType: 'fixed', couponFrequency: 'semiAnnual', dayCount: '30/360' },
  ...{ minDenomination: face(200_000), increment: face(1000) },
  ipg: { basis: 'spread', over: 'T', level: rate('120'), to: null, words: 'area' },
} as const satisfies Partial<Terms>

/** Lantern leads, Brasslight beside it; Quillstone is a joint manager, Ninefold looks on. */
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

export interface Wanted {
  name?: string
  terms?: Partial<Terms>
  shared?: Partial<Shared>
  times?: Partial<Times>
}

/** A draft that could be announced; its id. */
export const makeDraft = async (
  client: Client,
  { name = 'Glasswing 3y', terms, shared, times }: Wanted = {},
) => {
  const { dealId } = await client.deals.saveDeal({
    name,
    terms: { ...fullTerms, ...terms },
    shared: { ...fullShared, ...shared },
    ...(times && { times }),
  })
  return dealId
}

/** Announced by the rule itself, whoever may; `from` opens a test of the draft. */
export const announce = async (
  app: TestApp,
  dealId: string,
  target: 'IPG' | 'Test' = 'IPG',
): Promise<void> => {
  const outcome = await app.road.submit({
    ...{ on: deal, key: announcementOf(dealId), actor: null, need: {} },
    decide: ({ tranches, announcement }, { now, seq }) => {
      const tranche = tranches.get(dealId)!
      const moved = submit({ ...tranche, shared: announcement!.shared }, { target }, { now, seq, by: null })
      if (isRefusal(moved)) return moved
      return accept({
        reply: null,
        changes: [
          ...moved.versions.map((version) => ({ kind: 'guidance' as const, dealId, version })),
          { kind: 'course' as const, dealId, course: moved.course },
        ],
        line: { code: 'deal.submitted', params: { dealId } },
        also: [
          {
            ledger: `offer:${dealId}`,
            line: { code: 'offer.announced', params: { dealId } },
          },
        ],
      })
    },
  })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome))
}

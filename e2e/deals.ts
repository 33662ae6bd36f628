// Deals that a journey makes for itself, through the API: others' deals are left alone.
import type { Client } from '@bookrunner/contract'

const terms = {
  size: { kind: 'number', face: 500_000_000, unit: 'mm' },
  currency: 'USD',
  tenor: { perpetual: false, years: 5, months: 0, days: 0 },
  format: 'regS',
  capitalStructure: 'seniorUnsecured',
  label: 'green',
  pricingDate: '2031-03-03',
  settlementDate: '2031-03-10',
  issueDate: '2031-03-10',
  maturityDate: '2036-03-10',
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  minDenomination: 200_000,
  increment: 1000,
  ipg: { basis: 'spread', over: 'T', level: '120', to: null, words: 'area' },
} as const

type Draft = Parameters<Client['deals']['saveDeal']>[0]

/** A draft of Lantern's for Glasswing that could be announced; its id. */
export async function draftDeal(desk: Client, name: string, more: Partial<Draft> = {}): Promise<string> {
  const { dealId } = await desk.deals.saveDeal({
    name,
    ...more,
    terms: { ...terms, ...more.terms },
    shared: {
      issuerId: 'ent_glasswing',
      syndicate: [{ entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null }],
      unrated: true,
      ...more.shared,
    },
  })
  return dealId
}

/** Shows it to the investors it is addressed to. */
export async function announceDeal(desk: Client, dealId: string): Promise<void> {
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
  await desk.deals.submitDeal({ dealId, target: 'IPG', version, sharedVersion })
}

/** New guidance, over the Treasury. */
export const guideDeal = (desk: Client, dealId: string, bp: string) =>
  desk.deals.setGuidance({
    dealId,
    guidance: { basis: 'spread', over: 'T', level: bp, to: null, words: null },
  })

/** Never the same twice: a world may be used for several runs. */
export const dealName = (about: string): string => `${about} ${Math.random().toString(36).slice(2, 7)}`

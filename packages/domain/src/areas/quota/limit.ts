import type { FaceAmount } from '../../kernel/index.ts'

/** Per bond, per institution over all deals, per institution and bond, the whole business (§7). */
export const quotaLevels = ['bond', 'org', 'orgBond', 'business'] as const
export type QuotaLevel = (typeof quotaLevels)[number]

/** A hard limit refuses an order, a soft one flags it. */
export const quotaKinds = ['hard', 'soft'] as const
export type QuotaKind = (typeof quotaKinds)[number]

/** What a limit is on. */
export interface QuotaScope {
  level: QuotaLevel
  entityId: string | null
  dealId: string | null
}

/** A limit of §9. In code it is a quota, because a limit is what an order has. */
export interface Quota extends QuotaScope {
  id: string
  amount: FaceAmount
  currency: string
  kind: QuotaKind
  /** From this part of the amount on, orders are flagged. */
  warnAt: number
  version: number
}

/** The most letters of the reason for a change of a limit or an override. */
export const mostReasonLetters = 500

export const leastWarnAt = 1
export const mostWarnAt = 100

/** Which record the scope of a level names. */
const named: Readonly<Record<QuotaLevel, { entity: boolean; deal: boolean }>> = {
  bond: { entity: false, deal: true },
  org: { entity: true, deal: false },
  orgBond: { entity: true, deal: true },
  business: { entity: false, deal: false },
}

/** Whether a limit of this level is on one institution; the use of others is all investors' together. */
export const isOnInstitution = (level: QuotaLevel): boolean => named[level].entity

/** Fields of the scope that are missing, or that this level does not have. */
export const scopeFaults = ({ level, entityId, dealId }: QuotaScope): ('entityId' | 'dealId')[] => {
  const { entity, deal } = named[level]
  return [
    ...((entityId !== null) === entity ? [] : ['entityId' as const]),
    ...((dealId !== null) === deal ? [] : ['dealId' as const]),
  ]
}

/** Whether use by this institution on this deal counts against it. */
export const concerns = (
  { level, entityId, dealId }: QuotaScope,
  use: { entityId: string; dealId: string },
): boolean => {
  const { entity, deal } = named[level]
  return (!entity || entityId === use.entityId) && (!deal || dealId === use.dealId)
}

/** How much of a limit is used. `unknown`: a currency has no rate. */
export const quotaStates = ['within', 'warned', 'full', 'over', 'unknown'] as const
export type QuotaState = (typeof quotaStates)[number]

export const quotaStateOf = (
  { amount, warnAt }: Pick<Quota, 'amount' | 'warnAt'>,
  used: bigint | null,
): QuotaState => {
  if (used === null) return 'unknown'
  const most = BigInt(amount)
  if (used > most) return 'over'
  if (used === most) return 'full'
  return used * 100n >= most * BigInt(warnAt) ? 'warned' : 'within'
}

/** What is left of a limit; negative where more is used. */
export const availableOf = ({ amount }: Pick<Quota, 'amount'>, used: bigint): bigint => BigInt(amount) - used

const idParts: Readonly<Record<QuotaLevel, string>> = {
  bond: 'bond',
  org: 'org',
  orgBond: 'orgbond',
  business: 'business',
}

/** There is one limit of each scope, so its id follows from the scope, also after it was removed and set again. */
export const quotaIdOf = ({ level, entityId, dealId }: QuotaScope): string =>
  ['quo', idParts[level], entityId, dealId].filter((part) => part !== null).join('_')

import { mayUse, type Permission, type Rights, type Tier } from '../access/index.ts'
import type { QuotaLevel } from './limit.ts'

export const screenOfLevel: Readonly<Record<QuotaLevel, Permission>> = {
  bond: 'quota_bond',
  org: 'quota_org',
  orgBond: 'quota_org_bond',
  business: 'quota_business',
}

/** Limits of a level are for those who may open its screen. */
export const readsLimits = (rights: Rights, level: QuotaLevel): boolean =>
  mayUse(rights, screenOfLevel[level])

/**
 * What is used on one bond is its book, and what an institution uses there is its order. A system administrator sees
 * neither, nor how full such a limit is: whoever sets its amount would find the use by its state.
 */
export const seesFigures = (tier: Tier, level: QuotaLevel): boolean =>
  tier === 'tier1' || level === 'org' || level === 'business'

/** How many orders a rate converted names, with a step of an institution's use, the currency of its order. */
export const seesConversions = (tier: Tier): boolean => tier === 'tier1'

import { quotaCalls } from '@bookrunner/contract/quota'
import { mayUse, type Permission } from '@bookrunner/domain/access'
import { refuse } from '@bookrunner/domain/kernel'
import { convertUse, missingRates, scopeFaults, type QuotaLevel } from '@bookrunner/domain/quota'
import { read } from '../../../platform/http/handler.ts'
import { hasQuota, readLimitEntities, readUse } from './screen.repo.ts'
import { ratesOf, seesFigures } from './view.ts'

/** The screen of a level. */
export const screenOfLevel: Readonly<Record<QuotaLevel, Permission>> = {
  bond: 'quota_bond',
  org: 'quota_org',
  orgBond: 'quota_org_bond',
  business: 'quota_business',
}

export const getLimitUse = read(quotaCalls.getLimitUse, async ({ db, actor, input }) => {
  const { level, entityId = null, dealId = null, currency } = input
  if (!mayUse(actor.rights, screenOfLevel[level])) return refuse('access.denied')
  if (scopeFaults({ level, entityId, dealId }).length > 0) return refuse('quota.scope-wrong')
  const exists = await hasQuota(db, { level, entityId, dealId })
  if (!seesFigures(actor.rights.tier, level)) return { used: null, rates: [], missingRates: [], exists }
  const { sums, rates } = await readUse(db, { entityId, dealId })
  return {
    used: convertUse(sums, currency, rates)?.toString() ?? null,
    rates: ratesOf({ used: sums, currency }, rates),
    missingRates: missingRates(sums, currency, rates),
    exists,
  }
})

export const getLimitEntities = read(quotaCalls.getLimitEntities, async ({ db, input }) => ({
  list: await readLimitEntities(db, input.keyword),
}))

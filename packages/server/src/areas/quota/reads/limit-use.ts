import { quotaCalls } from '@bookrunner/contract/quota'
import { refuse } from '@bookrunner/domain/kernel'
import { convertUse, missingRates, readsLimits, scopeFaults, seesFigures } from '@bookrunner/domain/quota'
import { read } from '../../../platform/http/handler.ts'
import { hasQuota, readLimitEntities, readUse } from './screen.repo.ts'
import { ratesOf } from './view.ts'

export const getLimitUse = read(quotaCalls.getLimitUse, async ({ db, actor, input }) => {
  const { level, entityId = null, dealId = null, currency } = input
  if (!readsLimits(actor.rights, level)) return refuse('access.denied')
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

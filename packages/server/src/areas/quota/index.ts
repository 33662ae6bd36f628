import type { Area } from '../../platform/area.ts'
import { config, removeLimit } from './limits/config.ts'
import { deliverCrossing } from './notices/crossings.ts'
import { reactToLimits } from './notices/limit-notices.ts'
import { overrideClock } from './overrides/ending.ts'
import { endOverride, grantOverride } from './overrides/overrides.ts'
import { setRate } from './rates/set-rate.ts'
import { exportLimits } from './reads/export-limits.ts'
import { getLimitHistory } from './reads/history.ts'
import { getLimitEntities, getLimitUse } from './reads/limit-use.ts'
import {
  getBondOrgLimitInfos,
  getBondOrgStockLimitInfos,
  getBondStockLimitInfo,
  getBusinessLimitInfo,
  getLimitDeals,
} from './reads/limits.ts'
import { getOverrides } from './reads/overrides.ts'
import { quotaLive } from './reads/quota.live.ts'
import { getRateHistory, getRates } from './reads/rates.ts'

export {
  applyGroups,
  applyOverride,
  applyUse,
  applyUseLater,
  countInTurns,
  type OrderQuota,
} from './use/order-quota.ts'
export { loadQuotaReach, movedQuotas, moveQuotas, type MovedQuota } from './limits/move.repo.ts'
export { readAbove, readFlags, readReviewed, readReviewedIn } from './use/flags.repo.ts'
export type { QuotaNeed } from './use/parts-of-write.repo.ts'
export { loadOrderQuota, loadWithKnownUse, readKnownUse, saveUse, type KnownUse } from './use/use.repo.ts'

export { overrideNotice, readOverrideKeepers, type OverrideChanged } from './notices/limit-notices.ts'

export const quota: Area = {
  react: reactToLimits,
  handlers: [
    getBondStockLimitInfo,
    getBondOrgLimitInfos,
    getBondOrgStockLimitInfos,
    getBusinessLimitInfo,
    getLimitHistory,
    getLimitDeals,
    getLimitEntities,
    getLimitUse,
    exportLimits,
    getOverrides,
    getRates,
    getRateHistory,
    config,
    removeLimit,
    grantOverride,
    endOverride,
    setRate,
  ],
  tasks: { 'quota.deliverCrossing': deliverCrossing },
  due: [overrideClock],
  live: [quotaLive],
}

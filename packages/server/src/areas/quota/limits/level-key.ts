import type { FunctionKey } from '@bookrunner/domain/access'
import type { QuotaLevel } from '@bookrunner/domain/quota'

/** The right of those who keep the limits of a level. */
export const keyOfLevel: Readonly<Record<QuotaLevel, FunctionKey>> = {
  bond: 'quota_bond|edit',
  org: 'quota_org|edit',
  orgBond: 'quota_org_bond|edit',
  business: 'quota_business|edit',
}

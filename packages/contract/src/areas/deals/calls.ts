import { lifecycleCalls } from './lifecycle-calls.ts'
import { entityDealCalls } from './entity-calls.ts'
import { documentCalls } from './document-calls.ts'
import { holidayCalls } from './holiday-calls.ts'
import { investorDealCalls } from './investor-calls.ts'
import { logCalls } from './log-calls.ts'
import { manageCalls } from './manage-calls.ts'
import { partyCalls } from './party-calls.ts'

export const dealsCalls = {
  ...manageCalls,
  ...lifecycleCalls,
  ...investorDealCalls,
  ...documentCalls,
  ...logCalls,
  ...holidayCalls,
  ...entityDealCalls,
  ...partyCalls,
} as const

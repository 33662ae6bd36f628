import { downloadDealLog } from './download-deal-log.ts'
import { getDealLog } from './get-deal-log.ts'
import { verifyDealLog } from './verify-deal-log.ts'

export const logHandlers = [getDealLog, downloadDealLog, verifyDealLog]

export { inZone } from './zoned.ts'

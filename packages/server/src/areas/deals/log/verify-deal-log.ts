import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { proveLedger } from '../../../platform/service/index.ts'
import { readForLog } from './read-right.ts'

/** Verifies the whole chain of the announcement, whichever tranche is named. */
export const verifyDealLog = read(dealsCalls.verifyDealLog, async ({ input, actor, db, workers }) => {
  const context = await readForLog(db, actor, input.dealId)
  if (isRefusal(context)) return context
  const { lines, hash, brokenAt } = await proveLedger(db, `deal:${context.state.id}`, workers)
  return { intact: brokenAt === null, lines, hash, brokenAt }
})

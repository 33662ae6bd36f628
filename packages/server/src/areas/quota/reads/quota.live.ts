import { quotaSubject } from '@bookrunner/contract/quota'
import { refuse } from '@bookrunner/domain/kernel'
import { source } from '../../../platform/live/source.ts'
import { readQuotaNumber } from './number.repo.ts'

/** There is one subject, for all limits. */
const theQuotas = 'all'

/** Screens read their lists again no more often. */
const everyMs = 1000

/**
 * A tick without content: limits, rates and orders of every deal move it, and screens read their lists again. Its number
 * is the sum of all those ledgers' numbers, so that no order has to write one more row.
 */
export const quotaLive = source<typeof quotaSubject>({
  subject: quotaSubject,
  ledger: () => 'quota:rates',
  alsoKinds: ['deal', 'quota', 'entity'],
  paceMs: everyMs,
  viewClass: async (_db, { key }) => (key === theQuotas ? key : refuse('record.unknown')),
  snapshot: async (db) => ({ seq: await readQuotaNumber(db), data: {} }),
  changes: async (db, _view, since) => {
    const seq = await readQuotaNumber(db)
    return { seq, data: seq === since ? [] : [{}] }
  },
})

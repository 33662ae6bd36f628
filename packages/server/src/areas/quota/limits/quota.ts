import type { Quota, RatesNow } from '@bookrunner/domain/quota'
import type { Aggregate } from '../../../platform/service/index.ts'
import { loadRates } from '../rates/rates.repo.ts'
import {
  deleteQuota,
  loadCurrencies,
  loadQuota,
  loadSubjects,
  saveQuota,
  saveReason,
  type QuotaSubjects,
} from './quota.repo.ts'

export interface QuotaNeed {
  entityIds: readonly string[]
  dealIds: readonly string[]
}

export interface QuotaRecordState extends QuotaSubjects {
  quota: Quota | undefined
  currencies: readonly string[]
  rates: RatesNow
}

/** `quota` is absent for a removed limit. */
export interface QuotaChange {
  quota: Quota | undefined
  by: string
  reason: string
}

/**
 * A limit: one lock, one log. Orders that a limit concerns take the same lock, after that of their deal and in the order of
 * the limits' ids.
 */
export const quota: Aggregate<QuotaRecordState, QuotaNeed, QuotaChange> = {
  kind: 'quota',
  load: async (transaction, id, needs) => {
    const [found, subjects, currencies, rates] = await Promise.all([
      loadQuota(transaction, id),
      loadSubjects(
        transaction,
        needs.flatMap(({ entityIds }) => entityIds),
        needs.flatMap(({ dealIds }) => dealIds),
      ),
      loadCurrencies(transaction),
      loadRates(transaction),
    ])
    return { quota: found, ...subjects, currencies, rates }
  },
  apply: (state, change) => {
    state.quota = change.quota
  },
  save: (transaction, id, changes) =>
    Promise.all(
      changes.flatMap(({ change, now, seq }) => [
        change.quota ? saveQuota(transaction, change.quota, now, change.by) : deleteQuota(transaction, id),
        saveReason(transaction, `quota:${id}`, seq, change.reason),
      ]),
    ),
}

import type { QuotaOverride } from '@bookrunner/domain/quota'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Aggregate } from '../../../platform/service/index.ts'
import { loadSubjects, saveReason, type QuotaSubjects } from '../limits/quota.repo.ts'
import type { OverrideChanged } from '../notices/limit-notices.ts'
import { loadOverrideNotice, setEndingNotified, type OverrideNotice } from './ending.repo.ts'
import { endOverrideRow, insertOverride, loadOverride } from './override.repo.ts'

interface OverrideState extends QuotaSubjects {
  override: QuotaOverride | undefined
  notice: OverrideNotice | undefined
}
interface OverrideNeed {
  entityId: string
  dealId: string
}
type OverrideChange =
  | { kind: 'granted'; override: QuotaOverride; by: string; reason: string }
  | { kind: 'ended'; override: QuotaOverride; reason: string }
  | { kind: 'ending'; override: QuotaOverride }

const saveChange = (
  transaction: Transaction,
  change: OverrideChange,
  now: Temporal.Instant,
): Promise<unknown> => {
  const { id } = change.override
  switch (change.kind) {
    case 'granted':
      return insertOverride(transaction, change.override, change.reason, now, change.by)
    case 'ended':
      return endOverrideRow(transaction, id, now)
    case 'ending':
      return setEndingNotified(transaction, id, now)
    default:
      return change satisfies never
  }
}

/** An override: one lock, one log. An order that may need it takes the same lock. */
export const override: Aggregate<OverrideState, OverrideNeed, OverrideChange> = {
  kind: 'quota',
  load: async (transaction, id, needs) => {
    const [found, notice, subjects] = await Promise.all([
      loadOverride(transaction, id),
      loadOverrideNotice(transaction, id),
      loadSubjects(
        transaction,
        needs.map(({ entityId }) => entityId),
        needs.map(({ dealId }) => dealId),
      ),
    ])
    return { override: found, notice, ...subjects }
  },
  apply: (state, change) => {
    state.override = change.override
    if (change.kind === 'ending' && state.notice) state.notice = { ...state.notice, isEndingNotified: true }
  },
  save: (transaction, id, changes) =>
    Promise.all(
      changes.flatMap(({ change, now, seq }) => [
        saveChange(transaction, change, now),
        ...('reason' in change ? [saveReason(transaction, `quota:${id}`, seq, change.reason)] : []),
      ]),
    ),
}

export const overrideChanged = (
  kind: OverrideChanged['kind'],
  { entityId, dealId, amount, until }: QuotaOverride,
  { by, currency }: { by: string | null; currency: string | null },
): OverrideChanged => ({
  type: 'quota.override-changed',
  kind,
  entityId,
  dealId,
  amount,
  currency,
  until,
  by,
})

import { sql } from 'kysely'
import type { QuotaOverride } from '@bookrunner/domain/quota'
import { query, type Transaction } from '../../../platform/db/index.ts'

export const overrideColumns = sql`o.id, o.entity_id as "entityId", o.deal_id as "dealId", o.amount, o.until,
  o.order_id as "orderId", o.ended_at as "endedAt"`

type OverrideRow = Omit<QuotaOverride, 'until' | 'endedAt'> & {
  until: Temporal.Instant
  endedAt: Temporal.Instant | null
}

const overrideOf = ({ until, endedAt, ...row }: OverrideRow): QuotaOverride => ({
  ...row,
  until: until.toString(),
  endedAt: endedAt?.toString() ?? null,
})

export const loadOverride = async ({ run }: Transaction, id: string): Promise<QuotaOverride | undefined> => {
  const [row] = await run(
    sql<OverrideRow>`select ${overrideColumns} from quota_override o where o.id = ${id}`,
  )
  return row && overrideOf(row)
}

export const insertOverride = (
  { run }: Transaction,
  override: QuotaOverride,
  reason: string,
  now: Temporal.Instant,
  by: string,
): Promise<unknown> =>
  run(
    query.insertInto('quota_override').values({
      id: override.id,
      entity_id: override.entityId,
      deal_id: override.dealId,
      amount: override.amount,
      until: override.until,
      reason,
      granted_at: now,
      granted_by: by,
      order_id: null,
      used_at: null,
      ended_at: null,
      ending_notified_at: null,
    }),
  )

export const endOverrideRow = ({ run }: Transaction, id: string, now: Temporal.Instant): Promise<unknown> =>
  run(query.updateTable('quota_override').set({ ended_at: now }).where('id', '=', id))

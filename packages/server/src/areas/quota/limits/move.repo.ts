import { sql } from 'kysely'
import { quotaIdOf, type Quota } from '@bookrunner/domain/quota'
import type { Transaction } from '../../../platform/db/index.ts'
import { quotaColumns } from './quota.repo.ts'

/** What an institution has in limits: its limits, and the deals in which orders use some of them. */
export interface QuotaReach {
  quotas: Quota[]
  deals: string[]
}

export const loadQuotaReach = async (
  { run }: Transaction,
  entityIds: readonly string[],
): Promise<QuotaReach> => {
  const [quotas, deals] = await Promise.all([
    run(sql<Quota>`select ${quotaColumns} from quota q where q.entity_id = any(${entityIds}) order by q.id`),
    run(sql<{ id: string }>`
      select distinct d.announcement_id as id from quota_use u join deal d on d.id = u.deal_id
      where u.entity_id = any(${entityIds})`),
  ])
  return { quotas, deals: deals.map(({ id }) => id) }
}

/** A limit of a merged institution moves to its target, unless that has such a limit of its own. */
export interface MovedQuota {
  before: Quota
  /** Absent where the target's own limit stays. */
  after: Quota | undefined
}

export const movedQuotas = (quotas: readonly Quota[], fromId: string, intoId: string): MovedQuota[] => {
  const own = new Set(quotas.flatMap(({ id, entityId }) => (entityId === intoId ? [id] : [])))
  return quotas
    .filter(({ entityId }) => entityId === fromId)
    .map((before) => {
      const id = quotaIdOf({ ...before, entityId: intoId })
      const after = { ...before, id, entityId: intoId, version: before.version + 1 }
      return { before, after: own.has(id) ? undefined : after }
    })
}

/** What orders use of the merged institution's limits counts for its target from now on. */
export const moveQuotas = (
  { run }: Transaction,
  moved: readonly MovedQuota[],
  fromId: string,
  intoId: string,
): Promise<unknown> =>
  Promise.all([
    run(sql`
      with gone as (delete from quota_use where entity_id = ${fromId} returning *)
      insert into quota_use (order_id, entity_id, deal_id, currency, phase, own, amount, until, flags, rate, rate_day)
      select order_id, ${intoId}, deal_id, currency, phase, own, amount, until, flags, rate, rate_day from gone
      on conflict (order_id, entity_id) do update
        set own = quota_use.own + excluded.own, amount = quota_use.amount + excluded.amount`),
    ...moved.map(({ before, after }) =>
      after
        ? run(sql`
            update quota set id = ${after.id}, entity_id = ${intoId}, version = ${after.version}
            where id = ${before.id}`)
        : run(sql`delete from quota where id = ${before.id}`),
    ),
    run(sql`update quota_override set entity_id = ${intoId} where entity_id = ${fromId}`),
  ])

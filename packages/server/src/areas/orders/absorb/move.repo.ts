import { sql } from 'kysely'
import { readdress } from '@bookrunner/domain/deals'
import { isSame, type LocalizedNames } from '@bookrunner/domain/kernel'
import { query, type Transaction } from '../../../platform/db/index.ts'
import { moveDepartments } from '../../users/index.ts'
import type { ReachedDeal } from './reach.repo.ts'

/** People move with their departments and with the institutions that they added. */
export const moveUsers = (
  transaction: Transaction,
  from: LocalizedNames & { id: string },
  intoId: string,
): Promise<unknown> =>
  Promise.all([
    moveDepartments(transaction, from, intoId),
    transaction.run(
      query.updateTable('user_account').set({ entity_id: intoId }).where('entity_id', '=', from.id),
    ),
    // Institutions that the people added, and that only they see until the review.
    transaction.run(query.updateTable('entity').set({ added_for: intoId }).where('added_for', '=', from.id)),
  ])

/**
 * Orders and drafts get their new investor; everything else of them stays, their numbers too: a changed number would
 * show readers of aliases which orders moved together. Versions stay as they were saved.
 */
export const moveOrders = ({ run }: Transaction, fromId: string, intoId: string): Promise<unknown> =>
  run(sql`
    update deal_order set investor_id = ${intoId}, record = record || jsonb_build_object(
      'investorId', ${intoId}::text, 'mergedFrom', coalesce(record ->> 'mergedFrom', ${fromId}))
    where investor_id = ${fromId}`)

/** Deals for the merged institution are for its target. A desk that edits the terms meanwhile learns of it. */
export const moveAddressed = (
  { run }: Transaction,
  { fromId, intoId, deals }: { fromId: string; intoId: string; deals: readonly ReachedDeal[] },
): Promise<unknown> => {
  const named = deals
    .map(({ dealId, addressed }) => ({
      dealId,
      before: addressed,
      after: readdress(addressed, fromId, intoId),
    }))
    .filter(({ before, after }) => !isSame(before, after))
    .map(({ dealId, after }) => ({ dealId, addressed: after }))
  return Promise.all([
    run(sql`
      with gone as (delete from deal_addressee where entity_id = ${fromId} returning deal_id)
      insert into deal_addressee (deal_id, entity_id) select deal_id, ${intoId} from gone
      on conflict do nothing`),
    run(sql`
      update deal d set version = d.version + 1, terms = jsonb_set(d.terms, '{addressed}', r.addressed)
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r ("dealId" text, addressed jsonb)
      where d.id = r."dealId"`),
  ])
}

export const saveForwarding = (
  { run }: Transaction,
  { fromId, intoId, by, now }: { fromId: string; intoId: string; by: string; now: Temporal.Instant },
): Promise<unknown> =>
  run(
    query
      .updateTable('entity')
      .set({ merged_into: intoId, merged_at: now, merged_by: by })
      .where('id', '=', fromId),
  )

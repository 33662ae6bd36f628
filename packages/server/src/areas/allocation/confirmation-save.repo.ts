import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/index.ts'
import type { AllocChange } from './allocation-state.ts'

interface Confirmed {
  seq: number
  change: Extract<AllocChange, { kind: 'confirmed' }>
}

/** The facts that all have travel once. */
export const saveConfirmations = (
  { run }: Transaction,
  { seq, change: { confirmations, shared } }: Confirmed,
): Promise<unknown> => {
  const [first] = confirmations
  if (!first) return Promise.resolve()
  const { dealId, versionId, terms, at, by } = first
  const facts = confirmations.map((each) => each.facts!)
  return run(sql`
    insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, facts)
    select order_id, number, ${dealId}, ${versionId}, size, ${terms}, ${seq}, ${at}, ${by},
      ${JSON.stringify(shared)}::jsonb || jsonb_build_object('investor', investor, 'lei', lei, 'orderSize', order_size,
        'accrued', accrued, 'consideration', consideration)
    from unnest(
      ${confirmations.map(({ orderId }) => orderId)}::text[], ${confirmations.map(({ number }) => number)}::int[],
      ${confirmations.map(({ size }) => size)}::bigint[],
      ${facts.map(({ investor }) => investor && JSON.stringify(investor))}::jsonb[],
      ${facts.map(({ lei }) => lei)}::text[], ${facts.map(({ orderSize }) => orderSize)}::bigint[],
      ${facts.map(({ accrued }) => accrued)}::text[], ${facts.map(({ consideration }) => consideration)}::text[])
      as c (order_id, number, size, investor, lei, order_size, accrued, consideration)`)
}

import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/index.ts'
import type { AllocChange } from './allocation-state.ts'
import type { OwnFacts } from './stored.ts'

interface Confirmed {
  seq: number
  change: Extract<AllocChange, { kind: 'confirmed' }>
}

/** The investors of confirmations, each once, and the place of each confirmation's own among them. */
const eachInvestorOnce = (facts: readonly OwnFacts[]) => {
  const places = new Map<string, number>()
  const parties = facts.map(({ investor, lei }) => {
    const party = JSON.stringify({ investor, lei })
    const place = places.get(party) ?? places.size
    places.set(party, place)
    return place
  })
  return { json: `[${[...places.keys()].join()}]`, parties }
}

/** The facts that all have are stored once, and so is each investor. `alloc_confirmed` puts them together. */
export const saveConfirmations = (
  { run }: Transaction,
  { seq, change: { confirmations, shared } }: Confirmed,
): Promise<unknown> => {
  const [first] = confirmations
  if (!first) return Promise.resolve()
  const { dealId, versionId, terms, at, by } = first
  const facts = confirmations.map((each) => each.facts!)
  const { json, parties } = eachInvestorOnce(facts)
  return run(sql`
    with shared as (
      insert into alloc_confirmed_facts (deal_id, seq, shared, parties)
      values (${dealId}, ${seq}, ${JSON.stringify(shared)}, ${json})
    )
    insert into alloc_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, party, order_size,
      accrued, consideration)
    select order_id, number, ${dealId}, ${versionId}, size, ${terms}, ${seq}, ${at}, ${by}, party, order_size, accrued,
      consideration
    from unnest(
      ${confirmations.map(({ orderId }) => orderId)}::text[], ${confirmations.map(({ number }) => number)}::int[],
      ${confirmations.map(({ size }) => size)}::bigint[], ${parties}::int[],
      ${facts.map(({ orderSize }) => orderSize)}::bigint[],
      ${facts.map(({ accrued }) => accrued)}::text[], ${facts.map(({ consideration }) => consideration)}::text[])
      as c (order_id, number, size, party, order_size, accrued, consideration)`)
}

import { sql } from 'kysely'
import type { AllocVersion, DecidedLine, StoredLine } from '@bookrunner/domain/allocation'
import type { Runner, Transaction } from '../../platform/db/index.ts'
import { areUnchanged } from '../../platform/service/index.ts'
import { toChange } from '../deals/index.ts'
import { order } from '../orders/index.ts'
import type {
  AllocNeed,
  AllocState,
  KnownConfirmations,
  KnownLines,
  StoredAllocation,
} from './allocation-state.ts'
import type { Confirmation, ConfirmedFacts, KnownConfirmation, StoredChange } from './stored.ts'

export const loadVersions = async (
  { run }: Runner,
  dealIds: readonly string[],
): Promise<Map<string, AllocVersion>> => {
  const rows = await run(sql<{ id: string; record: AllocVersion }>`/* prepared */
    select id, record from alloc_version where deal_id = any(${dealIds}) order by deal_id, number`)
  return new Map(rows.map(({ id, record }) => [id, record]))
}

export const loadLines = async (
  { run }: Runner,
  versionId: string,
  orderIds: readonly string[] | 'all',
): Promise<Map<string, StoredLine>> => {
  const some = orderIds === 'all' ? sql`` : sql`and order_id = any(${orderIds})`
  const rows = await run(sql<Omit<StoredLine, 'at'> & { at: Temporal.Instant }>`/* prepared */
    select order_id as "orderId", size, rule as by, rounding, full_size as full, too_small as "tooSmall", note, seq, at,
      by_id as editor
    from alloc_line where version_id = ${versionId} ${some}`)
  return new Map(rows.map((row) => [row.orderId, { ...row, at: row.at.toString() }]))
}

/** The newest confirmation of each order. */
export const loadConfirmations = async (
  { run }: Runner,
  dealId: string,
  orderIds: readonly string[] | 'all',
): Promise<Map<string, Confirmation>> => {
  const some = orderIds === 'all' ? sql`` : sql`and order_id = any(${orderIds})`
  const rows = await run(sql<Omit<Confirmation, 'at'> & { at: Temporal.Instant }>`/* prepared */
    select distinct on (order_id) order_id as "orderId", number, deal_id as "dealId", version_id as "versionId",
      size, terms, at, by_id as by, seq, facts
    from alloc_confirmed where deal_id = ${dealId} ${some} order by order_id, number desc`)
  return new Map(rows.map((row) => [row.orderId, { ...row, at: row.at.toString() }]))
}

interface ConfirmedRow extends Omit<KnownConfirmation, 'facts'> {
  /** The write, which has the terms of its papers. */
  write: number | null
  paperTerms: ConfirmedFacts['paperTerms'] | null
}

/** The newest confirmation of each order, with no more of its facts than the next one follows from. */
export const loadConfirmed = async (
  { run }: Runner,
  dealId: string,
): Promise<Map<string, KnownConfirmation>> => {
  const [rows, writes] = await Promise.all([
    run(sql<ConfirmedRow>`/* prepared */
      select distinct on ("orderId") "orderId", number, size, terms, write, "paperTerms" from (
        select n.order_id as "orderId", n.number, n.size, w.terms, w.id as write, null::jsonb as "paperTerms"
        from confirmed_write w join confirmed_order n on n.write_id = w.id where w.deal_id = ${dealId}
        union all
        select c.order_id, c.number, c.size, c.terms, null, coalesce(f.shared, c.facts) -> 'paperTerms'
        from alloc_confirmation c left join alloc_confirmed_facts f on f.deal_id = c.deal_id and f.seq = c.seq
        where c.deal_id = ${dealId}) c
      order by "orderId", number desc`),
    run(sql<{ id: number; paperTerms: ConfirmedFacts['paperTerms'] }>`/* prepared */
      select id, shared -> 'paperTerms' as "paperTerms" from confirmed_write where deal_id = ${dealId}`),
  ])
  const byWrite = new Map(writes.map(({ id, paperTerms }) => [id, { paperTerms }]))
  return new Map(
    rows.map(({ write, paperTerms, ...row }) => [
      row.orderId,
      { ...row, facts: write === null ? paperTerms && { paperTerms } : byWrite.get(write)! },
    ]),
  )
}

const loadShares = async (
  { run }: Runner,
  dealIds: readonly string[],
): Promise<StoredAllocation['shares']> => {
  const rows = await run(sql<{ version: string; users: string[] }>`
    select s.version_id as version, array_agg(s.user_id) as users
    from alloc_share s join alloc_version v on v.id = s.version_id
    where v.deal_id = any(${dealIds}) and s.ended_at is null group by s.version_id`)
  return new Map(rows.map(({ version, users }) => [version, new Set(users)]))
}

const loadBookSeqs = async (
  { run }: Runner,
  dealIds: readonly string[],
): Promise<StoredAllocation['bookSeq']> => {
  const rows = await run(sql<{ id: string; seq: number }>`
    select d.id, greatest(0,
      (select max(o.seq) from deal_order o where o.deal_id = d.id and o.stage <> 'draft'),
      (select max(w.seq) from confirmed_write w where w.deal_id = d.id and w.changes_orders),
      (select max(greatest(m.seq, m.split_seq)) from order_merge m where m.deal_id = d.id)) as seq
    from deal d where d.id = any(${dealIds})`)
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

/** Changes from before there was rounding have none. */
const withRounding = (line: DecidedLine): DecidedLine => ({ ...line, rounding: line.rounding ?? null })

export const loadChange = async (
  { run }: Runner,
  requested: readonly { versionId: string; seq: number }[],
): Promise<StoredChange[]> => {
  if (requested.length === 0) return []
  const changes = await run(sql<StoredChange>`
    select c.version_id as "versionId", c.seq, c.kind, c.lines, c.head from alloc_changed c
    join unnest(${requested.map(({ versionId }) => versionId)}::text[], ${requested.map(({ seq }) => seq)}::bigint[])
      as w (version_id, seq) on w.version_id = c.version_id and w.seq = c.seq`)
  return changes.map((change) => ({
    ...change,
    lines: change.lines.map(({ orderId, from, to }) => ({
      orderId,
      from: from && withRounding(from),
      to: withRounding(to),
    })),
  }))
}

/** The lines of each version that the writes of a batch need together. */
const linesNeeded = (needs: readonly AllocNeed[], changes: readonly StoredChange[]) => {
  const requested = new Map<string, Set<string> | 'all'>()
  const add = (versionId: string, orderIds: readonly string[] | 'all') => {
    const known = requested.get(versionId) ?? new Set<string>()
    if (known === 'all' || orderIds === 'all') requested.set(versionId, 'all')
    else requested.set(versionId, new Set([...known, ...orderIds]))
  }
  for (const { lines } of needs) if (lines) add(lines.versionId, lines.orderIds)
  for (const { versionId, lines } of changes)
    add(
      versionId,
      lines.map(({ orderId }) => orderId),
    )
  return [...requested].map(([versionId, ids]) => ({ versionId, orderIds: ids === 'all' ? ids : [...ids] }))
}

const ledgerOf = (key: string): string => `${order.kind}:${key}`

const areLinesKnown = (transaction: Runner, key: string, { versionId, seq }: KnownLines): Promise<boolean> =>
  areUnchanged(transaction, ledgerOf(key), seq, [
    sql`select max(a.seq) from alloc_line a where a.version_id = ${versionId}`,
  ])

const areConfirmationsKnown = (
  transaction: Runner,
  key: string,
  { dealId, seq }: KnownConfirmations,
): Promise<boolean> =>
  areUnchanged(transaction, ledgerOf(key), seq, [
    sql`select max(w.seq) from confirmed_write w where w.deal_id = ${dealId}`,
    sql`select max(c.seq) from alloc_confirmation c where c.deal_id = ${dealId}`,
  ])

/** Known lines are copied, because a write changes its own. */
const loadUnlessKnown = async (
  transaction: Runner,
  key: string,
  { versionId, orderIds }: NonNullable<AllocNeed['lines']>,
  known: KnownLines | undefined,
): Promise<Map<string, StoredLine>> =>
  known && (await areLinesKnown(transaction, key, known))
    ? new Map(known.lines)
    : loadLines(transaction, versionId, orderIds)

const loadAllLines = async (
  transaction: Runner,
  key: string,
  needs: readonly AllocNeed[],
  changes: StoredChange[],
) => {
  const known = needs.flatMap(({ knownLines }) => knownLines ?? [])
  const found = await Promise.all(
    linesNeeded(needs, changes).map(async (needed) => {
      const own = known.find(({ versionId }) => versionId === needed.versionId)
      return [needed.versionId, await loadUnlessKnown(transaction, key, needed, own)] as const
    }),
  )
  return new Map(found)
}

const loadAllConfirmations = async (transaction: Runner, key: string, needs: readonly AllocNeed[]) => {
  const known = needs.flatMap(({ knownConfirmations }) => knownConfirmations ?? [])
  const deals = new Set(needs.flatMap(({ dealId, confirmations }) => (confirmations ? [dealId] : [])))
  const found = await Promise.all(
    [...deals].map(async (dealId) => {
      const own = known.find((each) => each.dealId === dealId)
      return own && (await areConfirmationsKnown(transaction, key, own))
        ? own.confirmations
        : loadConfirmed(transaction, dealId)
    }),
  )
  return new Map(found.flatMap((each) => [...each]))
}

/** Sent together with what orders load. Only an undo needs a second round trip, for the lines of its change. */
export const loadAllocation = async (
  transaction: Transaction,
  key: string,
  needs: readonly AllocNeed[],
): Promise<AllocState> => {
  const dealIds = [...new Set(needs.map(({ dealId }) => dealId))]
  const undoes = needs.some(({ change }) => change)
  const loadingChanges = loadChange(
    transaction,
    needs.flatMap(({ change }) => change ?? []),
  )
  const loadingLines = undoes
    ? loadingChanges.then((changes) => loadAllLines(transaction, key, needs, changes))
    : loadAllLines(transaction, key, needs, [])
  const [orders, versions, lines, confirmations, changes, shares, bookSeq] = await Promise.all([
    order.load(transaction, key, needs),
    loadVersions(transaction, dealIds),
    loadingLines,
    loadAllConfirmations(transaction, key, needs),
    loadingChanges,
    loadShares(transaction, dealIds),
    loadBookSeqs(transaction, dealIds),
  ])
  const deals = new Map([...orders.deals].map(([id, deal]) => [id, toChange(deal)]))
  return { ...orders, deals, alloc: { versions, lines, confirmations, changes, shares, bookSeq } }
}

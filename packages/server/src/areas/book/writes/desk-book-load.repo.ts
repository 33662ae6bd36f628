import { sql } from 'kysely'
import type { MessageAudience } from '@bookrunner/domain/book'
import type { Transaction } from '../../../platform/db/index.ts'
import { mergeOf, mergesIn } from '../merges.repo.ts'
import type { StoredDeskBook } from './desk-book-state.ts'
import type { Chase } from './message-and-chase.ts'

const loadMerges = async (
  { run }: Transaction,
  dealIds: readonly string[],
): Promise<StoredDeskBook['merges']> =>
  new Map((await run(mergesIn(dealIds))).map((row) => [row.id, mergeOf(row)]))

const loadMessages = async (
  { run }: Transaction,
  dealIds: readonly string[],
): Promise<StoredDeskBook['messages']> => {
  const rows = await run(sql<{ dealId: string; number: number; sentTo: MessageAudience[] }>`
    select distinct on (m.deal_id) m.deal_id as "dealId", m.number,
      array(select s.audience from book_message_sent s where s.message_id = m.id) as "sentTo"
    from book_message m where m.deal_id = any(${dealIds}) order by m.deal_id, m.number desc`)
  return new Map(rows.map(({ dealId, ...newest }) => [dealId, newest]))
}

interface ChaseRow extends Omit<Chase, 'at'> {
  at: Temporal.Instant
}

const loadChased = async (
  { run }: Transaction,
  dealIds: readonly string[],
): Promise<StoredDeskBook['chased']> => {
  const rows = await run(sql<ChaseRow>`
    select distinct on (deal_id) deal_id as "dealId", about, number, orders, houses, at, by_id as by
    from book_chase where deal_id = any(${dealIds}) order by deal_id, seq desc`)
  return new Map(rows.map((row) => [row.dealId, { ...row, at: row.at.toString() }]))
}

/** Sent together with everything else a write loads: one round trip. */
export const loadDeskBook = async (
  transaction: Transaction,
  dealIds: readonly string[],
): Promise<StoredDeskBook> => {
  const [merges, messages, chased] = await Promise.all([
    loadMerges(transaction, dealIds),
    loadMessages(transaction, dealIds),
    loadChased(transaction, dealIds),
  ])
  return { merges, messages, chased }
}

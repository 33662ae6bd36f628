import { sql } from 'kysely'
import type { Merge } from '@bookrunner/domain/book'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Stamped } from '../../../platform/service/index.ts'
import type { BookChange } from './desk-book-state.ts'

type Changes = readonly Stamped<BookChange>[]

const of = <Kind extends BookChange['kind']>(changes: Changes, kind: Kind) =>
  changes.flatMap(({ change, ...stamp }) =>
    change.kind === kind ? [{ ...stamp, change: change as Extract<BookChange, { kind: Kind }> }] : [],
  )

const mergeRow = ({ id, dealId, orderIds, rule, size, reason, leadOrderId, was, at, by, seq }: Merge) => ({
  id,
  deal_id: dealId,
  order_ids: orderIds,
  rule,
  size,
  reason,
  lead_order_id: leadOrderId,
  was,
  at,
  by_id: by,
  seq,
})

const decisionRows = (changes: Changes) =>
  of(changes, 'resolved').map(({ seq, change: { dealId, resolution } }) => ({
    deal_id: dealId,
    key: resolution.key,
    seq,
    kind: resolution.kind,
    order_ids: resolution.orderIds,
    left_out: resolution.leftOut,
    reason: resolution.reason,
    at: resolution.at,
    by_id: resolution.by,
  }))

const messageRows = (changes: Changes) =>
  of(changes, 'announced').map(({ change: { message } }) => ({
    id: message.id,
    deal_id: message.dealId,
    number: message.number,
    seq: message.seq,
    at: message.at,
    by_id: message.by,
    step: message.step,
    over_amount: message.over,
    exactly: message.exactly,
    jlm_interest: message.jlmInterest,
    accounts: message.accounts,
    words: message.words,
    left_out: message.leftOut,
  }))

const sentRows = (changes: Changes) =>
  of(changes, 'messageSent').flatMap(({ change: { sent } }) =>
    sent.to.map((audience) => ({
      message_id: sent.message.id,
      audience,
      deal_id: sent.dealId,
      at: sent.at,
      by_id: sent.by,
    })),
  )

const chaseRows = (changes: Changes) =>
  of(changes, 'chased').map(({ seq, change: { chase } }) => ({
    deal_id: chase.dealId,
    seq,
    about: chase.about,
    number: chase.number,
    orders: chase.orders,
    houses: chase.houses,
    at: chase.at,
    by_id: chase.by,
  }))

/** Reasons are stored beside the chain, where the deal's log finds them. */
const reasonRows = (changes: Changes) =>
  changes.flatMap(({ seq, change }) => {
    const reason =
      change.kind === 'merged'
        ? change.merge.reason
        : change.kind === 'split'
          ? change.reason
          : change.kind === 'resolved'
            ? change.resolution.reason
            : null
    return reason === null ? [] : [{ seq, text: reason }]
  })

const part = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Saves the whole batch in one statement. */
export const saveDeskBook = (
  { run }: Transaction,
  announcementId: string,
  changes: Changes,
): Promise<unknown> => {
  const splits = of(changes, 'split').map(({ seq, change }) => ({ id: change.mergeId, seq }))
  const merges = of(changes, 'merged').map(({ change }) => {
    const row = mergeRow(change.merge)
    // A batch may merge and split.
    return { ...row, split_seq: splits.find(({ id }) => id === row.id)?.seq ?? null }
  })
  return run(sql`
    with merged as (
      insert into order_merge (id, deal_id, order_ids, rule, size, reason, lead_order_id, was, at, by_id, seq, split_seq)
      select id, deal_id, order_ids, rule, size, reason, lead_order_id, was, at, by_id, seq, split_seq
      from jsonb_to_recordset(${part(merges)}) as r (id text, deal_id text, order_ids text[], rule text,
        size bigint, reason text, lead_order_id text, was jsonb, at timestamptz, by_id text, seq bigint,
        split_seq bigint)
    ), split as (
      update order_merge m set split_seq = r.seq
      from jsonb_to_recordset(${part(splits)}) as r (id text, seq bigint) where m.id = r.id
    ), decided as (
      insert into finding_decision (deal_id, key, seq, kind, order_ids, left_out, reason, at, by_id)
      select deal_id, key, seq, kind, order_ids, left_out, reason, at, by_id
      from jsonb_to_recordset(${part(decisionRows(changes))}) as r (deal_id text, key text, seq bigint,
        kind text, order_ids text[], left_out text[], reason text, at timestamptz, by_id text)
    ), announced as (
      insert into book_message (id, deal_id, number, seq, at, by_id, step, over_amount, exactly, jlm_interest,
        accounts, words, left_out)
      select id, deal_id, number, seq, at, by_id, step, over_amount, exactly, jlm_interest, accounts, words, left_out
      from jsonb_to_recordset(${part(messageRows(changes))}) as r (id text, deal_id text, number int,
        seq bigint, at timestamptz, by_id text, step bigint, over_amount numeric, exactly boolean,
        jlm_interest numeric, accounts int, words jsonb, left_out jsonb)
    ), sent as (
      insert into book_message_sent (message_id, audience, deal_id, at, by_id)
      select message_id, audience, deal_id, at, by_id
      from jsonb_to_recordset(${part(sentRows(changes))}) as r (message_id text, audience text, deal_id text,
        at timestamptz, by_id text)
    ), chased as (
      insert into book_chase (deal_id, seq, about, number, orders, houses, at, by_id)
      select deal_id, seq, about, number, orders, houses, at, by_id
      from jsonb_to_recordset(${part(chaseRows(changes))}) as r (deal_id text, seq bigint, about text,
        number int, orders int, houses int, at timestamptz, by_id text)
    )
    insert into deal_log_text (announcement_id, seq, text)
    select ${announcementId}, seq, text
    from jsonb_to_recordset(${part(reasonRows(changes))}) as r (seq bigint, text text)`)
}

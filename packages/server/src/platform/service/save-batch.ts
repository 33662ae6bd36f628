import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../db/index.ts'
import type { Lines } from './chain.ts'
import type { Decided } from './decide-all.ts'

/** Parts of one statement: the lines, and the ledgers' rows. */
const linesSql = ({ entries, heads }: Lines): RawBuilder<unknown> => {
  const newest = [...heads.values()]
  return sql`
    line as (
      insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
      select ledger_id, seq, at, actor_id, code, params, hash
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as l (ledger_id text, seq bigint, at timestamptz, actor_id text, code text, params jsonb, hash text)
    ), head as (
      update ledger set seq = h.seq, hash = h.hash
      from unnest(${[...heads.keys()]}::text[], ${newest.map(({ seq }) => seq)}::bigint[],
        ${newest.map(({ hash }) => hash)}::text[]) as h (id, seq, hash)
      where ledger.id = h.id and ledger.seq < h.seq
    )`
}

/** Saves log lines, the ledgers' new numbers and hashes, and new answers in one statement. */
export const saveBatch = (
  { run }: Transaction,
  { heads, entries, personal, newAnswers }: Pick<Decided, 'heads' | 'entries' | 'personal' | 'newAnswers'>,
): Promise<unknown> => {
  const answers = JSON.stringify(
    newAnswers.map(({ repeat, answer, ledgerId }) => ({
      user_id: repeat.userId,
      call: repeat.call,
      key: repeat.key,
      body_hash: repeat.bodyHash,
      answer,
      ledger_id: ledgerId,
    })),
  )
  // Few writes have personal data, so the statement of the others stays as short as it is.
  const beside =
    personal.length === 0
      ? sql``
      : sql`, beside as (
      insert into ledger_personal (ledger_id, seq, values)
      select ledger_id, seq, values from jsonb_to_recordset(${JSON.stringify(personal)}::jsonb)
        as p (ledger_id text, seq bigint, values jsonb)
    )`
  return run(sql`
    with ${linesSql({ entries, heads })}${beside}
    insert into idempotency (user_id, call, key, body_hash, answer, ledger_id)
    select user_id, call, key, body_hash, answer, ledger_id
    from jsonb_to_recordset(${answers}::jsonb)
      as a (user_id text, call text, key text, body_hash text, answer jsonb, ledger_id text)`)
}

/** Saves lines alone, those of further ledgers. */
export const saveLines = ({ run }: Transaction, lines: Lines): Promise<unknown> =>
  run(sql`with ${linesSql(lines)} select 1`)

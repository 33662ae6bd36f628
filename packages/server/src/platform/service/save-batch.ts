import { sql } from 'kysely'
import type { Transaction } from '../db/index.ts'
import type { Decided } from './decide-all.ts'

/** Saves log lines, the ledger's new number and hash, and new answers in one statement. */
export const saveBatch = (
  { run }: Transaction,
  ledgerId: string,
  { head, entries, personal, newAnswers }: Pick<Decided, 'head' | 'entries' | 'personal' | 'newAnswers'>,
): Promise<unknown> => {
  const lines = JSON.stringify(entries)
  const answers = JSON.stringify(
    newAnswers.map(({ repeat, answer }) => ({
      user_id: repeat.userId,
      call: repeat.call,
      key: repeat.key,
      body_hash: repeat.bodyHash,
      answer,
    })),
  )
  // Few writes have personal data, so the statement of the others stays as short as it is.
  const beside =
    personal.length === 0
      ? sql``
      : sql`, beside as (
      insert into ledger_personal (ledger_id, seq, values)
      select ${ledgerId}, seq, values
      from jsonb_to_recordset(${JSON.stringify(personal)}::jsonb) as p (seq bigint, values jsonb)
    )`
  return run(sql`
    with line as (
      insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
      select ${ledgerId}, seq, at, actor_id, code, params, hash
      from jsonb_to_recordset(${lines}::jsonb)
        as l (seq bigint, at timestamptz, actor_id text, code text, params jsonb, hash text)
    ), head as (
      update ledger set seq = ${head.seq}, hash = ${head.hash} where id = ${ledgerId} and seq < ${head.seq}
    )${beside}
    insert into idempotency (user_id, call, key, body_hash, answer, ledger_id)
    select user_id, call, key, body_hash, answer, ${ledgerId}
    from jsonb_to_recordset(${answers}::jsonb)
      as a (user_id text, call text, key text, body_hash text, answer jsonb)`)
}

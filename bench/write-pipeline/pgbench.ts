// The same by PostgreSQL's own load generator, where it is installed.
import { runPgbench } from '../lib/pgbench.ts'
import { statements } from './statements.ts'
import { noticeOf, type Job, type Measured } from './work.ts'

/** Replaces `$1` … of a statement by expressions of pgbench. */
const filled = (text: string, values: readonly string[]): string =>
  text
    .replaceAll(/\$(\d+)/g, (_match, number: string) => values[Number(number) - 1] ?? '')
    .replaceAll(/\s+/g, ' ')

/** JSON and hashes are made by the database here, because pgbench can make neither. */
const script = async ({ run, clients, locks }: Job): Promise<string> => {
  const { lock, counts, delivery, save, record } = await statements()
  const user = `('usr_bench${run}n' || lpad(:lock::text, 2, '0'))`
  const ledger = `('inbox:' || ${user})`
  const notice = `('${noticeOf(0).slice(0, -1)}' || :notice::text)`
  const params = `jsonb_build_object('noticeId', ${notice})`
  const hash = `encode(sha256((:hash || ${ledger} || (:seq + 1)::text || ${params}::text)::bytea), 'hex')`
  const row = `jsonb_build_array(jsonb_build_object('user_id', ${user}, 'notice_id', ${notice}, 'delivered_at',
    now(), 'seq', :seq + 1, 'read_at', now()))`
  const line = `jsonb_build_array(jsonb_build_object('ledger_id', ${ledger}, 'seq', :seq + 1, 'at', now(), 'actor_id', ${user},
    'code', 'notice.read', 'params', ${params}, 'hash', :newhash::text))`
  const answer = `jsonb_build_array(jsonb_build_object('user_id', ${user}, 'call', 'notices.read', 'key',
    '${run}-' || :client_id || '-' || :turn, 'body_hash', :newhash::text, 'answer', '{"reply": 1}'::jsonb, 'ledger_id', ${ledger}))`
  return `
\\set card :turn * ${clients} + :client_id
\\set lock :card % ${locks}
\\set notice :card / ${locks}
begin;
${filled(lock, [`array[${ledger}]`])} \\gset
${filled(counts, [user])} \\gset
${filled(delivery, [user, `array[${notice}]`])} \\gset
${filled(save, [row, user, '(:unread - 1)', ':total'])};
select ${hash.replaceAll(/\s+/g, ' ')} as newhash \\gset
${filled(record, [line, `array[${ledger}]`, 'array[:seq + 1]', 'array[:newhash]', answer])};
commit;
\\set turn :turn + 1
`
}

export const measureByPgbench = async (job: Job): Promise<Measured> => {
  const { clients, seconds, target } = job
  const ran = await runPgbench({ script: await script(job), clients, seconds, target })
  return { writes: ran.done, seconds: ran.seconds, cpu: 0 }
}

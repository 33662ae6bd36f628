// The same by PostgreSQL's own load generator, where it is installed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statements } from './statements.ts'
import { noticeOf, type Job, type Measured } from './work.ts'

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** `$1` … of a statement, replaced by what stands for them here. */
const filled = (text: string, values: readonly string[]): string =>
  text
    .replaceAll(/\$(\d+)/g, (_whole, number: string) => values[Number(number) - 1] ?? '')
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
  const line = `jsonb_build_array(jsonb_build_object('seq', :seq + 1, 'at', now(), 'actor_id', ${user},
    'code', 'notice.read', 'params', ${params}, 'hash', :newhash::text))`
  const answer = `jsonb_build_array(jsonb_build_object('user_id', ${user}, 'call', 'notices.read', 'key',
    '${run}-' || :client_id || '-' || :turn, 'body_hash', :newhash::text, 'answer', '{"reply": 1}'::jsonb))`
  const seq = `(:seq + 1)`
  return `
\\set card :turn * ${clients} + :client_id
\\set lock :card % ${locks}
\\set notice :card / ${locks}
begin;
${filled(lock, [ledger])} \\gset
${filled(counts, [user])} \\gset
${filled(delivery, [user, `array[${notice}]`])} \\gset
${filled(save, [row, user, '(:unread - 1)', ':total'])};
select ${hash.replaceAll(/\s+/g, ' ')} as newhash \\gset
${filled(record, [ledger, line, seq, ':newhash', ledger, seq, ledger, answer])};
commit;
\\set turn :turn + 1
`
}

export const measureByPgbench = async (job: Job): Promise<Measured> => {
  const folder = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
  try {
    const file = join(folder, 'write.sql')
    await writeFile(file, await script(job))
    const { clients, seconds, target } = job
    const args = ['-n', '-M', 'prepared', '-D', 'turn=0', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`]
    const output = await outputOf('pgbench', [...args, '-f', file, target])
    const writes = Number(/actually processed: (\d+)/.exec(output)?.[1])
    const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1])
    return { writes, seconds: writes / perSecond, cpu: 0 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const outputOf = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (complaint += String(text)))
    child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(complaint))))
  })

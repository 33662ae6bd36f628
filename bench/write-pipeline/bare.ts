// One transaction for each write, by nothing but `pg`: a connection for each client, prepared statements,
// each awaited before the next is sent, plain BEGIN and COMMIT. Fewer than the app sends: this one does not
// ask for the clock, for the session or for an earlier answer.
import pg from 'pg'
import { hashOf } from '../../packages/server/src/platform/service/chain.ts'
import { types } from '../../packages/server/src/platform/db/types.ts'
import { statements, type Statements } from './statements.ts'
import { dealt, noticeOf, userOf, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const texts = await statements()

const writeOnce = async (client: pg.Client, userId: string, noticeId: string, key: string): Promise<void> => {
  const run = async (name: keyof Statements, values: unknown[]): Promise<unknown> =>
    (await client.query({ name, text: texts[name], values })).rows[0]
  const ledgerId = `inbox:${userId}`
  await client.query('begin')
  const head = (await run('lock', [[ledgerId]])) as { seq: number; hash: string }
  const { unread, total } = (await run('counts', [userId])) as { unread: number; total: number }
  const delivery = (await run('delivery', [userId, [noticeId]])) as { read_at: unknown } | undefined
  if (!delivery || delivery.read_at) throw new Error(`${noticeId} is not unread`)
  const seq = head.seq + 1
  const at = Temporal.Instant.fromEpochMilliseconds(Date.now()).toString()
  const row = { user_id: userId, notice_id: noticeId, delivered_at: at, seq, read_at: at }
  await run('save', [JSON.stringify([row]), userId, unread - 1, total])
  const entry = { seq, at, actor_id: userId, code: 'notice.read', params: { noticeId } }
  const hash = hashOf(head.hash, ledgerId, entry)
  const answer = {
    user_id: userId,
    call: 'notices.read',
    key,
    body_hash: hash,
    answer: { reply: unread - 1 },
    ledger_id: ledgerId,
  }
  const lines = JSON.stringify([{ ...entry, ledger_id: ledgerId, hash }])
  await run('record', [lines, [ledgerId], [seq], [hash], JSON.stringify([answer])])
  await client.query('commit')
}

const openClient = async (job: Job, number: number): Promise<Client> => {
  const client = new pg.Client({ connectionString: job.target, types })
  await client.connect()
  return {
    work: async (goOn) => {
      let round = 0
      do {
        const { lock, notice } = dealt(job, number, round)
        await writeOnce(client, userOf(job.run, lock), noticeOf(notice), `${job.run}-${number}-${round}`)
        round += 1
      } while (goOn())
      return round
    },
    close: () => void client.end(),
  }
}

serveJobs((job) => Promise.all(Array.from({ length: job.clients }, (_, client) => openClient(job, client))))

// One transaction for each write, by nothing but `pg`: a connection for each client, prepared statements,
// each awaited before the next is sent, plain BEGIN and COMMIT. Fewer than the app sends: this one does not
// ask for the clock, for the session or for an earlier answer. Where writes share a transaction, as those of a hot lock do in the
// app, one connection does the same statements for one write of each client and commits them together.
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
}

/** Does the writes of these clients, one of each in a transaction. */
const openConnection = async (job: Job, clients: readonly number[]): Promise<Client> => {
  const connection = new pg.Client({ connectionString: job.target, types })
  await connection.connect()
  return {
    work: async (goOn) => {
      let round = 0
      do {
        await connection.query('begin')
        for (const number of clients) {
          const { lock, notice } = dealt(job, number, round)
          const key = `${job.run}-${number}-${round}`
          await writeOnce(connection, userOf(job.run, lock), noticeOf(notice), key)
        }
        await connection.query('commit')
        round += 1
      } while (goOn())
      return round * clients.length
    },
    close: () => void connection.end(),
  }
}

serveJobs((job) => {
  const clients = [...Array(job.clients).keys()]
  const ofConnections = job.together ? [clients] : clients.map((client) => [client])
  return Promise.all(ofConnections.map((own) => openConnection(job, own)))
})

// One transaction for each write, by nothing but `pg`: a connection for each client, prepared statements,
// each awaited before the next is sent, plain BEGIN and COMMIT. Fewer than the app sends: this one does not
// ask for the clock, for the session or for an earlier answer. Where writes share a transaction, as those of a hot lock do in the
// app, one connection does the same statements for one write of each client and commits them together: the inbox is locked and
// counted once, and statements that need not wait for each other travel together, so a transaction is two round trips.
import pg from 'pg'
import { hashOf } from '../../packages/server/src/platform/service/chain.ts'
import { send, sendText } from '../../packages/server/src/platform/db/dialect.ts'
import { types } from '../../packages/server/src/platform/db/types.ts'
import { statements, type Statements } from './statements.ts'
import { dealt, noticeOf, userOf, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const texts = await statements()

interface Notice {
  userId: string
  noticeId: string
  key: string
}

const run = async (client: pg.Client, name: keyof Statements, parameters: unknown[]): Promise<unknown> =>
  (await send(client, { sql: texts[name], parameters }, name)).rows[0]

const ledgerOf = (userId: string): string => `inbox:${userId}`

interface Head {
  seq: number
  hash: string
}
interface Counts {
  unread: number
  total: number
}

const mustBeUnread = (delivery: unknown, { noticeId }: Notice): void => {
  if (!delivery || (delivery as { read_at: unknown }).read_at) throw new Error(`${noticeId} is not unread`)
}

/** What the write saves behind `head`, and the new head. */
const save = ({ userId, noticeId, key }: Notice, head: Head, { unread, total }: Counts) => {
  const ledgerId = ledgerOf(userId)
  const seq = head.seq + 1
  const at = Temporal.Instant.fromEpochMilliseconds(Date.now()).toString()
  const row = { user_id: userId, notice_id: noticeId, delivered_at: at, seq, read_at: at }
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
  const statements = [
    ['save', [JSON.stringify([row]), userId, unread - 1, total]],
    ['record', [lines, [ledgerId], [seq], [hash], JSON.stringify([answer])]],
  ] as const
  return { statements, head: { seq, hash } }
}

const writeOnce = async (client: pg.Client, notice: Notice): Promise<void> => {
  const head = (await run(client, 'lock', [[ledgerOf(notice.userId)]])) as Head
  const counted = (await run(client, 'counts', [notice.userId])) as Counts
  mustBeUnread(await run(client, 'delivery', [notice.userId, [notice.noticeId]]), notice)
  for (const [name, values] of save(notice, head, counted).statements) await run(client, name, [...values])
}

/** One transaction for notices of one inbox: two round trips. */
const writeAll = async (client: pg.Client, notices: readonly Notice[]): Promise<void> => {
  const { userId } = notices[0]!
  const [, locked, counted] = await Promise.all([
    sendText(client, 'begin'),
    run(client, 'lock', [[ledgerOf(userId)]]) as Promise<Head>,
    run(client, 'counts', [userId]) as Promise<Counts>,
    Promise.all(
      notices.map(async (notice) =>
        mustBeUnread(await run(client, 'delivery', [userId, [notice.noticeId]]), notice),
      ),
    ),
  ])
  let head = locked
  const saved = notices.flatMap((notice, at) => {
    const own = save(notice, head, { ...counted, unread: counted.unread - at })
    head = own.head
    return own.statements.map(([name, values]) => run(client, name, [...values]))
  })
  await Promise.all([...saved, sendText(client, 'commit')])
}

/** Does the writes of these clients, one of each in a transaction. */
const openConnection = async (job: Job, clients: readonly number[]): Promise<Client> => {
  const connection = new pg.Client({ connectionString: job.target, types, pipeline: true })
  await connection.connect()
  return {
    work: async (goOn) => {
      let round = 0
      do {
        const notices = clients.map((number) => {
          const { lock, notice } = dealt(job, number, round)
          const key = `${job.run}-${number}-${round}`
          return { userId: userOf(job.run, lock), noticeId: noticeOf(notice), key }
        })
        if (job.together) await writeAll(connection, notices)
        else {
          await connection.query('begin')
          for (const each of notices) await writeOnce(connection, each)
          await connection.query('commit')
        }
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

// The pipeline for writes alone, without HTTP, on a database of its own with the tally's table in it.
import pg from 'pg'
import { openDatabase, type Db } from '../src/platform/db/index.ts'
import {
  createPipeline,
  Reactions,
  type LedgerBreak,
  type WritePipeline,
  verifyLedger,
} from '../src/platform/service/index.ts'
import type { PipelineDeps } from '../src/platform/service/batch.ts'
import { createTestDatabase } from './database.ts'
import { makeTallyTable } from './tally.ts'

export interface TestPipeline extends WritePipeline {
  db: Db
  pool: pg.Pool
  url: string
  reactions: Reactions
  /** Ended sessions, and sessions with changed rights. */
  ended: Set<string>
  changed: Set<string>
  /** Notifications after a commit: `tally:a 3`. */
  notified: string[]
}

export interface PipelineWorld extends TestPipeline {
  /** Another pipeline to the same database: a second node, or one through a proxy. */
  anotherNode: (url?: string, retries?: PipelineDeps['retries']) => TestPipeline
  sum: (key: string) => Promise<number>
  /** Codes of the log, in order, and how many transactions wrote them. */
  log: (key: string) => Promise<{ codes: string[]; seqs: number[]; transactions: number }>
  verify: (key: string) => Promise<LedgerBreak | undefined>
  count: (table: string) => Promise<number>
  asSuperuser: <Result>(work: (admin: pg.Client) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

export const openPipelineWorld = async (): Promise<PipelineWorld> => {
  const clone = await createTestDatabase('migrated')
  const closers = [clone.drop]
  const anotherNode: PipelineWorld['anotherNode'] = (url = clone.url, retries) => {
    const { db, pool, close } = openDatabase(url, 4)
    closers.push(close)
    const reactions = new Reactions()
    const ended = new Set<string>()
    const changed = new Set<string>()
    const notified: string[] = []
    const pipeline = createPipeline({
      pool,
      readSessionValidity: async (_transaction, ids) =>
        new Map(ids.filter((id) => !ended.has(id)).map((id) => [id, changed.has(id) ? 'later' : 'now'])),
      changesSessions: (ledgerId) => ledgerId.startsWith('tally:who-'),
      react: reactions.react,
      tell: (ledgerId, seq) => void notified.push(`${ledgerId} ${seq}`),
      retries,
    })
    return { ...pipeline, db, pool, url, reactions, ended, changed, notified }
  }
  const first = anotherNode()
  await makeTallyTable(first.db)
  return { ...first, anotherNode, ...insights(first, clone.adminUrl), close: () => closeAll(closers) }
}

const closeAll = async (closers: (() => Promise<unknown>)[]): Promise<void> => {
  for (const close of closers.toReversed()) await close()
}

const insights = ({ pool }: TestPipeline, adminUrl: string) => {
  const asSuperuser = async <Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> => {
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    try {
      return await work(admin)
    } finally {
      await admin.end()
    }
  }
  return {
    asSuperuser,
    sum: (key: string) =>
      asSuperuser(async (admin) => {
        const { rows } = await admin.query('select total from tally where id = $1', [key])
        return Number(rows[0]?.total ?? 0)
      }),
    log: (key: string) =>
      asSuperuser(async (admin) => {
        const { rows } = await admin.query(
          'select code, seq::int, xmin::text as transaction from ledger_entry where ledger_id = $1 order by seq',
          [`tally:${key}`],
        )
        return {
          codes: rows.map(({ code }) => String(code)),
          seqs: rows.map(({ seq }) => Number(seq)),
          transactions: new Set(rows.map(({ transaction }) => String(transaction))).size,
        }
      }),
    verify: (key: string) => verifyLedger(pool, `tally:${key}`),
    count: (table: string) =>
      asSuperuser(async (admin) =>
        Number((await admin.query(`select count(*) from ${table}`)).rows[0].count),
      ),
  }
}

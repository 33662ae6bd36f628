// Fast is worth nothing unless everything that was answered is there, numbered and chained.
import pg from 'pg'
import { openDatabase } from '../../packages/server/src/platform/db/index.ts'
import { verifyLedger } from '../../packages/server/src/platform/service/index.ts'
import { userOf } from './work.ts'

/** `chained`: the hashes are ours; pgbench makes its own. */
export const checkStored = async (
  adminUrl: string,
  run: string,
  writes: number,
  chained: boolean,
): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const like = `${userOf(run, 0).slice(0, -2)}%`
  const { rows } = await admin.query<Record<'read' | 'lines' | 'answers', number>>(
    `select (select count(*) from notice_delivery where user_id like $1 and read_at is not null)::int as read,
       (select count(*) from ledger_entry where ledger_id like 'inbox:' || $1)::int as lines,
       (select count(*) from idempotency where user_id like $1)::int as answers`,
    [like],
  )
  await admin.end()
  for (const [what, count] of Object.entries(rows[0] ?? {}))
    if (count !== writes) throw new Error(`run ${run}: ${writes} were answered, but ${what} is ${count}`)
  if (!chained) return
  const { pool, close } = openDatabase(adminUrl, 1)
  const broken = await verifyLedger(pool, `inbox:${userOf(run, 0)}`)
  await close()
  if (broken) throw new Error(`run ${run}: the chain breaks at ${broken.seq}`)
}

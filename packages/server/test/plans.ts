// What PostgreSQL does for a read, and tables that are large enough for it to matter.
import { ExplainNode, RawNode, sql, type KyselyPlugin } from 'kysely'
import type { Db } from '../src/platform/db/index.ts'

/**
 * The plan of each statement that some work sends, in their order. Nothing is read: the work gets no rows, and may stumble
 * over that.
 */
export const plansOf = async (db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> => {
  const plans = new Map<object, PromiseWithResolvers<string>>()
  const explaining: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      plans.set(queryId, Promise.withResolvers())
      return RawNode.is(node)
        ? RawNode.create(['explain ', ''], [node])
        : { ...node, explain: ExplainNode.create() }
    },
    transformResult: async ({ result, queryId }) => {
      plans.get(queryId)!.resolve(result.rows.map((row) => row['QUERY PLAN']).join('\n'))
      return { ...result, rows: [] }
    },
  }
  await work(db.withPlugin(explaining)).catch((fault: unknown) => {
    if (!(fault instanceof TypeError)) throw fault
  })
  return Promise.all(plans.values().map(({ promise }) => promise))
}

/** Appends lines to the log of a ledger, and tells the planner of them. */
export const fillLog = async (
  db: Db,
  ledger: string,
  { code, count, actorId = null }: { code: string; count: number; actorId?: string | null },
): Promise<void> => {
  await sql`insert into ledger (id, seq, hash) values (${ledger}, 0, '') on conflict do nothing`.execute(db)
  await sql`
    insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
    select id, seq + n, timestamptz '2026-01-01' + n * interval '1 second', ${actorId}, ${code}, '{"orderIds": []}', ''
    from ledger, generate_series(1, ${count}::int) n where id = ${ledger}`.execute(db)
  await sql`update ledger set seq = seq + ${count} where id = ${ledger}`.execute(db)
  await sql`analyze ledger, ledger_entry`.execute(db)
}

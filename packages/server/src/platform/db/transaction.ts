import { Kysely, type CompiledQuery, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { isConnectionFault, isFromDatabase } from './faults.ts'
import { send, wordingDialect } from './dialect.ts'
import type { Database } from './tables.ts'

/** Builds statements; `Transaction.run` sends them. */
export const query = new Kysely<Database>({ dialect: wordingDialect() })

/** Anything Kysely can word: a built query, or `sql\`…\``. */
export interface Worded<Row> {
  compile: (provider: QueryExecutorProvider) => CompiledQuery<Row>
}

export interface Transaction {
  /** Sends at once, without waiting for what was sent before: statements run together make one round trip. */
  run: <Row>(statement: Worded<Row>) => Promise<Row[]>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

const open = (client: pg.PoolClient): Transaction & { ended: () => boolean } => {
  let ended = false
  const end = async (statement: 'commit' | 'rollback'): Promise<void> => {
    ended = true
    const result = await client.query(statement)
    // An earlier statement's error turns COMMIT into ROLLBACK; that statement's promise carries the cause.
    if (statement === 'commit' && result.command === 'ROLLBACK')
      throw new Error('the transaction was rolled back')
  }
  return {
    run: async <Row>(statement: Worded<Row>) => (await send(client, statement.compile(query))).rows as Row[],
    commit: () => end('commit'),
    rollback: () => end('rollback'),
    ended: () => ended,
  }
}

/**
 * One transaction whose BEGIN and COMMIT ride along with its statements. Work that does neither commit nor
 * roll back is rolled back; a connection that broke on the way is thrown away.
 */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  let broken: Error | undefined
  const transaction = open(client)
  try {
    // Where BEGIN fails the first statement fails with the same cause, so it is not reported twice.
    client.query('begin').catch(() => {})
    return await work(transaction)
  } catch (fault) {
    if (!isFromDatabase(fault) && isConnectionFault(fault)) broken = fault as Error
    throw fault
  } finally {
    if (!transaction.ended() && !broken)
      await client.query('rollback').catch((fault: Error) => (broken = fault))
    client.release(broken)
  }
}

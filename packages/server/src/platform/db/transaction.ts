import { Kysely, type CompiledQuery, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { isConnectionFault } from './faults.ts'
import { sendNamed, sendText, wordingDialect } from './dialect.ts'
import type { Database } from './tables.ts'

/** Builds statements; `Transaction.run` sends them. */
export const query = new Kysely<Database>({ dialect: wordingDialect() })

/** Anything Kysely can word: a built query, or `sql\`…\``. */
export interface Worded<Row> {
  compile: (provider: QueryExecutorProvider) => CompiledQuery<Row>
}

/** Runs statements, in a transaction or out of one. */
export interface Runner {
  run: <Row>(statement: Worded<Row>) => Promise<Row[]>
}

export interface Transaction extends Runner {
  /** Sends at once, without waiting for what was sent before: statements run together make one round trip. */
  run: <Row>(statement: Worded<Row>) => Promise<Row[]>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** For what a write loads under its lock, where it is only read. */
export const reading = (db: Kysely<Database>): Runner => ({
  run: async <Row>(statement: Worded<Row>) => (await db.executeQuery(statement.compile(db))).rows,
})

class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient
  /** The answer to what ended it; nothing may be sent after that. */
  #ended: Promise<pg.QueryResult> | undefined
  /** The first that failed. All after it only say that something did, and may be heard before it. */
  #cause: Error | undefined

  constructor(client: pg.PoolClient) {
    this.#client = client
    // Where BEGIN fails the first statement fails with the same cause, so it is not reported twice.
    sendText(client, 'begin').catch(() => {})
  }

  run = async <Row>(statement: Worded<Row>): Promise<Row[]> => {
    // Work that goes on after a neighbour failed must not run on a connection that is somebody else's by now.
    if (this.#ended) throw new Error('the transaction is over')
    try {
      return (await sendNamed(this.#client, statement.compile(query))).rows as Row[]
    } catch (fault) {
      throw (this.#cause ??= fault as Error)
    }
  }

  commit = async (): Promise<void> => {
    const { command } = await this.#end('commit')
    // An earlier statement's error turns COMMIT into ROLLBACK.
    if (command === 'ROLLBACK') throw this.#cause ?? new Error('the transaction was rolled back')
  }

  rollback = async (): Promise<void> => {
    await this.#end('rollback')
  }

  /**
   * Work that did neither commit nor roll back is rolled back. Only when the end is answered is all that was sent
   * before it: until then the driver takes a name for known whose statement is about to fail, and whoever has the
   * connection next would call it in vain.
   */
  close = async (): Promise<void> => {
    if (!this.#ended) return void (await this.#end('rollback'))
    await this.#ended.catch((fault: unknown) => {
      if (isConnectionFault(fault)) throw fault
    })
  }

  #end(statement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    this.#ended = sendText(this.#client, statement)
    return this.#ended
  }
}

/**
 * One transaction whose BEGIN and COMMIT ride along with its statements. A connection that broke on the way
 * is thrown away.
 */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  const transaction = new OpenTransaction(client)
  let broken: Error | undefined
  try {
    return await work(transaction)
  } catch (fault) {
    if (isConnectionFault(fault)) broken = fault as Error
    throw fault
  } finally {
    if (!broken) await transaction.close().catch((fault: unknown) => (broken = fault as Error))
    client.release(broken)
  }
}

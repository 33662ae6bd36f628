import { Kysely, type CompiledQuery, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { isConnectionFault } from './faults.ts'
import { nameOf, sendText, wordingDialect, writingTogether } from './dialect.ts'
import { Packet } from './packet.ts'
import type { Database } from './tables.ts'

/** Builds statements; `Transaction.run` sends them. */
export const query = new Kysely<Database>({ dialect: wordingDialect() })

/** A built query, or `sql\`…\``. */
export interface Statement<Row> {
  compile: (provider: QueryExecutorProvider) => CompiledQuery<Row>
}

/** Runs statements, in a transaction or outside one. */
export interface Runner {
  run: <Row>(statement: Statement<Row>) => Promise<Row[]>
}

export interface Transaction extends Runner {
  /** Sends at once, without waiting for earlier statements: those run together make one round trip. */
  run: <Row>(statement: Statement<Row>) => Promise<Row[]>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Runs a write's loading functions for a read without a lock. */
export const reading = (db: Kysely<Database>): Runner => ({
  run: async <Row>(statement: Statement<Row>) => (await db.executeQuery(statement.compile(db))).rows,
})

/** Settings of the database for one transaction. They travel with BEGIN. */
export interface TransactionSettings {
  /** Milliseconds. */
  lock_timeout?: number
  /** Plans statements once for a connection, instead of for each list of ids. */
  plan_cache_mode?: 'force_generic_plan'
}

class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient
  /** Statements of this moment. */
  #packet: Packet | undefined
  /** The end of the transaction; nothing may be sent after it. */
  #ended: Promise<pg.QueryResult> | undefined
  /** The first failure. Later ones are its consequences, but may be heard earlier. */
  #cause: Error | undefined

  constructor(client: pg.PoolClient, settings: TransactionSettings) {
    this.#client = client
    const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
    // If BEGIN fails, the first statement fails with the same cause, so it is not reported twice.
    this.#sendText(['begin', ...set].join('; ')).catch(() => {})
  }

  run = async <Row>(statement: Statement<Row>): Promise<Row[]> => {
    // Work that continues after another statement failed must not run on a connection that was returned to the pool.
    if (this.#ended) throw new Error('the transaction is over')
    try {
      const compiled = statement.compile(query)
      return (await this.#openPacket().add(compiled, nameOf(compiled.sql))) as Row[]
    } catch (fault) {
      if (!this.#cause) {
        this.#cause = fault as Error
        // The stack of an answer begins at the socket; here it leads back to whoever runs the statement.
        Error.captureStackTrace(this.#cause)
      }
      throw this.#cause
    }
  }

  #openPacket(): Packet {
    if (this.#packet) return this.#packet
    this.#packet = new Packet()
    writingTogether(this.#client, () => this.#sendPacket())
    return this.#packet
  }

  #sendPacket(): void {
    if (this.#packet) this.#client.query(this.#packet)
    this.#packet = undefined
  }

  #sendText(text: string): Promise<pg.QueryResult> {
    writingTogether(this.#client, () => {})
    this.#sendPacket()
    return sendText(this.#client, text)
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
   * Rolls back unless the work committed, and waits for the answer: until then the driver believes that a prepared
   * name exists whose statement may be about to fail, and the connection's next user would call it in vain.
   */
  close = async (): Promise<void> => {
    if (!this.#ended) return void (await this.#end('rollback'))
    await this.#ended.catch((fault: unknown) => {
      if (isConnectionFault(fault)) throw fault
    })
  }

  #end(statement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    this.#ended = this.#sendText(statement)
    return this.#ended
  }
}

/** One transaction whose BEGIN and COMMIT travel with its statements. A broken connection is closed. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  settings: TransactionSettings = {},
): Promise<Result> => {
  const client = await pool.connect()
  const transaction = new OpenTransaction(client, settings)
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

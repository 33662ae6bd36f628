import type { Duplex } from 'node:stream'
import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { shareNow } from './pool-share.ts'
import { parameter } from './types.ts'

/**
 * Kysely over clients in pipeline mode: statements started together travel together. Statements of transactions get a
 * name, so that the server parses and plans each text once.
 */

const names = new Map<string, string>()
const mostNames = 1000

/**
 * Only for statements of transactions: the write pipeline repeats a few texts, with lists in one array parameter (`=
 * any($1)`). Lists with filters have many texts and would use up the names.
 */
export const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * A read that begins with this mark is prepared too, for frequent reads with few texts: planning a join may take
 * longer than running it.
 */
const preparedMark = '/* prepared */'

/** What is sent until `last`, at the end of this moment, travels together. */
export const writingTogether = (client: pg.ClientBase, last: () => void): void => {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => {
    try {
      last()
    } finally {
      stream.uncork()
    }
  })
}

/** Sends the statement, in the order of the calls; those that start together in one packet. */
export const send = (
  client: pg.ClientBase,
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
  name?: string,
): Promise<pg.QueryResult> => {
  writingTogether(client, () => {})
  return client.query({ name, text: query.sql, values: query.parameters.map(parameter) })
}

export const sendText = (client: pg.ClientBase, text: string): Promise<pg.QueryResult> => {
  writingTogether(client, () => {})
  return client.query(text)
}

class PipelineConnection implements DatabaseConnection {
  readonly client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isPrepared = query.sql.startsWith(preparedMark)
    const result = await send(this.client, query, isPrepared ? nameOf(query.sql) : undefined)
    return {
      rows: result.rows as Row[],
      numAffectedRows: result.rowCount === null ? undefined : BigInt(result.rowCount),
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants it; nothing here streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are not streamed through a pipelined connection')
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #clients = new WeakMap<object, pg.PoolClient>()
  readonly #leave = new WeakMap<object, () => void>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const leave = await shareNow()?.enter(this.#pool.options.connectionTimeoutMillis)
    if (!leave) return this.#connect()
    try {
      const connection = await this.#connect()
      this.#leave.set(connection, leave)
      return connection
    } catch (fault) {
      leave()
      throw fault
    }
  }

  async #connect(): Promise<PipelineConnection> {
    const client = await this.#pool.connect()
    const connection = new PipelineConnection(client)
    this.#clients.set(connection, client)
    return connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#clients.get(connection)?.release()
    this.#leave.get(connection)?.()
  }

  async beginTransaction(
    connection: PipelineConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [
      ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []),
      ...(accessMode ? [accessMode] : []),
    ]
    shareNow()?.begun()
    await connection.client.query(['begin', ...modes].join(' '))
  }
  async commitTransaction(connection: PipelineConnection): Promise<void> {
    shareNow()?.ended()
    await connection.client.query('commit')
  }
  async rollbackTransaction(connection: PipelineConnection): Promise<void> {
    shareNow()?.ended()
    await connection.client.query('rollback')
  }
}

const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

export const pooledDialect = (pool: pg.Pool): Dialect => dialectOf(new PoolDriver(pool))

/** Compiles statements without sending them, for a transaction that sends them itself. */
export const wordingDialect = (): Dialect => dialectOf(new DummyDriver())

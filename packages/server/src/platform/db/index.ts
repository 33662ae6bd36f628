import { Kysely } from 'kysely'
import pg from 'pg'
import { pooledDialect } from './dialect.ts'
import type { Database } from './tables.ts'
import { types } from './types.ts'

export type { Database } from './tables.ts'
export { byId } from './by-id.ts'
export { entityNameColumns, entityNamesJson, nameColumns, searchedNames } from './name-columns.ts'
export { hitsAll, isConnectionFault, isLockedByOthers, isPassing, isTaken } from './faults.ts'
export { inShare, outOfShare, PoolShare } from './pool-share.ts'
export {
  inTransaction,
  query,
  reading,
  type Runner,
  type Statement,
  type Transaction,
  type TransactionSettings,
} from './transaction.ts'

export type Db = Kysely<Database>

/** Reads on one connection: those started together are one packet in each direction. */
export const together = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.connection().execute(work)

export interface DatabaseHandle {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

/** How long to wait for a silent database, in milliseconds; 0: for ever. */
export interface Patience {
  /** For a connection: a new one, or one that others use. */
  connection: number
  /** For an answer. */
  answer: number
}

const statementMs = 60_000
/**
 * PostgreSQL takes a row found by an index for four times as dear as one read in order, as on a turning disk; so it would
 * read all institutions for the fifty of a page (docs/decisions/144).
 */
const plans = '-c random_page_cost=1.1'
const usual: Patience = { connection: 10_000, answer: statementMs + 5000 }
/** For statements that may take longer than a request ever should. */
export const forEver: Patience = { connection: 0, answer: 0 }

/** Opens the pool. `onFault` hears of idle connections that broke; the pool replaces them by itself. */
export const openDatabase = (
  url: string,
  size = 10,
  onFault: (fault: Error) => void = () => {},
  patience: Patience = usual,
): DatabaseHandle => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    types,
    application_name: 'bookrunner',
    options: `-c timezone=UTC -c statement_timeout=${statementMs} ${plans} -c idle_in_transaction_session_timeout=30000`,
    keepAlive: true,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
  })
  pool.on('error', onFault)
  // Faults of a client in use reach its user through the failed query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<Database>({ dialect: pooledDialect(pool) }), pool, close: () => pool.end() }
}

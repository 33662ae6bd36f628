import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import type { DatabaseHandle } from './index.ts'

/** What the embedded database allows at least. */
export const usualConnections = 200
/** Four for jobs, one to find what is due, one that marks the node as living. */
const forTimedWork = 6

type ConnectionSettings = Pick<Settings, 'processes' | 'databasePoolSize' | 'worker'>

/** The most connections that this node opens. Each process has one for news of other nodes. */
export const connectionsOf = ({ processes, databasePoolSize, worker }: ConnectionSettings): number =>
  processes * (databasePoolSize + 1) + (worker ? forTimedWork : 0)

/** A node that may ask for more connections than there are would refuse requests when it is busy. */
export const warnOfFewConnections = async (
  { db }: DatabaseHandle,
  settings: ConnectionSettings,
  log: Logger,
): Promise<void> => {
  const { rows } = await sql<{ free: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - current_setting('reserved_connections')::int as free`.execute(db)
  const [allowed, needed] = [rows[0]!.free, connectionsOf(settings)]
  if (needed > allowed)
    log.warn(
      { needed, allowed },
      'this node may open more connections than the database allows: lower WORKERS or DATABASE_POOL_SIZE, or raise max_connections',
    )
}

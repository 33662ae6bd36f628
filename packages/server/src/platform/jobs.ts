import { Logger, parseCronItems, run, runMigrations, type Runner } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { pino, type Logger as PinoLogger } from 'pino'
import type { Db, Transaction } from './db/index.ts'
import type { Road } from './service/index.ts'
import type { Settings } from './settings.ts'

/** Work that is done later, exactly once by some node, and again after a fault: mails, notices, close times. */
export interface TaskContext {
  db: Db
  road: Road
  settings: Settings
  log: PinoLogger
}
export type Task = (payload: unknown, context: TaskContext) => Promise<void>

export interface JobOptions {
  runAt?: Temporal.Instant
  /** One job of this name at a time: a second one replaces the first while that waits. */
  key?: string
  maxAttempts?: number
}

/** Adds a job in the transaction that makes it necessary: both happen or neither does. */
export const addJob = (
  { run: send }: Pick<Transaction, 'run'>,
  task: string,
  payload: unknown,
  { runAt, key, maxAttempts }: JobOptions = {},
): Promise<unknown> =>
  send(sql`select graphile_worker.add_job(
    ${task}::text, ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toString() ?? null}::timestamptz,
    job_key => ${key ?? null}::text,
    max_attempts => ${maxAttempts ?? 10}::int)`)

const loggerFor = (log: PinoLogger): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true }, message)
    else if (level === 'warning') log.warn({ worker: true }, message)
    else log.trace({ worker: true }, message)
  })

export const migrateJobs = (pool: pg.Pool, log?: PinoLogger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: loggerFor(log ?? pino({ level: 'silent' })) })

const dayMs = 86_400_000

export const startJobs = (
  pool: pg.Pool,
  tasks: Readonly<Record<string, Task>>,
  context: TaskContext,
): Promise<Runner> =>
  run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 500,
    noHandleSignals: true,
    logger: loggerFor(context.log),
    // Of all nodes, one does it; after a night without any, it is made up for.
    parsedCronItems: parseCronItems([
      { task: 'platform.forgetAnswers', match: '20 3 * * *', options: { backfillPeriod: dayMs } },
    ]),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload, context)]),
    ),
  })

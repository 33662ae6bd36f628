import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { pino, type Logger as PinoLogger } from 'pino'
import type { Db, Transaction } from './db/index.ts'
import { DeadWorkers } from './dead-workers.ts'
import type { WritePipeline } from './service/queue.ts'
import type { Settings } from './settings.ts'
import type { Workers } from './workers/index.ts'

/** Later work such as mails and notices: done once by some node, and again after a fault. */
export interface TaskContext {
  db: Db
  pipeline: WritePipeline
  settings: Settings
  /** Threads for slow work. */
  workers: Workers
  log: PinoLogger
}
export type Task = (payload: unknown, context: TaskContext) => Promise<void>

export interface JobOptions {
  runAt?: Temporal.Instant
  /** A second job with this key replaces the first while that waits. */
  key?: string
  maxAttempts?: number
}

/** Adds a job in the transaction that requires it: both happen or neither does. */
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

/** Behind all other jobs: 20,000 mails keep no log-in code waiting. */
const unhurried = 100

/** The same job for many, in one statement. */
export const addJobs = (
  { run: send }: Pick<Transaction, 'run'>,
  task: string,
  payloads: readonly unknown[],
  priority = 0,
): Promise<unknown> =>
  send(sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((${task}, payload, null, null, 10, null, ${priority}::int, null)::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`)

export const addUnhurriedJobs = (
  transaction: Pick<Transaction, 'run'>,
  task: string,
  payloads: readonly unknown[],
): Promise<unknown> => addJobs(transaction, task, payloads, unhurried)

const loggerFor = (log: PinoLogger): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true }, message)
    else if (level === 'warning') log.warn({ worker: true }, message)
    else log.trace({ worker: true }, message)
  })

export const migrateJobs = (pool: pg.Pool, log?: PinoLogger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: loggerFor(log ?? pino({ level: 'silent' })) })

const dayMs = 86_400_000

const concurrency = 4

export interface Jobs {
  events: Runner['events']
  stop: () => Promise<void>
}

/**
 * On connections of its own: the library calculates with dates of its tables, and ours arrive as Temporal values,
 * which it cannot use.
 */
export const startJobs = async (
  databaseUrl: string,
  tasks: Readonly<Record<string, Task>>,
  timed: Readonly<Record<string, string>>,
  context: TaskContext,
  {
    before = () => Promise.resolve(),
    lookForDeadMs,
  }: {
    /** What each job waits for: work that should not be late for it. */
    before?: () => Promise<void>
    /** Differs from the usual only in tests. */
    lookForDeadMs?: number
  } = {},
): Promise<Jobs> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: concurrency,
    application_name: 'bookrunner-jobs',
  })
  pool.on('error', (fault) => context.log.warn({ err: fault }, 'database'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const dead = new DeadWorkers(databaseUrl, context.log, lookForDeadMs)
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => dead.add(worker.workerId))
  const runner = await run({
    events,
    pgPool: pool,
    concurrency,
    pollInterval: 500,
    noHandleSignals: true,
    logger: loggerFor(context.log),
    // One of all nodes does it; a night without a node is made up for.
    parsedCronItems: parseCronItems(
      Object.entries(timed).map(([task, match]) => ({ task, match, options: { backfillPeriod: dayMs } })),
    ),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        async (payload: unknown) => {
          await before()
          return task(payload, context)
        },
      ]),
    ),
  })
  const stop = async (): Promise<void> => {
    await runner.stop()
    await dead.stop()
    await pool.end()
  }
  return { events: runner.events, stop }
}

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { areas, createSessions } from './areas/index.ts'
import { openChannel, type Channel } from './platform/channel.ts'
import { startClock } from './platform/clock.ts'
import { startDueWork } from './platform/due.ts'
import type { DatabaseHandle } from './platform/db/index.ts'
import { createHttp } from './platform/http/app.ts'
import type { Patience } from './platform/http/patience.ts'
import { cookieNameFor, ownOriginsOf } from './platform/http/guard.ts'
import { mount, type HttpDeps } from './platform/http/mount.ts'
import { mountDocs } from './platform/http/docs/index.ts'
import { mountHealth } from './platform/http/health.ts'
import { createSlowCalls } from './platform/http/slow-calls.ts'
import { mountWeb } from './platform/http/web.ts'
import { ownCounts, type NodeCounts } from './node-counts.ts'
import { usualPasswordCost, type PasswordCost } from './platform/password-cost.ts'
import { startJobs } from './platform/jobs.ts'
import { LiveHub } from './platform/live/hub.ts'
import { mountLive } from './platform/live/socket.ts'
import {
  atMost,
  createPipeline,
  forgetAnswers,
  Reactions,
  type WritePipeline,
} from './platform/service/index.ts'
import type { Settings } from './platform/settings.ts'
import { startWorkers, type Workers } from './platform/workers/index.ts'

export interface AppDeps {
  settings: Settings
  database: DatabaseHandle
  /** For the listening connection. */
  databaseUrl: string
  log: Logger
  /** The built web part; absent in tests without it. */
  webRoot?: string
  /** Parse replies against the contract; a reply that does not fit is a fault. */
  checkReplies?: boolean
  /** Counts of the node; its own if this process is all of the node. */
  counts?: NodeCounts
  /** Differs from the usual only in tests. */
  patience?: Patience
  passwordCost?: PasswordCost
}

export interface App {
  http: FastifyInstance
  pipeline: WritePipeline
  channel: Channel
  /** Of this process. */
  metrics: Registry
  /** Stops timed work, finishes requests in flight, then closes connections. */
  close: () => Promise<void>
}

/** The whole app, not yet listening: `main.ts` listens, tests inject. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { settings, database, log, counts = ownCounts(settings) } = deps
  const channel = await openChannel(database.pool, deps.databaseUrl, log)
  const sessions = createSessions({ db: database.db, channel, settings, keyGate: counts.keyGate })
  const reactions = new Reactions()
  for (const area of areas) area.react?.(reactions)
  const pipeline = createPipeline({
    pool: database.pool,
    readSessionValidity: sessions.readValidity,
    changesSessions: sessions.changesSessions,
    react: reactions.react,
    tell: (ledgerId, seq) => {
      sessions.heard(ledgerId)
      channel.tell({ topic: 'ledger', id: ledgerId, seq })
    },
  })
  const slowCalls = createSlowCalls(counts.gates, thirdOf(database), pipeline)
  const workers = startWorkers({ size: settings.workerThreads })
  const httpDeps: HttpDeps = {
    db: database.db,
    pipeline,
    slowCalls,
    settings,
    passwordCost: deps.passwordCost ?? usualPasswordCost,
    workers,
    cookieName: cookieNameFor(settings),
    ownOrigins: ownOriginsOf(settings),
    actorOf: sessions.actorOf,
    checkReplies: deps.checkReplies,
  }
  const http = await createHttp(settings, log, deps.patience)
  const handlers = areas.flatMap((area) => area.handlers)
  for (const handler of handlers) if (settings.demo || !handler.call.demoOnly) mount(http, handler, httpDeps)
  const sources = areas.flatMap((area) => area.live ?? [])
  const clock = await startClock(database.pool, log)
  const hub = new LiveHub(database.db, channel, log)
  mountLive(http, { ...httpDeps, sources, hub, clock, onSessionNews: sessions.onNews })
  let stopping = false
  const { metricsToken } = settings
  const metrics = mountHealth(http, {
    pool: database.pool,
    channel,
    pipeline,
    slowCalls,
    stopping: () => stopping,
    metricsToken,
    metricsOf: counts.metrics,
  })
  mountDocs(http, settings, workers)
  await mountWeb(http, deps.webRoot)
  const timed = settings.worker ? await startTimedWork(deps, pipeline, workers) : undefined
  const close = async (): Promise<void> => {
    // Stopping timed work takes a moment, in which load balancers hear of it at `/readyz`.
    stopping = true
    await timed?.stop()
    await http.close()
    await workers.stop()
    await hub.close()
    clock.close()
    await channel.close()
  }
  return { http, pipeline, channel, metrics, close }
}

/** A third of the connections: slow calls have one, jobs another; due work may use two. */
const thirdOf = ({ pool }: DatabaseHandle): number => Math.max(1, Math.floor((pool.options.max ?? 1) / 3))

/** Work that nobody waits for: jobs, and areas' due work. */
const startTimedWork = async (
  { settings, database, databaseUrl, log }: AppDeps,
  pipeline: WritePipeline,
  workers: Workers,
) => {
  const { db } = database
  const tasks = Object.fromEntries([
    ['platform.forgetAnswers', forgetAnswers],
    ...areas.flatMap((area) => Object.entries(area.tasks ?? {})),
  ])
  const timed = Object.fromEntries([
    ['platform.forgetAnswers', '20 3 * * *'],
    ...areas.flatMap((area) => Object.entries(area.timed ?? {})),
  ])
  // People wait for requests, nobody for a job: a third of the connections is always reserved for requests. Due work
  // may use the others alone, because books close on time, and jobs let it go first.
  const share = thirdOf(database)
  const beside = atMost(2 * share, pipeline)
  const sources = areas.flatMap((area) => area.due ?? [])
  const due = startDueWork(databaseUrl, sources, { db, pipeline: beside, log })
  const context = {
    db,
    pipeline: atMost(share, beside),
    settings,
    workers,
    log,
  }
  const jobs = await startJobs(databaseUrl, tasks, timed, context, { before: due.caughtUp })
  return { stop: () => Promise.all([jobs.stop(), due.stop()]) }
}

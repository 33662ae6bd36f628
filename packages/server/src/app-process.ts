// The program of one of several app processes: the parent says when to begin and when to stop.
import { buildApp, type App } from './app.ts'
import { countsOfParent } from './node-counts.ts'
import { openDatabase, type DatabaseHandle } from './platform/db/index.ts'
import { logFor } from './platform/log.ts'
import { Conversation } from './platform/processes/conversation.ts'
import type { Settings } from './platform/settings.ts'

export interface BeginWith {
  settings: Settings
  databaseUrl: string
  webRoot: string
  /** The number of its place, a label of its figures. */
  place: number
}

/** Fastify passes it on to Node, but does not declare it. */
const onSharedPort = (address: { host: string; port: number }) => ({ ...address, reusePort: true })

let opened: { app: App; database: DatabaseHandle } | undefined
let stopping: Promise<void> | undefined

const begin = async ({ settings, databaseUrl, webRoot, place }: BeginWith): Promise<void> => {
  const log = logFor(settings)
  const database = openDatabase(databaseUrl, settings.databasePoolSize, (fault) =>
    log.warn({ err: fault }, 'database'),
  )
  const counts = countsOfParent(parent)
  const app = await buildApp({ settings, database, databaseUrl, log, webRoot, counts })
  app.metrics.setDefaultLabels({ process: String(place) })
  opened = { app, database }
  const { host, port } = settings
  await app.http.listen(onSharedPort({ host, port }))
}

const close = async (): Promise<void> => {
  await opened?.app.close()
  await opened?.database.close()
}

/** Finishes requests in flight. */
const stop = (): void => {
  stopping ??= close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

const parent = new Conversation((message) => void process.send?.(message), {
  begin,
  stop,
  alive: () => null,
  metrics: () => opened?.app.metrics.getMetricsAsJSON() ?? [],
})
process.on('message', parent.hear)
process.on('SIGTERM', stop)
// The parent was killed: nobody would start a process again, and the next start needs the port.
process.once('disconnect', () => process.exit(1))
// A terminal sends these to all; the parent stops its processes in order.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})

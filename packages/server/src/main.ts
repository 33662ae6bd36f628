// From settings to a running app, and back: what `npm start`, `npm run dev` and the browser tests run.
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { seedDemoWorld } from '../seeds/demo-world/index.ts'
import type { BeginWith } from './app-process.ts'
import { buildApp } from './app.ts'
import { countsForProcesses } from './node-counts.ts'
import { connectionsOf, usualConnections, warnOfFewConnections } from './platform/db/connections.ts'
import { openDatabase, type DatabaseHandle } from './platform/db/index.ts'
import { startDatabase } from './platform/embedded-postgres.ts'
import { awaitPort, reservePort } from './platform/free-port.ts'
import { logFor } from './platform/log.ts'
import { prepareDatabaseAt } from './platform/migrate.ts'
import { Processes } from './platform/processes/processes.ts'
import { addressOf, isOpen, type Settings } from './platform/settings.ts'

export interface RunningApp {
  /** Origin it answers at. */
  url: string
  settings: Settings
  /** Resolves if the app ends by itself: of several processes none can be started any more. */
  ended: Promise<Error>
  /** Finishes requests in flight, then closes everything, the embedded database last. */
  stop: () => Promise<void>
}

/** A clear warning, because a demo may have been left running. */
export const openDemo =
  'DEMO=1 where others can reach it: everybody can read its passwords and its mails. Never with real data.'

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

export async function main(requested: Settings, log = logFor(requested)): Promise<RunningApp> {
  const { settings, release } = await withPort(requested)
  const opened = [release]
  // They load their code while the database starts.
  const processes = settings.processes > 1 ? loadProcesses(settings, log) : undefined
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(processes ? [...opened, () => processes.stop()] : opened, log))
  try {
    const url = settings.databaseUrl ?? (await ownDatabase(settings, log, opened))
    const database = openDatabase(url, settings.databasePoolSize, (fault) =>
      log.warn({ err: fault }, 'database'),
    )
    opened.push(database.close)
    await prepare(settings, { database, url, log })
    if (processes) {
      await release()
      // Two apps that start at once would share the port without a word.
      await awaitPort(settings.host, settings.port)
      await processes.begin(url)
    } else {
      const app = await buildApp({ settings, database, databaseUrl: url, log, webRoot })
      opened.push(app.close)
      await release()
      await app.http.listen({ host: settings.host, port: settings.port })
    }
    return { url: settings.publicUrl, settings, ended: processes?.ended ?? new Promise(() => {}), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Tables and first records, once for all processes. */
async function prepare(
  settings: Settings,
  { database, url, log }: { database: DatabaseHandle; url: string; log: Logger },
): Promise<void> {
  const migrated = await prepareDatabaseAt(url, log)
  if (migrated.length > 0) log.info({ migrated }, 'tables brought up to date')
  if (settings.demo && isOpen(settings)) log.warn(openDemo)
  if (settings.demo && (await seedDemoWorld({ database, settings, log })))
    log.info('filled with the demo world')
  await warnOfFewConnections(database, settings, log)
}

/** Timed work is done by the first one: more would look for it more often and do no more of it. */
function loadProcesses(
  settings: Settings,
  log: Logger,
): { begin: (url: string) => Promise<void> } & Pick<Processes, 'ended' | 'stop'> {
  const threads = Math.max(1, Math.floor(settings.workerThreads / settings.processes))
  let databaseUrl = ''
  const processes = new Processes({
    count: settings.processes,
    program: new URL('./app-process.ts', import.meta.url),
    log,
    beginWith: (place): BeginWith => ({
      settings: { ...settings, worker: settings.worker && place === 0, workerThreads: threads },
      databaseUrl,
      webRoot,
      place,
    }),
    serve: countsForProcesses(settings),
  })
  return {
    begin: (url) => {
      databaseUrl = url
      return processes.begin()
    },
    ended: processes.ended,
    stop: () => processes.stop(),
  }
}

async function ownDatabase(
  settings: Settings,
  log: Logger,
  opened: (() => Promise<void>)[],
): Promise<string> {
  const needed = String(Math.max(usualConnections, connectionsOf(settings) + 20))
  const { url, stop } = await startDatabase({
    dataDir: settings.dataDir,
    log,
    settings: { max_connections: needed },
  })
  opened.push(stop)
  return url
}

/** A taken port is reported before anything else starts; port 0 is resolved before our address is needed. */
async function withPort(settings: Settings): Promise<{ settings: Settings; release: () => Promise<void> }> {
  if (settings.port !== 0) {
    await awaitPort(settings.host, settings.port)
    return { settings, release: async () => {} }
  }
  const { port, release } = await reservePort(settings.host)
  const byDefault = settings.publicUrl === addressOf(settings.host, 0)
  const publicUrl = byDefault ? addressOf(settings.host, port) : settings.publicUrl
  return { settings: { ...settings, port, publicUrl }, release }
}

/** Closes in the reverse order of opening; a failure must not leave the rest open. */
async function closeAll(opened: (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const close of opened.toReversed())
    await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
}

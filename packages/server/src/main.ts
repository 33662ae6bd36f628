// From settings to a running app, and back: what `npm start`, `npm run dev` and the browser tests run.
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { seedDemoWorld } from '../seeds/demo-world/index.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './platform/db/index.ts'
import { startDatabase } from './platform/embedded-postgres.ts'
import { awaitPort, reservePort } from './platform/free-port.ts'
import { logFor } from './platform/log.ts'
import { prepareDatabaseAt } from './platform/migrate.ts'
import { addressOf, isOpen, type Settings } from './platform/settings.ts'

export interface RunningApp {
  /** Origin it answers at. */
  url: string
  settings: Settings
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
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(opened, log))
  try {
    const url = settings.databaseUrl ?? (await ownDatabase(settings, log, opened))
    const database = openDatabase(url, settings.databasePoolSize, (fault) =>
      log.warn({ err: fault }, 'database'),
    )
    opened.push(database.close)
    const migrated = await prepareDatabaseAt(url, log)
    if (migrated.length > 0) log.info({ migrated }, 'tables brought up to date')
    if (settings.demo && isOpen(settings)) log.warn(openDemo)
    if (settings.demo && (await seedDemoWorld({ database, settings, log })))
      log.info('filled with the demo world')
    const app = await buildApp({ settings, database, databaseUrl: url, log, webRoot })
    opened.push(app.close)
    await release()
    await app.http.listen({ host: settings.host, port: settings.port })
    return { url: settings.publicUrl, settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function ownDatabase(
  settings: Settings,
  log: Logger,
  opened: (() => Promise<void>)[],
): Promise<string> {
  const { url, stop } = await startDatabase({ dataDir: settings.dataDir, log })
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

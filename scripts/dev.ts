// `npm run dev`: as `npm start`, with reload. Screens change in the open page (Vite), the server restarts
// when its sources do; the database stays up meanwhile. All of it at the one address of PORT.
import { createServer, type ViteDevServer } from 'vite'
import { startDatabase, type EmbeddedDatabase } from '../packages/server/src/platform/embedded-postgres.ts'
import { freePort } from '../packages/server/src/platform/free-port.ts'
import { readSettings, type Settings } from '../packages/server/src/platform/settings.ts'
import { explain } from './lib/explain.ts'
import { greeting } from './lib/greeting.ts'
import { runAndReload } from './lib/reload.ts'
import { root } from './lib/root.ts'
import { onStop } from './lib/until-stopped.ts'

const sources = ['server/src', 'server/migrations', 'server/seeds', 'contract/src', 'domain/src']
const opened: (() => Promise<void>)[] = []
onStop(async () => {
  for (const close of opened.toReversed()) await close()
})

try {
  const settings = readSettings(process.env)
  const database = await ownDatabase(settings)
  const port = await freePort('127.0.0.1')
  const server = runAndReload('scripts/serve.ts', environment(settings, database, port), folders())
  opened.push(() => server.stop())
  const screens = await serveScreens(settings, port)
  opened.push(() => screens.close())
  await server.ready
  console.log(greeting(settings, process.uptime()))
} catch (error) {
  console.error(explain(error))
  for (const close of opened.toReversed()) await close()
  process.exit(1)
}

async function ownDatabase(settings: Settings): Promise<EmbeddedDatabase | null> {
  if (settings.databaseUrl) return null
  const log = { info: console.log, error: console.error }
  const database = await startDatabase({ dataDir: settings.dataDir, log })
  opened.push(database.stop)
  return database
}

/** What follows from HOST, PORT and the missing DATABASE_URL is decided here and handed on. */
function environment(settings: Settings, database: EmbeddedDatabase | null, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: database?.url ?? settings.databaseUrl!,
    DEMO: settings.demo ? '1' : '0',
    LOG_LEVEL: settings.logLevel,
    // One is quicker to start again.
    WORKERS: '1',
  }
}

function folders(): string[] {
  return sources.map((folder) => `packages/${folder}`)
}

async function serveScreens({ host, port }: Settings, server: number): Promise<ViteDevServer> {
  const target = `http://127.0.0.1:${server}`
  const vite = await createServer({
    root: `${root}/packages/web`,
    cacheDir: `${root}/.cache/vite`,
    logLevel: 'warn',
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        '/bookbuildingweb/api': { target, ws: true },
        '^/(healthz|readyz|metrics)$': { target },
      },
    },
  })
  return vite.listen()
}

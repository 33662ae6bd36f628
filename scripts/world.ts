// A PostgreSQL of its own with the demo world in it, for programs that clone its database: the browser journeys. It
// stops when the program that started it does.
import { seedDemoWorld } from '../packages/server/seeds/demo-world/index.ts'
import { openDatabase } from '../packages/server/src/platform/db/index.ts'
import { startDatabase } from '../packages/server/src/platform/embedded-postgres.ts'
import { logFor } from '../packages/server/src/platform/log.ts'
import { prepareDatabaseAt } from '../packages/server/src/platform/migrate.ts'
import { readSettings } from '../packages/server/src/platform/settings.ts'
import { settingsOfRun } from '../packages/server/test/data-folder.ts'
import { explain } from './lib/explain.ts'
import { onStop } from './lib/until-stopped.ts'
import { buildWebIfChanged } from './lib/web.ts'

let opened: ReturnType<typeof startDatabase> | undefined
onStop(async () => (await opened?.catch(() => null))?.stop())

try {
  const settings = readSettings(process.env)
  const log = logFor(settings)
  const built = buildWebIfChanged(console.log)
  opened = startDatabase({
    dataDir: settings.dataDir,
    log: { info: () => {}, error: (message) => log.error(message) },
    settings: settingsOfRun,
  })
  const { url, adminUrl } = await opened
  await prepareDatabaseAt(url, log)
  const database = openDatabase(url, settings.databasePoolSize)
  await seedDemoWorld({ database, settings, log })
  await database.close()
  await built
  process.send?.({ url, adminUrl })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

// A PostgreSQL of its own with the demo world in it, for programs that clone its database: the browser journeys. It
// stops, and its data goes, when the program that started it does.
import { rm } from 'node:fs/promises'
import { seedDemoWorld } from '../packages/server/seeds/demo-world/index.ts'
import { openDatabase } from '../packages/server/src/platform/db/index.ts'
import { startDatabase } from '../packages/server/src/platform/embedded-postgres.ts'
import { logFor } from '../packages/server/src/platform/log.ts'
import { prepareDatabaseAt } from '../packages/server/src/platform/migrate.ts'
import { readSettings } from '../packages/server/src/platform/settings.ts'
import { makeDataFolder, removeAbandoned, settingsOfRun } from '../packages/server/test/data-folder.ts'
import { explain } from './lib/explain.ts'
import { onStop } from './lib/until-stopped.ts'
import { buildWebIfChanged } from './lib/web.ts'

const prefix = 'bookrunner-journeys-'

let opened: ReturnType<typeof startDatabase> | undefined
let dataDir: string | undefined
onStop(async () => {
  await (await opened?.catch(() => null))?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

try {
  const settings = readSettings(process.env)
  const log = logFor(settings)
  const built = buildWebIfChanged(console.log)
  await removeAbandoned(prefix)
  dataDir = await makeDataFolder(prefix)
  opened = startDatabase({
    dataDir,
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

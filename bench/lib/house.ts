// A database of its own and the real app on it, for as long as a bench runs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../packages/server/src/platform/embedded-postgres.ts'
import { onStop } from '../../scripts/lib/until-stopped.ts'
import { startApp } from '../write-pipeline/app.ts'

const closers: (() => unknown)[] = []
/** To be closed with the house: the last that came goes first. */
export const alsoClose = (...closes: (() => unknown)[]): void => void closers.push(...closes)
export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close()
}
onStop(closeAll)

export const startHouse = async (options: { limits?: boolean } = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
  alsoClose(() => rm(dataDir, { recursive: true, force: true }))
  const log = { info: () => {}, error: (message: string) => console.error(message) }
  const database = await startDatabase({ dataDir, log })
  alsoClose(database.stop)
  const app = await startApp(database.url, dataDir, options)
  alsoClose(app.stop)
  // Rows are filled in by who owns the tables.
  const adminUrl = new URL(database.adminUrl)
  adminUrl.pathname = new URL(database.url).pathname
  return { database, app, adminUrl: adminUrl.href }
}

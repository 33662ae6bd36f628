// Once per run: one PostgreSQL for all test files, and the template their databases are cloned from.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../src/platform/embedded-postgres.ts'
import { makeDataFolder, removeAbandoned, settingsOfRun } from './data-folder.ts'
import { dropTestDatabases, makeTemplate } from './template.ts'

const prefix = 'bookrunner-tests-'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned(prefix)
  const compiled = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  project.provide('compiled', compiled)
  const externalUrl = process.env.TEST_DATABASE_URL
  const { adminUrl, url, stop } = externalUrl
    ? { adminUrl: externalUrl, url: externalUrl, stop: null }
    : await startPrivate()
  const server = { adminUrl, ownerUrl: url, run: `t${process.pid}` }
  project.provide('testDatabase', server)
  await makeTemplate(server, 'migrated').catch(async (error: unknown) => {
    await stop?.()
    throw error
  })
  return async () => {
    await rm(compiled, { recursive: true, force: true, maxRetries: 5 })
    if (!stop) return dropTestDatabases(server)
    await stop()
  }
}

async function startPrivate() {
  const dataDir = await makeDataFolder(prefix)
  const silent = { info: () => {}, error: (message: string) => console.error(message) }
  const { adminUrl, url, stop } = await startDatabase({ dataDir, log: silent, settings: settingsOfRun })
  return {
    adminUrl,
    url,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

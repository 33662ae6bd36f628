// Once per run: one PostgreSQL for all test files, and the template their databases are cloned from.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../src/platform/embedded-postgres.ts'
import { alive } from '../src/platform/postgres/abandoned.ts'
import { dropTestDatabases, makeTemplate } from './template.ts'

const prefix = 'bookrunner-tests-'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
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
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  // The tests' data need not survive a power cut. The start tests run servers of their own, as shipped.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const silent = { info: () => {}, error: (message: string) => console.error(message) }
  const { adminUrl, url, stop } = await startDatabase({ dataDir, log: silent, settings })
  return {
    adminUrl,
    url,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Removes folders of killed runs. A server without its folder ends by itself within a minute. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (pid && !alive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

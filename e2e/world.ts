// One demo world for the run, and a clone of it with a server of its own for every worker: no two journeys that run at
// the same time share people, deals or mails. E2E_URL names a server that runs already, which all of them use.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startProgram } from './program.ts'

interface DemoDatabase {
  /** As the app connects. */
  url: string
  /** As somebody who may make databases. */
  adminUrl: string
}

/** Names the demo world's database to the workers. */
const variable = 'E2E_DEMO_DATABASE'

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {}
  const { report, stop } = await startProgram<DemoDatabase>('world.ts')
  process.env[variable] = JSON.stringify(report)
  return stop
}

export interface World {
  /** Origin at which its server answers. */
  url: string
  close: () => Promise<void>
}

export async function openWorld(): Promise<World> {
  if (process.env.E2E_URL) return { url: process.env.E2E_URL, close: async () => {} }
  const demo = JSON.parse(process.env[variable] ?? '') as DemoDatabase
  const { report, stop } = await startProgram<{ url: string }>('serve.ts', {
    DATABASE_URL: await clone(demo),
  })
  return { url: report.url, close: stop }
}

async function clone({ url, adminUrl }: DemoDatabase): Promise<string> {
  const { username, pathname } = new URL(url)
  const name = `journeys_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(
      `create database ${name} owner ${username} template ${pathname.slice(1)} strategy file_copy`,
    )
  } finally {
    await admin.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

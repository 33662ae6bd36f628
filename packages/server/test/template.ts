// Template databases of one test run: `migrated` has the tables, `seeded` also the demo world's people, `demo` also
// its deals.
import pg from 'pg'
import { pino } from 'pino'
import { playWorld, seedPeople } from '../seeds/demo-world/index.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { openDatabase } from '../src/platform/db/index.ts'
import { prepareDatabase } from '../src/platform/migrate.ts'
import { readSettings } from '../src/platform/settings.ts'

const silent = pino({ level: 'silent' })

export interface TestServer {
  /** May create and drop databases. */
  adminUrl: string
  /** The role the app works as, no superuser, as in production. */
  ownerUrl: string
  /** Marks the databases of this run, so that runs can share a server. */
  run: string
}
export type Content = 'migrated' | 'seeded' | 'demo'

/** What a template is filled on top of. */
export const madeFrom = { migrated: null, seeded: 'migrated', demo: 'seeded' } as const satisfies Record<
  Content,
  Content | null
>

export const templateName = ({ run }: TestServer, content: Content) => `${run}_${content}`

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function asAdmin<Result>(
  { adminUrl }: TestServer,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Made by whichever test file needs it first; the others wait for it. */
export async function makeTemplate(server: TestServer, content: Content): Promise<void> {
  const name = templateName(server, content)
  await asAdmin(server, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext($1))`, [name])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await admin.query(`drop database if exists ${name}_unfinished`)
    await admin.query(createDatabase(server, `${name}_unfinished`, madeFrom[content]))
    await fill(urlOf(server.ownerUrl, `${name}_unfinished`), content)
    await admin.query(`alter database ${name}_unfinished rename to ${name}`)
  })
}

export function createDatabase(server: TestServer, name: string, from: Content | null): string {
  const owner = decodeURIComponent(new URL(server.ownerUrl).username)
  const template = from ? `template ${templateName(server, from)} strategy file_copy` : ''
  return `create database ${name} owner ${pg.escapeIdentifier(owner)} ${template}`
}

async function fill(url: string, content: Content): Promise<void> {
  const database = openDatabase(url, 4)
  const settings = readSettings({ DEMO: '1', DATABASE_URL: url })
  try {
    if (content === 'migrated') await prepareDatabase(database)
    else if (content === 'seeded') await seedPeople(database.db, cheapPasswords)
    else await playWorld({ database, settings, log: silent })
  } finally {
    await database.close()
  }
}

export async function dropTestDatabases(server: TestServer): Promise<void> {
  await asAdmin(server, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${server.run}_`],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  })
}

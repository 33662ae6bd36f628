// The app in process, on a database of its own, listening on a free port.
import { pino } from 'pino'
import { createClient, type Client, type Language } from '@bookrunner/contract'
import { buildApp, type App, type AppDeps } from '../src/app.ts'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { readSettings, type Settings } from '../src/platform/settings.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { createTestDatabase } from './database.ts'
import type { Content } from './template.ts'

export interface TestNode extends App {
  url: string
  /** A client without a session. */
  client: (lang?: Language) => Client
}

export interface TestApp extends TestNode {
  database: DatabaseHandle
  databaseUrl: string
  settings: Settings
  /** A second app on the same database. */
  anotherNode: () => Promise<TestNode>
}

export interface TestAppOptions {
  content?: Content
  settings?: Partial<Settings>
  /** Jobs (mails, notices) and the deals' clock: only for the few tests that wait for them. */
  timedWork?: boolean
  patience?: AppDeps['patience']
  passwordCost?: AppDeps['passwordCost']
}

/** Runs the collected closers, last first. */
const closeAll = async (closers: (() => Promise<void>)[]): Promise<void> => {
  for (const close of closers.toReversed()) await close()
}

export const startTestApp = async ({
  content = 'seeded',
  settings: overrides,
  timedWork = false,
  patience,
  passwordCost = cheapPasswords,
}: TestAppOptions = {}): Promise<TestApp> => {
  const clone = await createTestDatabase(content)
  const closers = [clone.drop]
  const settings = {
    ...readSettings({ DEMO: '1', DATABASE_URL: clone.url, PORT: '0' }),
    worker: timedWork,
    ...overrides,
  }
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })

  const startNode = async (): Promise<TestNode & { database: DatabaseHandle }> => {
    const database = openDatabase(clone.url, 8)
    closers.push(database.close)
    const app = await buildApp({
      settings,
      database,
      databaseUrl: clone.url,
      log,
      checkReplies: true,
      passwordCost,
      patience,
    })
    closers.push(app.close)
    const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
    return {
      ...app,
      url,
      database,
      client: (lang = 'US') => createClient({ baseUrl: url, lang: () => lang }),
    }
  }
  const first = await startNode()
  return {
    ...first,
    databaseUrl: clone.url,
    settings,
    anotherNode: startNode,
    close: () => closeAll(closers),
  }
}

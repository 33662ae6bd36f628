// A database for each test file, cloned from a template in a few milliseconds.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import {
  asAdmin,
  createDatabase,
  madeFrom,
  makeTemplate,
  urlOf,
  type Content,
  type TestServer,
} from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestServer
  }
}

/** The tests' own server has `migrated` from the start. */
const contentsUpTo = (content: Content): Content[] => {
  const from = madeFrom[content]
  return from === null ? [] : [...contentsUpTo(from), content]
}

export interface TestDatabase {
  url: string
  /** The same database for a superuser: to kill connections, and to tamper. */
  adminUrl: string
  drop: () => Promise<void>
}

/** The first file that needs a content fills its template. */
export async function createTestDatabase(content: Content = 'migrated'): Promise<TestDatabase> {
  const server = inject('testDatabase')
  for (const needed of contentsUpTo(content)) await makeTemplate(server, needed)
  const name = `${server.run}_${randomBytes(6).toString('hex')}`
  await asAdmin(server, (admin) => admin.query(createDatabase(server, name, content)))
  return {
    url: urlOf(server.ownerUrl, name),
    adminUrl: urlOf(server.adminUrl, name),
    drop: async () => {
      await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

// Databases for test files: each file has its own, cloned from a template in a few milliseconds.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { asAdmin, createDatabase, makeTemplate, urlOf, type Content, type TestServer } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestServer
  }
}

export interface TestDatabase {
  url: string
  /** The same database for a superuser: to kill connections, and to tamper. */
  adminUrl: string
  drop: () => Promise<void>
}

/** `seeded`: with the demo world; the first file that asks for it fills the template. */
export async function createTestDatabase(content: Content = 'migrated'): Promise<TestDatabase> {
  const server = inject('testDatabase')
  if (content === 'seeded') await makeTemplate(server, 'seeded')
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

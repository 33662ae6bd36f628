// A session without a log-in, for tests about something else.
import { randomBytes } from 'node:crypto'
import type { Client, Language } from '@bookrunner/contract'
import { createClient } from '@bookrunner/contract'
import { hashOf } from '../src/areas/auth/secrets.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestApp } from './app.ts'

/** The token of a new session of a demo person, by key: `deskoc`. */
export const sessionOf = async (app: Pick<TestApp, 'database'>, person: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const now = Temporal.Now.instant()
  await app.database.db
    .insertInto('session')
    .values({
      id: newId('ses'),
      user_id: `usr_${person}`,
      token_hash: hashOf(token),
      opened_at: now,
      last_seen_at: now,
      ends_at: now.add({ hours: 1 }),
      ip: '127.0.0.1',
      user_agent: 'test',
    })
    .execute()
  return token
}

export const clientOf = async (
  app: Pick<TestApp, 'url' | 'database'>,
  person: string,
  lang: Language = 'US',
): Promise<Client> => {
  const token = await sessionOf(app, person)
  return createClient({ baseUrl: app.url, lang: () => lang, token: () => token })
}

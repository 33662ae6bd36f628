import type { Reason } from '@bookrunner/contract/kernel'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Channel } from '../../platform/channel.ts'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Settings } from '../../platform/settings.ts'

export interface SessionsDeps {
  db: Db
  channel: Channel
  settings: Settings
}

export interface Sessions {
  actorOf: (token: string | undefined) => Promise<Actor | Refusal<Reason>>
  endedSessions: (transaction: Transaction, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Nobody can sign in yet. */
export const createSessions = (_deps: SessionsDeps): Sessions => ({
  actorOf: async (token) => refuse(token ? 'session.unknown' : 'session.missing'),
  endedSessions: async (_transaction, sessionIds) => new Set(sessionIds),
})

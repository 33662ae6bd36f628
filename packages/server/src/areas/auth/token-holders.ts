// The holder of a token: a person's session, or an API key that a person gave to a system.
import type { Reason } from '@bookrunner/contract/kernel'
import { isSessionOver } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Settings } from '../../platform/settings.ts'
import { findKey, findKeyValidity, touchKey, type FoundKey } from './api-key.repo.ts'
import { actorFor } from './person.repo.ts'
import { findSession, findSessionValidity, touchSession, type FoundSession } from './sessions.repo.ts'

export interface Holder {
  actor: Actor
  lastUseMsAgo: number
  /** By its own expiry. */
  endsInMs: number
  /** Writes its last use, at most this often. */
  touch: (everySeconds: number) => Promise<void>
}

const judgeSession = (found: FoundSession, settings: Settings): Refusal<Reason> | undefined => {
  if (found.person.frozen) return refuse('session.frozen')
  if (found.endWhy !== null) return refuse('session.ended')
  const rule = { idleMinutes: settings.sessionIdleMinutes }
  return isSessionOver(found, rule, found.now) ? refuse('session.expired') : undefined
}

export const sessionBehind = async (
  db: Db,
  tokenHash: string,
  settings: Settings,
): Promise<Holder | Refusal<Reason>> => {
  const found = await findSession(db, tokenHash)
  if (!found) return refuse('session.unknown')
  const { id, person, now, lastSeenAt } = found
  return (
    judgeSession(found, settings) ?? {
      actor: actorFor(person, id),
      lastUseMsAgo: now.since(lastSeenAt).total('milliseconds'),
      endsInMs: Infinity,
      touch: (everySeconds) => touchSession(db, id, everySeconds),
    }
  )
}

const judgeKey = ({ person, ended, elsewhere, endsAt, now }: FoundKey): Refusal<Reason> | undefined => {
  if (person.frozen) return refuse('session.frozen')
  if (ended || elsewhere) return refuse('key.over')
  return endsAt && Temporal.Instant.compare(endsAt, now) <= 0 ? refuse('key.over') : undefined
}

export const keyBehind = async (db: Db, secretHash: string): Promise<Holder | Refusal<Reason>> => {
  const found = await findKey(db, secretHash)
  if (!found) return refuse('key.unknown')
  const { id, person, scopes, now, lastUsedAt, endsAt } = found
  return (
    judgeKey(found) ?? {
      actor: { ...actorFor(person, id), keyScopes: scopes },
      lastUseMsAgo: lastUsedAt ? now.since(lastUsedAt).total('milliseconds') : Infinity,
      endsInMs: endsAt ? endsAt.since(now).total('milliseconds') : Infinity,
      touch: (everySeconds) => touchKey(db, id, everySeconds),
    }
  )
}

const isKeyId = (id: string): boolean => id.startsWith('key_')

/** Those of these sessions and keys that may still write, with the version of their rights. */
export const validityOf = async (
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const keys = ids.filter(isKeyId)
  const [sessions, byKey] = await Promise.all([
    findSessionValidity(transaction, ids),
    keys.length > 0 ? findKeyValidity(transaction, keys) : [],
  ])
  return new Map([...sessions, ...byKey.map(({ id, version }) => [id, version] as const)])
}

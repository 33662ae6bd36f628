import type { Reason } from '@bookrunner/contract/kernel'
import { isKeySecret, lastSeenWriteSeconds } from '@bookrunner/domain/auth'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Channel, Message } from '../../platform/channel.ts'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Settings } from '../../platform/settings.ts'
import type { KeyGate } from './key-gate.ts'
import { hashOf } from './secrets.ts'
import { keyBehind, sessionBehind, validityOf, type Holder } from './token-holders.ts'

export interface SessionsDeps {
  db: Db
  channel: Channel
  settings: Settings
  keyGate: KeyGate
}

export interface Sessions {
  /** `quiet`: a request by the screen itself, which is no sign of its person. `fresh`: skips the memory. */
  actorOf: (token: string | undefined, how?: AskHow) => Promise<Actor | Refusal<Reason>>
  /** The version of the rights of each valid session. */
  readValidity: (
    transaction: Transaction,
    sessionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  /** True if a write to this ledger may change the validity of sessions. */
  changesSessions: (ledgerId: string) => boolean
  /** A write on this node, which need not wait for the channel: a log-out here counts here at once. */
  heard: (ledgerId: string) => void
  /** The sessions or rights of one user, or of everybody, may have changed. */
  onNews: (listener: (userId: string | undefined) => void) => void
}

interface AskHow {
  quiet?: boolean
  fresh?: boolean
}

/** A node's memory of a session or key, so that reads need no query each time. */
interface Remembered extends Pick<Holder, 'actor' | 'touch'> {
  until: number
  /** When the last use is written again. */
  touchAgainAt: number
}

const rememberMs = 5000
const mostRemembered = 10_000
const longestToken = 200

/** Ledgers, by the name before the colon, whose news change the rights of one person, or of many. */
const ofOnePerson = new Set(['account', 'user'])
const ofMany = new Set(['menu', 'role', 'entity'])

class SessionMemory {
  readonly #byToken = new Map<string, Remembered>()
  /** Counts news, so that an earlier read is not remembered after them. */
  news = 0
  readonly listeners: ((userId: string | undefined) => void)[] = []

  constructor(channel: Channel) {
    channel.on((messages) => messages.forEach((message) => this.hear(message)))
    channel.onHearing(() => this.#forgetAll())
  }

  find(tokenHash: string): Remembered | undefined {
    const known = this.#byToken.get(tokenHash)
    return known && known.until > performance.now() ? known : undefined
  }

  keep(tokenHash: string, remembered: Remembered): void {
    if (this.#byToken.size >= mostRemembered) this.#byToken.clear()
    this.#byToken.set(tokenHash, remembered)
  }

  hear({ topic, id }: Message): void {
    const [kind = '', key] = topic === 'actor' ? ['user', id] : id.split(':')
    if (ofMany.has(kind)) this.#forgetAll()
    else if (ofOnePerson.has(kind)) this.#forget(key)
  }

  #forget(userId: string | undefined): void {
    this.news += 1
    for (const [tokenHash, { actor }] of this.#byToken)
      if (actor.userId === userId) this.#byToken.delete(tokenHash)
    for (const listener of this.listeners) listener(userId)
  }

  #forgetAll(): void {
    this.news += 1
    this.#byToken.clear()
    for (const listener of this.listeners) listener(undefined)
  }
}

export const createSessions = ({ db, channel, settings, keyGate }: SessionsDeps): Sessions => {
  const memory = new SessionMemory(channel)
  const touchEveryMs = lastSeenWriteSeconds({ idleMinutes: settings.sessionIdleMinutes }) * 1000

  const look = async (token: string, tokenHash: string): Promise<Remembered | Refusal<Reason>> => {
    const newsBefore = memory.news
    const found = isKeySecret(token)
      ? await keyBehind(db, tokenHash)
      : await sessionBehind(db, tokenHash, settings)
    if (isRefusal(found)) return found
    const { actor, touch, lastUseMsAgo, endsInMs } = found
    const now = performance.now()
    const until = now + Math.min(rememberMs, endsInMs)
    const remembered = { actor, touch, until, touchAgainAt: now + touchEveryMs - lastUseMsAgo }
    // Only while news arrive; otherwise a session could outlive its end.
    if (channel.hearing() && memory.news === newsBefore) memory.keep(tokenHash, remembered)
    return remembered
  }

  const touch = async (remembered: Remembered): Promise<void> => {
    const now = performance.now()
    if (now < remembered.touchAgainAt) return
    remembered.touchAgainAt = now + touchEveryMs
    await remembered.touch(touchEveryMs / 1000 - 1)
  }

  return {
    actorOf: async (token, { quiet = false, fresh = false } = {}) => {
      if (!token) return refuse('session.missing')
      if (token.length > longestToken) return refuse('session.unknown')
      const tokenHash = hashOf(token)
      const remembered = (fresh ? undefined : memory.find(tokenHash)) ?? (await look(token, tokenHash))
      if (isRefusal(remembered)) return remembered
      const { actor } = remembered
      // A fresh check belongs to a write that was counted when it came.
      const spent = actor.keyScopes && !fresh ? await keyGate(actor.sessionId) : undefined
      if (spent) return spent
      if (!quiet) await touch(remembered)
      return actor
    },
    readValidity: validityOf,
    changesSessions: (ledgerId) => {
      const kind = ledgerId.slice(0, ledgerId.indexOf(':'))
      return ofOnePerson.has(kind) || ofMany.has(kind)
    },
    heard: (ledgerId) => memory.hear({ topic: 'ledger', id: ledgerId }),
    onNews: (listener) => void memory.listeners.push(listener),
  }
}

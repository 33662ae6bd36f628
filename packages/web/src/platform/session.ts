import type { RoleCode, Rights, Tier } from '@bookrunner/domain/access'
import { roleCodes, tiers } from '@bookrunner/domain/access'
import { isRecord, readJson, writeJson } from './storage.ts'
import { createStore } from './store.ts'

/** The signed-in user. The token is in a cookie that scripts cannot read. */
export interface SessionUser {
  readonly userId: string
  readonly userName: string
  readonly nickName: string
  readonly name: string
  readonly account: string
  /** The user's house; empty without one. */
  readonly entityId: string
  /** The house is an issuer. */
  readonly isIssuer: boolean
}

/**
 * §3, "Session (local storage)": user, permissions, roles, route config, org id. The order config, which is how a person
 * arranges books and lists of orders, is stored beside it (`kit/use-personal.ts`), because log-out deletes the session.
 */
export interface SessionRecord extends Rights {
  readonly user: SessionUser
  /** Route config: the latest menu tree, in the language of that request. */
  readonly routes: readonly unknown[]
  readonly orgId: number
  readonly timeZone: string
  readonly mustChangePassword: boolean
}

const KEY = 'bookrunner.session'
const BROWSER_KEY = 'bookrunner.browser'
/** §3, §9. */
export const DEFAULT_ORG_ID = 1

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const texts = (value: unknown) => list(value).filter((item): item is string => typeof item === 'string')
const isRole = (text: string): text is RoleCode => roleCodes.some((code) => code === text)
const isTier = (value: unknown): value is Tier => tiers.some((tier) => tier === value)

function parseUser(stored: unknown): SessionUser | undefined {
  if (!isRecord(stored)) return undefined
  const text = (key: string) => (typeof stored[key] === 'string' ? stored[key] : '')
  const userId = text('userId')
  if (!userId) return undefined
  return {
    userId,
    userName: text('userName'),
    nickName: text('nickName'),
    name: text('name'),
    account: text('account'),
    entityId: text('entityId'),
    isIssuer: stored['isIssuer'] === true,
  }
}

export function parseSession(stored: unknown): SessionRecord | undefined {
  if (!isRecord(stored)) return undefined
  const user = parseUser(stored['user'])
  if (!user || !isTier(stored['tier'])) return undefined
  return {
    user,
    tier: stored['tier'],
    permissions: texts(stored['permissions']),
    roles: texts(stored['roles']).filter(isRole),
    functions: texts(stored['functions']),
    routes: list(stored['routes']),
    orgId: typeof stored['orgId'] === 'number' ? stored['orgId'] : DEFAULT_ORG_ID,
    timeZone: typeof stored['timeZone'] === 'string' ? stored['timeZone'] : '',
    mustChangePassword: stored['mustChangePassword'] === true,
  }
}

export const sessionStore = createStore<SessionRecord | undefined>(parseSession(readJson('local', KEY)))

/** Whoever is signed in. */
export const userNow = (): string | undefined => sessionStore.get()?.user.userId

export function saveSession(record: SessionRecord | undefined): void {
  sessionStore.set(record)
  writeJson('local', KEY, record)
}

/** The person's name as the screens show it. */
export const nameOf = (user: SessionUser) => user.nickName || user.name || user.userName || user.account

/** §3: an id of this browser, for unknown users. */
export function browserId(): string {
  const stored = readJson('local', BROWSER_KEY)
  if (typeof stored === 'string' && stored) return stored
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  writeJson('local', BROWSER_KEY, made)
  return made
}

/** Follows a log-out or log-in in another window of this browser. */
export function followOtherWindows(
  onChange: (now: SessionRecord | undefined, before: SessionRecord | undefined) => void,
) {
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key !== KEY) return
    const before = sessionStore.get()
    sessionStore.set(parseSession(readJson('local', KEY)))
    onChange(sessionStore.get(), before)
  })
}

import type { FastifyRequest } from 'fastify'
import type { Access, Call, Reason } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { isKeySecret } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { isLoopback, isLoopbackUrl, type Settings } from '../settings.ts'
import type { Actor } from './actor.ts'

/**
 * Browsers ignore the port of cookies, so two instances on one host would log each other's people out. An instance
 * with a port in its address has a cookie of its own.
 */
export const cookieNameFor = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => {
  const { port } = new URL(publicUrl)
  return port === '' || port === '0' ? 'bookrunner_session' : `bookrunner_session_${port}`
}

/** The session's token: a browser's cookie, or a program's `Authorization` header. */
export const tokenOf = (
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  cookieName: string,
): string | undefined => bearerIn(request) || cookieIn(request, cookieName)

/** The token or key of a program. */
export const bearerIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim()

/** An API key never counts in a cookie: any page could make the browser send it. */
const cookieIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>, cookieName: string): string | undefined => {
  const token = cookies[cookieName]
  return token && !isKeySecret(token) ? token : undefined
}

/**
 * The origins of our own pages: the public URL, and if it is on this machine all of the machine's names. The request's
 * `Host` does not count: anyone can point a name here.
 */
export const ownOriginsOf = ({ host, port, publicUrl }: OwnAddress): string[] => {
  const { origin, port: publicPort } = new URL(publicUrl)
  // People who open another origin use no page of this machine: behind a proxy, any program here could serve one.
  if (!isLoopbackUrl(publicUrl)) return [origin]
  const ports = [...(isLoopback(host) ? [port] : []), publicPort]
  const names = ports.flatMap((each) =>
    ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${each}`).origin),
  )
  return [...new Set([origin, ...names])]
}
type OwnAddress = Pick<Settings, 'host' | 'port' | 'publicUrl'>

/**
 * Browsers say where a request comes from. Writes and the live socket are allowed from our own pages and from
 * programs, which say nothing, but not from another site's page.
 */
export const isForeign = (headers: FastifyRequest['headers'], ownOrigins: readonly string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' ||
  (headers.origin !== undefined && !ownOrigins.includes(headers.origin))

/**
 * Every browser says where its write comes from. A write with the cookie alone that does not say so is refused; programs
 * send their token or key as `Authorization`.
 */
export const hidesItsOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  cookieName: string,
): boolean =>
  !bearerIn(request) &&
  cookieIn(request, cookieName) !== undefined &&
  request.headers.origin === undefined &&
  request.headers['sec-fetch-site'] === undefined

/** §7: the user named beside the token must be the session's own. */
const namesAnother = (request: FastifyRequest, actor: Actor): boolean => {
  const named = request.headers['x-consumer-username']
  if (typeof named !== 'string' || named === '') return false
  try {
    return decodeURIComponent(named).toLowerCase() !== actor.account.toLowerCase()
  } catch {
    return true
  }
}

/** What a call, or a live subject, requires of its caller. */
export type Demand = Pick<Call, 'access' | 'tiers' | 'beforePasswordChange'>

/** One of the permissions or functions is enough. */
const mayAccess = (access: Access, actor: Actor): boolean =>
  typeof access === 'string' || access.some((right) => mayUse(actor.rights, right))

/** The same for requests and for the live socket. */
export const admit = (
  { access, tiers, beforePasswordChange }: Demand,
  actor: Actor,
): Refusal<Reason> | undefined => {
  if (actor.passwordMustChange && !beforePasswordChange) return refuse('session.password-must-change')
  if (actor.entityId === '' && access !== 'signedIn') return refuse('access.no-institution')
  const ofTier = tiers === undefined || tiers.includes(actor.rights.tier)
  return ofTier && mayAccess(access, actor) ? undefined : refuse('access.denied')
}

/** A key opens only calls with a key scope, not even those open to everybody. */
export const keyFault = (
  { keyScope }: Pick<Call, 'keyScope'>,
  token: string | undefined,
): Refusal<'key.scope'> | undefined =>
  keyScope === undefined && token !== undefined && isKeySecret(token) ? refuse('key.scope') : undefined

/** Refuses the call if this session may not make it. */
export const guard = (
  call: Call,
  request: FastifyRequest,
  actor: Actor | Refusal<Reason>,
): Refusal<Reason> | undefined => {
  if (call.access === 'open') return undefined
  if ('refused' in actor) return actor
  const { keyScope } = call
  if (actor.keyScopes && !(keyScope && actor.keyScopes.includes(keyScope))) return refuse('key.scope')
  if (namesAnother(request, actor)) return refuse('session.username-mismatch')
  return admit(call, actor)
}

import type { FastifyRequest } from 'fastify'
import type { Access, Call, Reason } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { isKeySecret } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { isLoopback, isLoopbackUrl, type Settings } from '../settings.ts'
import type { Actor } from './actor.ts'

/**
 * Browsers keep cookies by host and ignore the port: two instances on one host would log each other's people
 * out, so an instance with a port of its own in its address has a cookie of its own.
 */
export const cookieNameFor = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => {
  const { port } = new URL(publicUrl)
  return port === '' || port === '0' ? 'bookrunner_session' : `bookrunner_session_${port}`
}

/** The session's token: a browser's cookie, or the `Authorization` header of a program. */
export const tokenOf = (
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  cookieName: string,
): string | undefined =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || cookieIn(request, cookieName)

/** No browser has an API key: in a cookie it would be sent by whatever page asks for it. */
const cookieIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>, cookieName: string): string | undefined => {
  const token = cookies[cookieName]
  return token && !isKeySecret(token) ? token : undefined
}

/**
 * Where our own pages come from: where people open it. On this machine it may be opened by any of the
 * machine's own names. Never what the request's `Host` says: whoever owns a name can have it point here.
 */
export const ownOriginsOf = ({ host, port, publicUrl }: OwnAddress): string[] => {
  const { origin, port: publicPort } = new URL(publicUrl)
  const ports = [...(isLoopback(host) ? [port] : []), ...(isLoopbackUrl(publicUrl) ? [publicPort] : [])]
  const names = ports.flatMap((each) =>
    ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${each}`).origin),
  )
  return [...new Set([origin, ...names])]
}
type OwnAddress = Pick<Settings, 'host' | 'port' | 'publicUrl'>

/**
 * A browser says where a request comes from. A write, and the live socket, are taken from our own pages and
 * from programs, which say nothing; never from another site's page.
 */
export const isForeign = (headers: FastifyRequest['headers'], ownOrigins: readonly string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' ||
  (headers.origin !== undefined && !ownOrigins.includes(headers.origin))

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

/** What a call, or a subject that is watched, asks of who wants it. */
export type Demand = Pick<Call, 'access' | 'tiers' | 'beforePasswordChange'>

/** Any one of the permissions or functions will do. */
const mayAccess = (access: Access, actor: Actor): boolean =>
  typeof access === 'string' || access.some((right) => mayUse(actor.rights, right))

/** The same for requests and for the live socket. */
export const admit = (
  { access, tiers, beforePasswordChange }: Demand,
  actor: Actor,
): Refusal<Reason> | undefined => {
  if (actor.passwordMustChange && !beforePasswordChange) return refuse('session.password-must-change')
  const ofTier = tiers === undefined || tiers.includes(actor.rights.tier)
  return ofTier && mayAccess(access, actor) ? undefined : refuse('access.denied')
}

/** Keys open the calls that name a scope, and nothing else: not even what is open to everybody. */
export const keyFault = (
  { keyScope }: Pick<Call, 'keyScope'>,
  token: string | undefined,
): Refusal<'key.scope'> | undefined =>
  keyScope === undefined && token !== undefined && isKeySecret(token) ? refuse('key.scope') : undefined

/** May this session make this call? Open calls ask nobody. */
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

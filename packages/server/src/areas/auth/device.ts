import { createHmac, randomBytes } from 'node:crypto'
import type { RequestContext } from '../../platform/http/handler.ts'
import { isSameSecret } from '../../platform/same-secret.ts'
import { keysOf } from './keys.ts'
import { hashOf } from './secrets.ts'

/**
 * A browser that an account has logged in with before has tries of its own, so that nobody can lock the owner out by
 * failing on purpose, even behind the same address. The cookie opens nothing; a thief gets the few tries of one
 * browser.
 */
const days = 180
const daySeconds = 24 * 60 * 60

type Context = Pick<RequestContext, 'db' | 'deviceCookie'>

/** One cookie for each account, so that several people may share a browser; its name reveals no account. */
const nameFor = (account: string): string => `device_${hashOf(account).slice(0, 12)}`

const signed = (key: Buffer, account: string, random: string, until: string): string =>
  createHmac('sha256', key).update(`device ${account} ${random} ${until}`).digest('base64url')

const secondsNow = (): number => Math.floor(Temporal.Now.instant().epochMilliseconds / 1000)

export interface Guesser {
  /** The subject that tries count under: the account, or this browser of it. */
  subject: string
  /** The account has logged in with this browser before, so its address does not count. */
  known: boolean
}

export const guesserOf = async ({ db, deviceCookie }: Context, account: string): Promise<Guesser> => {
  const [random = '', until = '', mac = ''] = (deviceCookie.get(nameFor(account)) ?? '').split('.')
  if (mac === '' || !(Number(until) > secondsNow())) return { subject: account, known: false }
  const right = signed(await keysOf(db).mac(), account, random, until)
  return isSameSecret(mac, right)
    ? { subject: `device ${account} ${random}`, known: true }
    : { subject: account, known: false }
}

/** Remembers this browser after a log-in. */
export const rememberDevice = async ({ db, deviceCookie }: Context, account: string): Promise<void> => {
  const random = randomBytes(16).toString('base64url')
  const until = String(secondsNow() + days * daySeconds)
  const mac = signed(await keysOf(db).mac(), account, random, until)
  deviceCookie.set(nameFor(account), `${random}.${until}.${mac}`, days * daySeconds)
}

import type { ClientOf } from '../../kernel/client.ts'
import type { TransportOptions } from '../../kernel/transport.ts'
import type { ReplyOf } from '../../kernel/call.ts'
import type { authenticate, CodeSent } from './login-calls.ts'
import type { authCalls } from './calls.ts'
import { sealSecret } from './seal.ts'

export interface Credentials {
  account: string
  password: string
  /** Asked once the code is on its way: reads it from a person, a mailbox, the demo outbox. */
  code: (sent: CodeSent) => Promise<string>
}

export type SignedIn = ReplyOf<typeof authenticate>

/** The session of a program that has no cookie jar; a browser's is in a cookie that no script can read. */
export class HeldSession {
  #token: string | undefined
  #username: string | undefined

  /** The options with the held session in them. */
  readonly options: TransportOptions

  constructor(given: TransportOptions) {
    this.options = {
      ...given,
      token: () => this.#token ?? given.token?.(),
      username: () => this.#username ?? given.username?.(),
    }
  }

  keep(signedIn: SignedIn): void {
    if (signedIn.token === null) return
    this.#token = signedIn.token
    this.#username = signedIn.user.account
  }

  drop(): void {
    this.#token = undefined
    this.#username = undefined
  }
}

const hasCookies = (): boolean => 'document' in globalThis

type AuthClient = ClientOf<{ auth: typeof authCalls }>['auth']

/** Account and password, then the mailed code: the two steps of a log-in in one call. */
export const signInWith =
  (auth: AuthClient, held: HeldSession) =>
  async ({ account, password, code }: Credentials): Promise<SignedIn> => {
    held.drop()
    const sent = await auth.login({ account, password: await sealSecret(await auth.passwordKey(), password) })
    const tokenIn = hasCookies() ? 'cookie' : 'reply'
    const signedIn = await auth.authenticate({ ticket: sent.ticket, code: await code(sent), tokenIn })
    held.keep(signedIn)
    return signedIn
  }

export const signOutWith =
  (auth: AuthClient, held: HeldSession) =>
  async (userName?: string): Promise<void> => {
    await auth.logout({ userName })
    held.drop()
  }

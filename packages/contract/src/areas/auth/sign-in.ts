import type { ClientOf } from '../../kernel/client.ts'
import type { TransportOptions } from '../../kernel/transport.ts'
import type { ReplyOf } from '../../kernel/call.ts'
import type { authenticate, CodeSent } from './login-calls.ts'
import type { authCalls } from './calls.ts'
import { sealSecret } from './seal.ts'

export interface Credentials {
  account: string
  password: string
  /** Called after the code was sent: reads it from a person, a mailbox or the demo outbox. */
  code: (sent: CodeSent) => Promise<string>
}

export type SignedIn = ReplyOf<typeof authenticate>

/** The session of a program that has no cookie jar; a browser's is in a cookie that no script can read. */
export class SessionHolder {
  #token: string | undefined
  #username: string | undefined

  /** The options with the session. */
  readonly options: TransportOptions

  constructor(options: TransportOptions) {
    this.options = {
      ...options,
      token: () => this.#token ?? options.token?.(),
      username: () => this.#username ?? options.username?.(),
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
  (auth: AuthClient, session: SessionHolder) =>
  async ({ account, password, code }: Credentials): Promise<SignedIn> => {
    session.drop()
    const sent = await auth.login({ account, password: await sealSecret(await auth.passwordKey(), password) })
    const tokenIn = hasCookies() ? 'cookie' : 'reply'
    const signedIn = await auth.authenticate({ ticket: sent.ticket, code: await code(sent), tokenIn })
    session.keep(signedIn)
    return signedIn
  }

export const signOutWith =
  (auth: AuthClient, session: SessionHolder) =>
  async (userName?: string): Promise<void> => {
    await auth.logout({ userName })
    session.drop()
  }

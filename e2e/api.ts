// What a journey does beside the browser: as an administrator through the API, or as a person who signs in
// quickly because the log-in itself is another journey's matter.
import { CallRefused, createClient, type Client } from '@bookrunner/contract'
import { sealSecret } from '@bookrunner/contract/auth'
import { demoPassword } from './people.ts'

/** The codes that were mailed to somebody, newest first. */
export async function codesFor(client: Client, account: string): Promise<string[]> {
  const { list } = await client.demo.outbox({ account, pageSize: 20 })
  return list.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
}

/**
 * Mails are on their way for a moment, and somebody else may sign in with the same account just now: each
 * new code is tried until one fits.
 */
async function signedIn(client: Client, account: string, password: string, tokenIn: 'cookie' | 'reply') {
  const before = new Set(await codesFor(client, account))
  const sealed = await sealSecret(await client.auth.passwordKey(), password)
  const { ticket } = await client.auth.login({ account, password: sealed })
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    for (const code of await codesFor(client, account)) {
      if (before.has(code)) continue
      before.add(code)
      try {
        return await client.auth.authenticate({ ticket, code, tokenIn })
      } catch (fault) {
        if (!(fault instanceof CallRefused && fault.reason === 'auth.code-wrong')) throw fault
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No code for ${account} arrived in the outbox.`)
}

/** Somebody's own client, signed in. */
export async function apiAs(baseUrl: string, account: string, password = demoPassword): Promise<Client> {
  const { token } = await signedIn(createClient({ baseUrl }), account, password, 'reply')
  return createClient({ baseUrl, token: () => token ?? undefined })
}

/** A browser the account knows keeps another cookie beside it, which stays when the session ends. */
export const isSessionCookie = (name: string): boolean => /^bookrunner_session(_\d+)?$/.test(name)

/** The cookie of a new session, to be put into a browser. */
export async function sessionCookie(baseUrl: string, account: string, password = demoPassword) {
  let cookie: string | undefined
  const client = createClient({
    baseUrl,
    fetch: async (...request) => {
      const answer = await fetch(...request)
      cookie = answer.headers.getSetCookie().find((one) => isSessionCookie(one.split('=')[0]!)) ?? cookie
      return answer
    },
  })
  await signedIn(client, account, password, 'cookie')
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? []
  if (!name || !value) throw new Error('The log-in brought no cookie.')
  return { name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' as const }
}

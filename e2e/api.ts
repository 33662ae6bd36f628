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

const mailPatienceMs = 15_000

/** The code that was mailed after those known `before`, once it is there. */
export async function newCode(client: Client, account: string, before: ReadonlySet<string>): Promise<string> {
  for (const deadline = Date.now() + mailPatienceMs; Date.now() < deadline;) {
    const code = (await codesFor(client, account)).find((one) => !before.has(one))
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No code for ${account} arrived in the outbox.`)
}

/** A browser the account knows keeps another cookie beside it, which stays when the session ends. */
export const isSessionCookie = (name: string): boolean => /^bookrunner_session(_\d+)?$/.test(name)

interface SessionCookie {
  name: string
  /** The session's token, which programs send in a header instead. */
  value: string
}

async function logIn(baseUrl: string, account: string, password: string): Promise<SessionCookie> {
  let cookie: string | undefined
  const client = createClient({
    baseUrl,
    fetch: async (...request) => {
      const answer = await fetch(...request)
      cookie = answer.headers.getSetCookie().find((one) => isSessionCookie(one.split('=')[0]!)) ?? cookie
      return answer
    },
  })
  const before = new Set(await codesFor(client, account))
  const sealed = await sealSecret(await client.auth.passwordKey(), password)
  const { ticket } = await client.auth.login({ account, password: sealed })
  const code = await newCode(client, account, before)
  await client.auth.authenticate({ ticket, code, tokenIn: 'cookie' })
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? []
  if (!name || !value) throw new Error('The log-in brought no cookie.')
  return { name, value }
}

const clientWith = (baseUrl: string, { value }: SessionCookie): Client =>
  createClient({ baseUrl, token: () => value })

/** By server and account: the session that the journeys of this worker share. */
const shared = new Map<string, SessionCookie>()

/** A journey may have ended it, by a log-out or a new password. */
const isOpen = async (baseUrl: string, session: SessionCookie): Promise<boolean> => {
  try {
    await clientWith(baseUrl, session).users.info()
    return true
  } catch (fault) {
    if (fault instanceof CallRefused) return false
    throw fault
  }
}

async function sharedSession(baseUrl: string, account: string, password: string): Promise<SessionCookie> {
  const key = `${baseUrl} ${account}`
  const known = shared.get(key)
  if (known && (await isOpen(baseUrl, known))) return known
  const session = await logIn(baseUrl, account, password)
  shared.set(key, session)
  return session
}

/** Somebody's own client, signed in. */
export async function apiAs(baseUrl: string, account: string, password = demoPassword): Promise<Client> {
  return clientWith(baseUrl, await sharedSession(baseUrl, account, password))
}

/** The cookie of somebody's session, to be put into a browser. */
export async function sessionCookie(baseUrl: string, account: string, fresh = false) {
  const session = await (fresh ? logIn : sharedSession)(baseUrl, account, demoPassword)
  return { ...session, url: baseUrl, httpOnly: true, sameSite: 'Lax' as const }
}

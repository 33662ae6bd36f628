import type { CallOptions, CallRefused } from './call-refused.ts'
import type { Envelope } from './envelope.ts'
import { langHeader, type Language } from './language.ts'
import { receivedFile, type ReceivedFile } from './received-file.ts'
import { prefix, type CallRoute } from './route.ts'

export interface TransportOptions {
  /** Origin of the server, such as `https://books.example`; '' for the page's own. */
  baseUrl: string
  fetch?: typeof fetch
  lang?: () => Language
  /** A session token, for clients without a cookie jar. */
  token?: () => string | undefined
  /** The account named in `X-Consumer-Username`; it must be the session's own. */
  username?: () => string | undefined
  /** Sees every refusal before the call throws it. */
  onRefusal?: (refused: CallRefused, call: CallRoute) => void
}

/** §9: 120 s for a request, 300 s where the call says that its work or its way is long. */
const patience = (call: CallRoute): number => (call.slow || call.longWay ? 300_000 : 120_000)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const pairs = (input: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, textOf(value)]),
  )

/** Text first, the file last: the server reads what the file is for before the file. */
const multipart = (input: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, text] of pairs(withoutFiles(input))) form.append(name, text)
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file')
  }
  return form
}

const withoutFiles = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !(value instanceof Blob)))

const bodyFor = (call: CallRoute, input: Record<string, unknown>): Pick<RequestInit, 'body'> => {
  if (call.travels === 'json') return { body: JSON.stringify(input) }
  if (call.travels === 'form') return { body: pairs(input) }
  // Its media type, with the boundary, is the body's own to say.
  return call.travels === 'multipart' ? { body: multipart(input) } : {}
}

const headersFor = (call: CallRoute, options: TransportOptions, key: string | undefined, dryRun: boolean) => {
  const headers: Record<string, string> = { lang: langHeader[options.lang?.() ?? 'US'] }
  const token = options.token?.()
  const username = options.username?.()
  if (token) headers['authorization'] = token
  if (username) headers['x-consumer-username'] = encodeURIComponent(username)
  if (call.writes && key) headers['idempotency-key'] = key
  if (dryRun) headers['x-dry-run'] = 'true'
  if (call.travels === 'json') headers['content-type'] = 'application/json'
  return headers
}

/** An envelope with the seconds of `Retry-After`, which stand in no envelope. */
interface Answered<Data = unknown> extends Envelope<Data> {
  retryAfter?: number
}

const retryAfterIn = ({ headers }: Response): Pick<Answered, 'retryAfter'> => {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? { retryAfter: Number(seconds) } : {}
}

/** The server's answer, or a plain one where something else stood in between (a proxy's page, say). */
const answerOf = async (response: Response): Promise<Answered> => {
  const text = await response.text()
  try {
    const answer = JSON.parse(text) as Envelope
    if (typeof answer.code === 'number') return { ...answer, ...retryAfterIn(response) }
  } catch {
    // Not ours: fall through to the plain answer.
  }
  const code = response.status >= 400 ? response.status : 500
  return { code, message: response.statusText || `HTTP ${response.status}`, data: null, traceId: '' }
}

/** Sends one call, once. Whoever sends it again after a lost connection passes the same key, and nothing happens twice. */
export const createTransport =
  (options: TransportOptions) =>
  async (
    call: CallRoute,
    input: Record<string, unknown>,
    { key, dryRun, signal, fetch: ownFetch }: CallOptions,
  ): Promise<Answered> => {
    const send = ownFetch ?? options.fetch ?? fetch
    const query = call.travels === 'query' ? pairs(input).toString() : ''
    const url = `${options.baseUrl}${prefix}${call.path}${query && `?${query}`}`
    const ownKey = key ?? (call.writes ? randomKey() : undefined)
    const response = await send(url, {
      method: call.method,
      headers: headersFor(call, options, ownKey, dryRun ?? false),
      credentials: 'same-origin',
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(patience(call))]),
      ...bodyFor(call, input),
    })
    return call.replies === 'file' && response.ok ? fileIn(response) : answerOf(response)
  }

const fileIn = (response: Response): Envelope<ReceivedFile> => ({
  code: 200,
  message: '',
  data: receivedFile(response),
  traceId: '',
})

/** Unguessable also where the page has no secure context and `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

// Requests as nobody's client would send them: nothing is checked, nothing is tidied on the way out.
import { request } from 'node:http'
import { prefix, type Call, type Envelope } from '@bookrunner/contract/kernel'

export interface RawRequest {
  method?: string
  /** From the origin on, sent as it is. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
  /** The answer as our envelope; undefined where it is something else. */
  envelope: Envelope | undefined
}

const envelopeIn = (text: string): Envelope | undefined => {
  try {
    const answer = JSON.parse(text) as Partial<Envelope> | null
    const whole = typeof answer?.code === 'number' && typeof answer.traceId === 'string'
    return whole ? (answer as Envelope) : undefined
  } catch {
    return undefined
  }
}

export const sendRaw = (
  url: string,
  { method = 'GET', path, headers, body }: RawRequest,
): Promise<RawAnswer> => {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, envelope: envelopeIn(text) })
    })
    answer.on('error', reject)
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

const pairsOf = (input: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

export interface AskOptions {
  token?: string
  headers?: Record<string, string | string[]>
}

/** A request for a call, with any input. */
export const requestFor = (
  { method, path, travels, writes }: Call,
  input: Record<string, unknown>,
  { token, headers }: AskOptions = {},
): RawRequest => ({
  method,
  path: `${prefix}${path}${travels === 'query' ? `?${pairsOf(input)}` : ''}`,
  headers: {
    ...(token !== undefined && { authorization: token }),
    ...(writes && { 'idempotency-key': crypto.randomUUID() }),
    ...(travels !== 'query' && { 'content-type': mediaTypes[travels] }),
    ...headers,
  },
  ...(travels === 'json' && { body: JSON.stringify(input) }),
  ...(travels === 'form' && { body: pairsOf(input) }),
})

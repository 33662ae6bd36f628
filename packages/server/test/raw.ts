// Requests that no client would send, without checks or corrections.
import { request } from 'node:http'
import { mediaTypes, prefix, type Call, type Envelope } from '@bookrunner/contract/kernel'

export interface RawRequest {
  method?: string
  /** Everything after the origin, unchanged. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer | FormData
}

export interface RawAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
  /** The answer as our envelope; undefined for any other. */
  envelope: Envelope | undefined
}

const envelopeIn = (text: string): Envelope | undefined => {
  try {
    const answer = JSON.parse(text) as Partial<Envelope> | null
    const isEnvelope = typeof answer?.code === 'number' && typeof answer.traceId === 'string'
    return isEnvelope ? (answer as Envelope) : undefined
  } catch {
    return undefined
  }
}

/** Encodes a form with its boundary in the media type, unless another type is set. Node leaves the length of a DELETE out. */
const encoded = async ({ method, body, headers }: RawRequest) => {
  if (!(body instanceof FormData)) {
    if (body === undefined || method !== 'DELETE') return { body, headers }
    return { body, headers: { 'content-length': String(Buffer.byteLength(body)), ...headers } }
  }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { body: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type, ...headers } }
}

export const sendRaw = async (url: string, raw: RawRequest): Promise<RawAnswer> => {
  const { method = 'GET', path } = raw
  const { body, headers } = await encoded(raw)
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

const pairsOf = (input: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, textOf(value)])).toString()

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const formOf = (input: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, textOf(value) ?? 'null')
  return form
}

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
    ...(travels !== 'query' && travels !== 'multipart' && { 'content-type': mediaTypes[travels] }),
    ...headers,
  },
  ...(travels === 'json' && { body: JSON.stringify(input) }),
  ...(travels === 'form' && { body: pairsOf(input) }),
  ...(travels === 'multipart' && { body: formOf(input) }),
})

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefix } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Settings } from '../../settings.ts'
import { compressedWhole, encodingOf, type Encoding } from '../compress.ts'
import { cookieNameFor } from '../guard.ts'
import { workerTask, type Workers } from '../../workers/index.ts'
import { work, type DocsOf } from './docs.worker.ts'

const version = '0.1.0'

/** A text that never changes while the node runs: written, hashed and compressed once. */
class KeptText {
  readonly #mediaType: string
  readonly #body: Buffer
  readonly #hash: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(mediaType: string, text: string) {
    this.#mediaType = mediaType
    this.#body = Buffer.from(text)
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingOf(request)
    const etag = encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
    if (known?.includes(etag)) return reply.code(304).send()
    reply.type(this.#mediaType)
    if (!encoding) return reply.send(this.#body)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const fresh = compressedWhole(encoding, this.#body)
    this.#compressed.set(encoding, fresh)
    return fresh
  }
}

const task = workerTask<typeof work>('platform.docs', new URL('./docs.worker.ts', import.meta.url), {
  deadlineMs: 30_000,
})

/** In a thread if one is free: writing it holds up everybody for some tenths of a second. */
const written = async (settings: Settings, workers: Workers) => {
  const of: DocsOf = { version, demo: settings.demo, cookieName: cookieNameFor(settings) }
  const made = await workers.run(task, of)
  const { document, page } = isRefusal(made) ? work(of) : made
  return {
    document: new KeptText('application/json; charset=utf-8', document),
    page: new KeptText('text/html; charset=utf-8', page),
  }
}

/** The contract as a document for programs and as a page for people, written on first request. */
export const mountDocs = (http: FastifyInstance, settings: Settings, workers: Workers): void => {
  let kept: ReturnType<typeof written> | undefined
  const docs = () =>
    (kept ??= written(settings, workers).catch((fault: unknown) => {
      kept = undefined
      throw fault
    }))
  http.get(`${prefix}/openapi.json`, async (request, reply) => (await docs()).document.send(request, reply))
  http.get(`${prefix}/docs`, async (request, reply) => (await docs()).page.send(request, reply))
}

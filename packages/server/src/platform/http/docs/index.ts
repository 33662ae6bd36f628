import type { FastifyInstance } from 'fastify'
import { areaSummaries, calls, openApiDocument, prefix } from '@bookrunner/contract'
import type { Settings } from '../../settings.ts'
import { cookieNameFor } from '../guard.ts'
import { docsPage } from './page.ts'

const version = '0.1.0'

const writeDocs = (settings: Settings) => {
  const document = openApiDocument(calls, {
    version,
    demo: settings.demo,
    cookieName: cookieNameFor(settings),
    areas: areaSummaries,
  })
  return { document, page: docsPage(document) }
}

/** The contract as a document for programs and as a page for people, written on first request. */
export const mountDocs = (http: FastifyInstance, settings: Settings): void => {
  let written: ReturnType<typeof writeDocs> | undefined
  const docs = () => (written ??= writeDocs(settings))
  http.get(`${prefix}/openapi.json`, async () => docs().document)
  http.get(`${prefix}/docs`, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docs().page),
  )
}

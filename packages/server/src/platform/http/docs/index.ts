import type { FastifyInstance } from 'fastify'
import { areaSummaries, calls, openApiDocument, prefix } from '@bookrunner/contract'
import type { Settings } from '../../settings.ts'
import { cookieNameFor } from '../guard.ts'
import { docsPage } from './page.ts'

const version = '0.1.0'

/** The contract as a document for programs and as a page for people. */
export const mountDocs = (http: FastifyInstance, settings: Settings): void => {
  const document = openApiDocument(calls, {
    version,
    demo: settings.demo,
    cookieName: cookieNameFor(settings),
    areas: areaSummaries,
  })
  const page = docsPage(document)
  http.get(`${prefix}/openapi.json`, async () => document)
  http.get(`${prefix}/docs`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

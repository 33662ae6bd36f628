import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { calls, openApiDocument, prefix } from '@bookrunner/contract'
import type { Settings } from '../settings.ts'

/** The contract as a document for programs and as a page for people. */
export const mountDocs = async (http: FastifyInstance, { demo }: Settings): Promise<void> => {
  const document = openApiDocument(calls, '0.1.0', { demo })
  http.get(`${prefix}/openapi.json`, async () => document)
  await http.register(swagger, { mode: 'static', specification: { document: document as never } })
  await http.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    uiConfig: { docExpansion: 'none', filter: true, tryItOutEnabled: false },
    staticCSP: true,
  })
}

import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { prefix } from '@bookrunner/contract/kernel'

export const base = '/bookbuildingweb/'

/** Source maps are for operators, who read them in the folder. The file server decodes a path once more. */
const isSourceMap = (path: string): boolean => /\.map(\.|$)/i.test(decodedAgain(path))

const decodedAgain = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The built web part. A path below the base without a file is a screen of the browser's router. */
export const mountWeb = async (http: FastifyInstance, root: string | undefined): Promise<void> => {
  http.get('/', async (_request, reply) => reply.redirect(base))
  http.get(base.slice(0, -1), async (_request, reply) => reply.redirect(base))
  if (!root || !existsSync(root)) return
  await http.register(fastifyStatic, { root, serve: false, preCompressed: true })
  http.get(`${base}*`, async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0]!).slice(base.length)
    if (request.url.startsWith(`${prefix}/`) || isSourceMap(path)) return reply.callNotFound()
    if (path.startsWith('assets/')) return reply.sendFile(path, { maxAge: '365d', immutable: true })
    if (/\.\w+$/.test(path)) return reply.sendFile(path, { maxAge: '1h' })
    return reply.sendFile('index.html', { maxAge: 0, cacheControl: true })
  })
}

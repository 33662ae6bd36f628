import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Settings } from '../settings.ts'

const rules = (settings: Settings) => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // antd writes its tokens into <style>.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  crossOriginEmbedderPolicy: false,
})

/** The framework's own headers, which belong to one answer. */
const own = new Set(['content-type', 'content-length', 'date', 'connection'])

/**
 * Helmet's headers, which are the same for every answer. Computing them for each request took six per cent of a
 * write, so they are read once from a test answer.
 */
export const securityHeaders = async (settings: Settings): Promise<Record<string, string>> => {
  const trial = Fastify()
  await trial.register(helmet, rules(settings))
  trial.get('/', () => '')
  const { headers } = await trial.inject('/')
  await trial.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  )
}

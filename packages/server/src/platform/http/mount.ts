import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  fileRuleOf,
  keyPattern,
  languageOf,
  mediaTypes,
  prefix,
  replySchema,
  type Call,
  type Reason,
} from '@bookrunner/contract/kernel'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from './actor.ts'
import { okEnvelope, refusalEnvelope } from './envelope.ts'
import { guard, hidesItsOrigin, isForeign, keyFault, tokenOf } from './guard.ts'
import type { Handler, RequestContext } from './handler.ts'
import { drain } from './multipart.ts'
import { parseInput } from './parse.ts'
import { serializable } from './schema.ts'
import { sendFile, type SentFile } from './send-file.ts'
import { readMultipart, type Multipart } from './upload.ts'
import { sendWritten, Written } from './written.ts'

export interface HttpDeps extends Pick<
  RequestContext,
  'db' | 'pipeline' | 'settings' | 'passwordCost' | 'workers'
> {
  /** Name of the session cookie. */
  cookieName: string
  /** Origins of our own pages. */
  ownOrigins: readonly string[]
  /** The session of a token, or the reason why there is none. */
  actorOf: (
    token: string | undefined,
    how?: { quiet?: boolean; fresh?: boolean },
  ) => Promise<Actor | Refusal<Reason>>
  /** Parse replies against the contract too; a reply that does not fit is a fault. For tests. */
  checkReplies?: boolean
}

const contextOf = (
  deps: HttpDeps,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | null,
): RequestContext => {
  const key = request.headers['idempotency-key']
  const secure = deps.settings.publicUrl.startsWith('https:')
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    actor,
    actorNow: async () => {
      const now = await deps.actorOf(tokenOf(request, deps.cookieName), { quiet: true, fresh: true })
      return guard(call, request, now) ?? (isRefusal(now) ? null : now)
    },
    language: languageOf(request.headers['lang']),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    dryRun: call.dryRuns && request.headers['x-dry-run'] === 'true',
    db: deps.db,
    pipeline: deps.pipeline,
    settings: deps.settings,
    passwordCost: deps.passwordCost,
    workers: deps.workers,
    log: request.log,
    cookie: {
      set: (token, maxAge) => void reply.setCookie(deps.cookieName, token, { ...cookie, maxAge }),
      clear: () => void reply.clearCookie(deps.cookieName, cookie),
    },
    deviceCookie: {
      get: (name) => request.cookies[`${deps.cookieName}_${name}`],
      set: (name, value, maxAge) =>
        void reply.setCookie(`${deps.cookieName}_${name}`, value, {
          ...cookie,
          path: `${prefix}/admin`,
          maxAge,
        }),
    },
  }
}

/** Checks before the input is read. */
const beforehand = (call: Call, deps: HttpDeps, request: FastifyRequest): Refusal<Reason> | undefined => {
  if (!call.writes) return undefined
  if (isForeign(request.headers, deps.ownOrigins) || hidesItsOrigin(request, deps.cookieName))
    return refuse('session.foreign-origin')
  // Refused rather than ignored: a dry run must never become a real write.
  if (!call.dryRuns && request.headers['x-dry-run'] === 'true') return refuse('write.no-dry-run')
  if (call.access === 'open') return undefined
  const key = request.headers['idempotency-key']
  if (key === undefined) return refuse('write.key-missing')
  return keyPattern.test(String(key)) ? undefined : refuse('input.header')
}

const asFields = (sent: unknown): Multipart => ({ sent, dismiss: () => {} })

/** The input from where this call says it travels. A missing body has no fields. */
const sentIn = async (
  { travels, input }: Call,
  { query, body, headers, raw }: FastifyRequest,
): Promise<Multipart | Refusal<Reason>> => {
  if (travels === 'query') return asFields(query)
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (travels === 'multipart' && type === mediaTypes.multipart)
    return readMultipart(raw, fileRuleOf(input)!.mostBytes)
  if (body === undefined) return asFields({})
  if (type !== mediaTypes[travels]) return refuse('input.media-type')
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? asFields(body)
    : refuse('input.malformed')
}

const answer = async (
  { call, run }: Handler,
  deps: HttpDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const token = tokenOf(request, deps.cookieName)
  const ofKey = keyFault(call, token)
  if (ofKey) return ofKey
  const actor = await deps.actorOf(token, { quiet: call.quiet })
  if (!('refused' in actor)) request.userId = actor.userId
  const refused = guard(call, request, actor) ?? beforehand(call, deps, request)
  if (refused) return refused
  const received = await sentIn(call, request)
  if (isRefusal(received)) return received
  try {
    const input = parseInput(call.input, received.sent)
    if (isRefusal(input)) return input
    const context = contextOf(deps, call, request, reply, 'refused' in actor ? null : actor)
    return await run(input.value, context)
  } finally {
    received.dismiss()
  }
}

const okReply = (call: Call, data: unknown, deps: HttpDeps, request: FastifyRequest, reply: FastifyReply) => {
  if (call.replies === 'file') return sendFile(reply, data as SentFile)
  if (data instanceof Written) {
    if (deps.checkReplies) call.reply.parse(data.data)
    return sendWritten(reply, data, request.id)
  }
  const envelope = okEnvelope(deps.checkReplies ? call.reply.parse(data) : data, request.id)
  return reply.type('application/json; charset=utf-8').send(serializerOf(call, reply)({ ...envelope }))
}

type Serialize = ReturnType<FastifyReply['compileSerializationSchema']>
const serializers = new WeakMap<Call, Serialize>()

/** Compiled at a call's first reply: compiling all would take a third of a node's start. */
const serializerOf = (call: Call, reply: FastifyReply): Serialize => {
  const known = serializers.get(call)
  if (known) return known
  const serialize = reply.compileSerializationSchema(serializable(replySchema(call)))
  serializers.set(call, serialize)
  return serialize
}

const takeParts = (app: FastifyInstance): void => {
  app.addContentTypeParser(mediaTypes.multipart, (_request, _body, done) => done(null))
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!(await drain(raw))) reply.header('connection', 'close')
  })
}

/** One route for one call of the contract. Undeclared fields of the reply are never sent. */
export const mount = (app: FastifyInstance, handler: Handler, deps: HttpDeps): void => {
  if (handler.call.travels !== 'multipart') return route(app, handler, deps)
  // In a scope of its own, so that elsewhere multipart is as unknown as any undeclared media type.
  app.register(async (room) => {
    takeParts(room)
    route(room, handler, deps)
  })
}

const route = (app: FastifyInstance, handler: Handler, deps: HttpDeps): void => {
  const { call } = handler
  app.route({
    method: call.method,
    url: `${prefix}${call.path}`,
    config: { call: call.name, takesFile: call.travels === 'multipart' },
    handler: async (request, reply) => {
      const outcome = await answer(handler, deps, request, reply)
      if (isRefusal(outcome)) {
        const { status, envelope } = refusalEnvelope(outcome, languageOf(request.headers['lang']), request.id)
        if (status === 429 && outcome.params?.['seconds'])
          reply.header('retry-after', outcome.params['seconds'])
        return reply.code(status).send(envelope)
      }
      return okReply(call, outcome.reply, deps, request, reply)
    },
  })
}

import type { FastifyBaseLogger } from 'fastify'
import type {
  Call,
  InputOf,
  Language,
  Reason,
  ReceivedFile,
  RefusedBy,
  ReplyOf,
} from '@bookrunner/contract/kernel'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../db/index.ts'
import type { PasswordCost } from '../password-cost.ts'
import type { Outcome } from '../service/answers.ts'
import type { WritePipeline } from '../service/queue.ts'
import type { Settings } from '../settings.ts'
import type { Workers } from '../workers/index.ts'
import type { Actor } from './actor.ts'
import type { SentFile } from './send-file.ts'
import type { Written } from './written.ts'

/** The data of one request. */
export interface RequestContext {
  actor: Actor | null
  /** The same person with current rights, for a write that found other rights under its lock. */
  actorNow: () => Promise<Actor | null | Refusal<Reason>>
  language: Language
  ip: string
  userAgent: string
  idempotencyKey: string | undefined
  dryRun: boolean
  db: Db
  pipeline: WritePipeline
  settings: Settings
  passwordCost: PasswordCost
  /** Threads for slow work. */
  workers: Workers
  log: Pick<FastifyBaseLogger, 'error'>
  /** The session cookie, set and cleared by log-in and log-out. */
  cookie: { set: (token: string, maxAgeSeconds: number) => void; clear: () => void }
  /** Cookies for signing in, which outlive the session and are not sent to other calls. */
  deviceCookie: {
    get: (name: string) => string | undefined
    set: (name: string, value: string, maxAgeSeconds: number) => void
  }
}

export interface Handler {
  call: Call
  run: (input: unknown, context: RequestContext) => Promise<Outcome>
}

type ActorOf<C> = C extends { access: 'open' } ? Actor | null : Actor

/** A handler's answer: the reply, a written reply, or the file to send. */
export type AnswerOf<C> = [ReplyOf<C>] extends [ReceivedFile] ? SentFile : ReplyOf<C> | Written

/** The same handler for a call that is narrower, or has another name. */
export const sameAs = (handler: Handler, call: Call): Handler => ({ ...handler, call })

/** A call that only reads. */
export const read = <C extends Call>(
  call: C,
  answer: (
    request: { input: InputOf<C>; actor: ActorOf<C> } & Omit<RequestContext, 'actor'>,
  ) => Promise<AnswerOf<C> | Refusal<RefusedBy<C>>>,
): Handler => ({
  call,
  run: async (input, context) => {
    const reply = await answer({ ...context, input: input as InputOf<C>, actor: context.actor as ActorOf<C> })
    return isRefusal(reply) ? (reply as Refusal<Reason>) : { reply }
  },
})

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
import type { Actor } from './actor.ts'
import type { SentFile } from './send-file.ts'
import type { Written } from './written.ts'

/** What belongs to one request and to nobody else. */
export interface RequestContext {
  actor: Actor | null
  /** The same person with the rights of this moment, judged again; for a write that met other rights. */
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
  log: Pick<FastifyBaseLogger, 'error'>
  /** The session cookie, where log-in and log-out set and clear it. */
  cookie: { set: (token: string, maxAgeSeconds: number) => void; clear: () => void }
  /** Cookies of signing in only, which outlive the session; no other call is sent them. */
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

/** What a handler answers with: where the client gets a file, the file to send; or what is written out already. */
export type AnswerOf<C> = [ReplyOf<C>] extends [ReceivedFile] ? SentFile : ReplyOf<C> | Written

/** A call that only reads. */
export const read = <C extends Call>(
  call: C,
  answer: (
    ask: { input: InputOf<C>; actor: ActorOf<C> } & Omit<RequestContext, 'actor'>,
  ) => Promise<AnswerOf<C> | Refusal<RefusedBy<C>>>,
): Handler => ({
  call,
  run: async (input, context) => {
    const reply = await answer({ ...context, input: input as InputOf<C>, actor: context.actor as ActorOf<C> })
    return isRefusal(reply) ? (reply as Refusal<Reason>) : { reply }
  },
})

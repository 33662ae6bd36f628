// People of the demo world at work: they use the calls of the screens, with their own rights.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { Upload, type Call, type ReplyOf, type SentOf, type TakePiece } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import { areas } from '../../src/areas/index.ts'
import { actorFor, personById } from '../../src/areas/auth/index.ts'
import { reactToCounts } from '../../src/areas/orders/index.ts'
import type { DatabaseHandle } from '../../src/platform/db/index.ts'
import type { Actor } from '../../src/platform/http/actor.ts'
import type { RequestContext } from '../../src/platform/http/handler.ts'
import { usualPasswordCost } from '../../src/platform/password-cost.ts'
import { createPipeline, Reactions, type WritePipeline } from '../../src/platform/service/index.ts'
import type { Settings } from '../../src/platform/settings.ts'
import type { Workers } from '../../src/platform/workers/index.ts'
import { Story } from './story.ts'

export interface WorkDeps {
  database: Pick<DatabaseHandle, 'db' | 'pool'>
  settings: Settings
  workers: Workers
  log: Logger
}

/** Makes a call as one person of the world (by key) and returns the reply. A refusal is a fault of the seed. */
export type Ask = <C extends Call>(person: string, call: C, input: SentOf<C>) => Promise<ReplyOf<C>>

export interface Work {
  log: Logger
  ask: Ask
  pipeline: WritePipeline
  story: Story
}

/** A refused call and its reason. */
export class SeedRefused extends Error {
  readonly reason: string

  constructor(call: Call, refusal: { reason: string }) {
    super(`${call.name}: ${JSON.stringify(refusal)}`)
    this.reason = refusal.reason
  }
}

/** A file in memory, for calls that take one. */
export class ReadyFile extends Upload {
  readonly name: string
  readonly #bytes: Uint8Array

  constructor(name: string, bytes: Uint8Array) {
    super()
    this.name = name
    this.#bytes = bytes
  }

  get #arrived() {
    return {
      bytes: this.#bytes.length,
      sha256: createHash('sha256').update(this.#bytes).digest('hex'),
    }
  }

  async read(take: TakePiece<never>) {
    return (await take(this.#bytes)) ?? this.#arrived
  }

  toJSON(): unknown {
    return { name: this.name, sha256: this.#arrived.sha256 }
  }
}

const noCookie = { get: () => undefined, set: () => {}, clear: () => {} }
const handlers = new Map(
  areas.flatMap((area) => area.handlers.map((handler) => [handler.call.name, handler])),
)

/**
 * This pipeline only counts the use of limits: nobody gets notices about events before the first log-in, where the
 * welcome notice is the first one.
 */
export const startWork = ({ database, settings, workers, log }: WorkDeps): Work => {
  const actors = new Map<string, Promise<Actor>>()
  const versions = new Map<string, string>()
  const story = new Story()
  const reactions = new Reactions()
  reactToCounts(reactions)
  const pipeline = createPipeline({
    pool: database.pool,
    readSessionValidity: async () => versions,
    react: reactions.react,
    tell: () => {},
    momentOf: story.momentOf,
  })
  const actorOf = async (person: string): Promise<Actor> => {
    const found = await personById(database.db, `usr_${person}`)
    if (!found) throw new Error(`nobody here is called ${person}`)
    const actor = actorFor(found, `ses_demo_${person}`)
    versions.set(actor.sessionId, actor.rightsVersion)
    return actor
  }
  const known = (person: string): Promise<Actor> => {
    const actor = actors.get(person) ?? actorOf(person)
    actors.set(person, actor)
    return actor
  }
  const contextOf = (actor: Actor): RequestContext => ({
    actor,
    actorNow: async () => actor,
    language: 'US',
    ip: '127.0.0.1',
    userAgent: '',
    idempotencyKey: undefined,
    dryRun: false,
    db: database.db,
    pipeline,
    settings,
    passwordCost: usualPasswordCost,
    workers,
    log,
    cookie: noCookie,
    deviceCookie: noCookie,
  })
  return {
    pipeline,
    story,
    log,
    ask: async (person, call, input) => {
      const actor = await known(person)
      const outcome = await handlers.get(call.name)!.run(call.input.parse(input), contextOf(actor))
      if (isRefusal(outcome)) throw new SeedRefused(call, outcome)
      return outcome.reply as ReplyOf<typeof call>
    },
  }
}

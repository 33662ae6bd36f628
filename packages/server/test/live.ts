// The live socket alone, on the tally: nodes on one database, and sessions that tests can end.
import { pino } from 'pino'
import { sql } from 'kysely'
import { z } from 'zod'
import { WebSocket } from 'ws'
import {
  LiveClient,
  livePath,
  prefix,
  subject,
  type Language,
  type Reason,
} from '@bookrunner/contract/kernel'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { openChannel, type Channel } from '../src/platform/channel.ts'
import { startClock } from '../src/platform/clock.ts'
import { openDatabase, type Db } from '../src/platform/db/index.ts'
import type { Actor } from '../src/platform/http/actor.ts'
import { cookieNameFor } from '../src/platform/http/guard.ts'
import { createHttp } from '../src/platform/http/app.ts'
import { LiveHub, type HubPatience } from '../src/platform/live/hub.ts'
import { mountLive } from '../src/platform/live/socket.ts'
import { source, type LiveSource } from '../src/platform/live/source.ts'
import { createPipeline, type WritePipeline } from '../src/platform/service/index.ts'
import { readSettings } from '../src/platform/settings.ts'
import { openPipelineWorld, type PipelineWorld } from './pipeline.ts'
import { actor } from './tally.ts'

export const tallySubject = subject({
  name: 'tally',
  access: 'signedIn',
  snapshot: z.object({ total: z.int(), language: z.string(), pad: z.string() }),
  change: z.object({ added: z.int(), pad: z.string() }),
  refusals: ['access.not-yours'],
})
/** The same with a call that returns the snapshot. */
export const callTally = { ...tallySubject, name: 'callTally', byCall: true }
/** The same for other readers. */
const others = [
  { ...tallySubject, name: 'openTally', beforePasswordChange: true },
  { ...tallySubject, name: 'ownersTally', tiers: ['tier1'] as const },
  callTally,
]

export interface LiveNode {
  pipeline: WritePipeline
  channel: Channel
  url: string
  socketUrl: string
  /** How often the database was queried for changes of this tally. */
  queryCount: (key: string) => number
  client: (token?: string, lang?: () => Language) => LiveClient
  close: () => Promise<void>
}

export interface LiveWorld extends PipelineWorld {
  node: (options?: { beatMs?: number }) => Promise<LiveNode>
  /** By token; a refusal for an ended session. */
  sessions: Map<string, Actor | Refusal<Reason>>
  /** What auth does when a user's sessions or rights have changed. */
  sessionNews: (on: LiveNode, userId: string) => void
  /** Extra characters in each message. */
  pad: { length: number }
  /** Tallies that cannot be read. */
  unreadable: Set<string>
}

export const openLiveWorld = async (): Promise<LiveWorld> => {
  const world = await openPipelineWorld()
  const sessions: LiveWorld['sessions'] = new Map([['token', actor()]])
  const pad = { length: 0 }
  const unreadable = new Set<string>()
  const nodes: LiveNode[] = []
  const node = async ({ beatMs }: { beatMs?: number } = {}): Promise<LiveNode> => {
    const started = await startNode(world.url, sessions, { pad, unreadable }, beatMs)
    nodes.push(started)
    return started
  }
  return {
    ...world,
    node,
    sessions,
    pad,
    unreadable,
    sessionNews: ({ channel }, userId) => channel.tell({ topic: 'actor', id: userId }),
    close: async () => {
      for (const one of nodes) await one.close()
      await world.close()
    },
  }
}

/** Short, because tests wait for what is found by time. */
const shortPatience: HubPatience = {
  behindMs: 400,
  judgeEveryMs: 100,
  lookEveryMs: 1000,
}

/** The origin of these nodes' pages. */
export const ownOrigin = 'https://books.example'

const startNode = async (
  url: string,
  sessions: LiveWorld['sessions'],
  world: Pick<LiveWorld, 'pad' | 'unreadable'>,
  beatMs: number | undefined,
): Promise<LiveNode> => {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const { db, pool, close } = openDatabase(url, 4)
  const settings = readSettings({ DEMO: '1', DATABASE_URL: url, PORT: '0' })
  const channel = await openChannel(pool, url, log)
  const clock = await startClock(pool, log)
  const hub = new LiveHub(db, channel, log, shortPatience)
  const http = await createHttp(settings, log)
  const queried: string[] = []
  mountLive(http, {
    db,
    cookieName: cookieNameFor(settings),
    ownOrigins: [ownOrigin],
    clock,
    hub,
    beatMs,
    sources: [tallySubject, ...others].map((one): LiveSource => ({
      ...tallyLive(queried, world),
      subject: one,
      presence: one === callTally,
    })),
    actorOf: async (token) => sessions.get(token ?? '') ?? refuse('session.missing'),
    onSessionNews: (listener) =>
      channel.on((messages) => messages.forEach(({ topic, id }) => topic === 'actor' && listener(id))),
  })
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  const clients: LiveClient[] = []
  return {
    pipeline: createPipeline({
      pool,
      readSessionValidity: async () => new Map(),
      react: async () => {},
      tell: (ledgerId, seq) => channel.tell({ topic: 'ledger', id: ledgerId, seq }),
    }),
    channel,
    url: address,
    socketUrl: `${address.replace('http', 'ws')}${prefix}${livePath}`,
    queryCount: (key) => queried.filter((one) => one === key).length,
    client: (token = 'token', lang = () => 'US') => {
      const client = new LiveClient({ baseUrl: address, token: () => token, lang })
      clients.push(client)
      return client
    },
    close: async () => {
      for (const client of clients) client.close()
      await http.close()
      await hub.close()
      clock.close()
      await channel.close()
      await close()
    },
  }
}

const tallyLive = (
  queried: string[],
  { pad, unreadable }: Pick<LiveWorld, 'pad' | 'unreadable'>,
): LiveSource =>
  source<typeof tallySubject>({
    subject: tallySubject,
    ledger: (key) => `tally:${key}`,
    viewClass: async (_db, { key, actor: { userId, entityId }, language }) =>
      key.startsWith('usr_') && key !== userId
        ? refuse('access.not-yours')
        : `${key} ${entityId} ${language}`,
    snapshot: async (db, { key, language }) => {
      const { rows } = await sql<{ seq: number; total: number }>`
        select coalesce(l.seq, 0) as seq, coalesce(t.total, 0) as total
        from (values (${key}::text)) k (id)
        left join ledger l on l.id = 'tally:' || k.id left join tally t on t.id = k.id`.execute(db)
      const { seq, total } = rows[0]!
      return { seq, data: { total, language, pad: 'x'.repeat(pad.length) } }
    },
    changes: async (db, { key }, since) => {
      queried.push(key)
      if (unreadable.has(key)) throw new Error(`${key} cannot be read`)
      const lines = await linesSince(db, key, since)
      if (lines.length > 100) return undefined
      return {
        seq: lines.at(-1)?.seq ?? since,
        data: lines.map(({ amount }) => ({ added: amount, pad: 'x'.repeat(pad.length) })),
      }
    },
  })

const linesSince = async (db: Db, key: string, since: number) => {
  const { rows } = await sql<{ seq: number; amount: number }>`
    select seq, (params ->> 'amount')::int as amount from ledger_entry
    where ledger_id = ${`tally:${key}`} and seq > ${since} order by seq limit 101`.execute(db)
  return rows
}

/** Records what a watcher received, and the sum it computes from that. */
export class Follower {
  total: number | undefined
  language = ''
  seq = 0
  readonly received: string[] = []
  refused: { code: number; reason: string; message: string } | undefined
  readonly on = {
    snapshot: ({ total, language }: { total: number; language: string }, seq: number): void => {
      Object.assign(this, { total, language, seq })
      this.received.push(`snapshot ${seq}`)
    },
    changes: (changes: { added: number }[], seq: number): void => {
      for (const { added } of changes) this.total = (this.total ?? 0) + added
      this.seq = seq
      this.received.push(`changes ${seq}`)
    },
    refused: (refusal: { code: number; reason: string; message: string }): void => {
      this.refused = refusal
    },
  }
}

/** A client that sends whatever a test wants. */
export class RawSocket {
  readonly socket: WebSocket
  readonly heard: { op: string; [name: string]: unknown }[] = []
  closed: number | undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers })
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))))
    this.socket.on('close', (code) => (this.closed = code))
    this.socket.on('error', () => {})
  }

  opened = (): Promise<void> => new Promise((done) => this.socket.once('open', () => done()))

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  ops(): string[] {
    return this.heard.map(({ op }) => op)
  }
}

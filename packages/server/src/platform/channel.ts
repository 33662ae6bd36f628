import type pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { listenTo } from './listen.ts'

/**
 * How nodes hear of each other: LISTEN on one connection, and NOTIFY after the commit, collected for 25 ms (a NOTIFY
 * inside the writing transaction halves its speed). A message is only a hint: listeners read the database, and after
 * a broken connection they read everything again.
 */
const channelName = 'bookrunner'
const gatherMs = 25
/** NOTIFY carries less than 8,000 bytes. */
const mostBytes = 7000
const sayAgainMs = 250

const message = z.object({
  topic: z.enum(['ledger', 'actor']),
  id: z.string(),
  /** For a ledger: its new number. */
  seq: z.int().min(0).optional(),
})
export type Message = z.infer<typeof message>

export interface Channel {
  tell: (message: Message) => void
  /** Calls listeners in the order in which they were added. */
  on: (listener: (messages: readonly Message[]) => void) => void
  /** Calls with false when the connection is lost, with true when another one listens. */
  onHearing: (listener: (hearing: boolean) => void) => void
  hearing: () => boolean
  close: () => Promise<void>
}

/** Messages to send: for each subject only the newest. */
class Outgoing {
  readonly #pool: pg.Pool
  readonly #log: Logger
  readonly #pending = new Map<string, Message>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool
    this.#log = log
  }

  add(message: Message, waitMs = gatherMs): void {
    const name = `${message.topic} ${message.id}`
    if ((this.#pending.get(name)?.seq ?? -1) <= (message.seq ?? 0)) this.#pending.set(name, message)
    this.#timer ??= setTimeout(() => void this.#flush(), waitMs)
  }

  async close(): Promise<void> {
    if (this.#pending.size > 0) await this.#flush()
    clearTimeout(this.#timer)
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const messages = [...this.#pending.values()]
    this.#pending.clear()
    for (const portion of inPortions(messages)) await this.#say(portion)
  }

  async #say(messages: readonly Message[]): Promise<void> {
    try {
      const values = [channelName, JSON.stringify(messages)]
      await this.#pool.query({ name: 'notify', text: 'select pg_notify($1, $2)', values })
    } catch (fault) {
      this.#log.warn({ err: fault }, 'a notification is sent again')
      for (const message of messages) this.add(message, sayAgainMs)
    }
  }
}

const inPortions = (messages: readonly Message[]): Message[][] => {
  const portions: Message[][] = []
  let bytes = Infinity
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message)) + 1
    if (bytes + size > mostBytes) {
      portions.push([])
      bytes = 2
    }
    portions.at(-1)!.push(message)
    bytes += size
  }
  return portions
}

/** Anybody who may use the database may send on the channel, so malformed messages are dropped. */
const messagesOf = (payload: string, log: Logger): Message[] => {
  const parts = z.array(z.unknown()).safeParse(parsed(payload))
  const messages = (parts.data ?? []).map((part) => message.safeParse(part))
  if (!parts.success || !messages.every(({ success }) => success))
    log.warn({ payload: payload.slice(0, 200) }, 'a notification made no sense')
  return messages.flatMap(({ data }) => data ?? [])
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

export const openChannel = async (pool: pg.Pool, url: string, log: Logger): Promise<Channel> => {
  const listeners: ((messages: readonly Message[]) => void)[] = []
  const hearingListeners: ((hearing: boolean) => void)[] = []
  const outgoing = new Outgoing(pool, log)
  /** Catches what listeners throw: nobody else would, and the node would end. */
  const callAll = <News>(all: readonly ((news: News) => void)[], news: News): void => {
    for (const listener of all)
      try {
        listener(news)
      } catch (fault) {
        log.error({ err: fault }, 'a listener failed')
      }
  }
  const incoming = await listenTo(url, channelName, log, {
    heard: (payload) => {
      const messages = messagesOf(payload, log)
      if (messages.length > 0) callAll(listeners, messages)
    },
    hearing: (hearing) => callAll(hearingListeners, hearing),
  })
  return {
    tell: (message) => outgoing.add(message),
    on: (listener) => void listeners.push(listener),
    onHearing: (listener) => void hearingListeners.push(listener),
    hearing: incoming.hearing,
    close: async () => {
      await outgoing.close()
      await incoming.close()
    },
  }
}

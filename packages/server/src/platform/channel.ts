import pg from 'pg'
import type { Logger } from 'pino'

/**
 * How nodes hear of each other: LISTEN on one connection, NOTIFY after the commit and gathered for 25 ms
 * (a NOTIFY inside the writing transaction halves its speed). What is said is only a hint: listeners read
 * the database, and after a broken connection they are told to look at everything again.
 */
const channelName = 'bookrunner'
const gatherMs = 25
/** NOTIFY carries less than 8,000 bytes. */
const mostBytes = 7000

export type Topic = 'ledger' | 'actor'
export interface Message {
  topic: Topic
  id: string
  /** Of a ledger: its new number. */
  seq?: number
}

export interface Channel {
  tell: (message: Message) => void
  on: (listener: (messages: readonly Message[]) => void) => void
  /** Called with false when nothing can be heard any more, with true when it can again. */
  onHearing: (listener: (hearing: boolean) => void) => void
  hearing: () => boolean
  close: () => Promise<void>
}

/** What is said is gathered for a moment; of one thing, only the newest is told. */
const speaker = (pool: pg.Pool, log: Logger) => {
  let pending = new Map<string, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const messages = [...pending.values()]
    pending = new Map()
    for (const payload of inPortions(messages)) {
      // A hint that was lost is made up for by the watchers' own look every few seconds.
      await pool
        .query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channelName, payload] })
        .catch((fault: unknown) => log.warn({ err: fault }, 'a notification was lost'))
    }
  }
  const tell = (message: Message): void => {
    const name = `${message.topic} ${message.id}`
    if ((pending.get(name)?.seq ?? -1) <= (message.seq ?? 0)) pending.set(name, message)
    timer ??= setTimeout(() => void flush(), gatherMs)
  }
  return { tell, flush }
}

export const openChannel = async (pool: pg.Pool, url: string, log: Logger): Promise<Channel> => {
  const { tell, flush } = speaker(pool, log)
  const listeners: ((messages: readonly Message[]) => void)[] = []
  const hearingListeners: ((hearing: boolean) => void)[] = []
  let client: pg.Client | undefined
  let closed = false
  let hearing = false

  const become = (now: boolean): void => {
    if (now === hearing) return
    hearing = now
    for (const listener of hearingListeners) listener(now)
  }

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'bookrunner-listen',
      keepAlive: true,
    })
    fresh.on('notification', ({ payload }) => {
      const messages = JSON.parse(payload ?? '[]') as Message[]
      for (const listener of listeners) listener(messages)
    })
    let lost = false
    const onLost = (fault?: Error): void => {
      if (lost || closed) return
      lost = true
      log.warn({ err: fault }, 'the listening connection was lost')
      become(false)
      fresh.end().catch(() => {})
      setTimeout(() => void again(), 200).unref()
    }
    fresh.on('error', onLost)
    fresh.on('end', () => onLost())
    await fresh.connect()
    await fresh.query(`listen ${channelName}`)
    client = fresh
    become(true)
  }

  const again = async (): Promise<void> => {
    if (closed) return
    await listen().catch((fault: unknown) => {
      log.warn({ err: fault }, 'still not listening')
      setTimeout(() => void again(), 1000).unref()
    })
  }

  await listen()
  return {
    tell,
    on: (listener) => void listeners.push(listener),
    onHearing: (listener) => void hearingListeners.push(listener),
    hearing: () => hearing,
    close: async () => {
      closed = true
      await flush()
      await client?.end().catch(() => {})
    },
  }
}

const inPortions = (messages: readonly Message[]): string[] => {
  const portions: string[] = []
  let portion: Message[] = []
  let bytes = 2
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message)) + 1
    if (bytes + size > mostBytes) {
      portions.push(JSON.stringify(portion))
      portion = []
      bytes = 2
    }
    portion.push(message)
    bytes += size
  }
  return portion.length > 0 ? [...portions, JSON.stringify(portion)] : portions
}

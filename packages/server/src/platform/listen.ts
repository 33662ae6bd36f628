import pg from 'pg'
import type { Logger } from 'pino'

/** How often to check the connection: a dead one may look alive for hours. */
const askEveryMs = 5000
const longestWaitMs = 2000

export interface Ears {
  heard: (payload: string) => void
  /** Called with false when the connection is lost, and with true when another one listens. */
  hearing: (hearing: boolean) => void
}

export interface Listening {
  hearing: () => boolean
  close: () => Promise<void>
}

/** One listening connection that is replaced when it breaks. Throws if the first one fails. */
export const listenTo = async (url: string, channel: string, log: Logger, ears: Ears): Promise<Listening> => {
  let client: pg.Client | undefined
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'bookrunner-listen',
      keepAlive: true,
      connectionTimeoutMillis: askEveryMs,
      query_timeout: askEveryMs,
    })
    fresh.on('notification', ({ payload }) => ears.heard(payload ?? ''))
    fresh.on('error', (fault) => lost(fresh, fault))
    fresh.on('end', () => lost(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (fault) {
      fresh.end().catch(() => {})
      throw fault
    }
    if (closed) return void fresh.end()
    client = fresh
    timer = setTimeout(() => void ask(fresh), askEveryMs).unref()
    ears.hearing(true)
  }

  const ask = async (checked: pg.Client): Promise<void> => {
    try {
      await checked.query('select 1')
      if (checked === client) timer = setTimeout(() => void ask(checked), askEveryMs).unref()
    } catch (fault) {
      lost(checked, fault)
    }
  }

  const lost = (gone: pg.Client, fault?: unknown): void => {
    if (gone !== client) return
    client = undefined
    clearTimeout(timer)
    gone.end().catch(() => {})
    if (closed) return
    log.warn({ err: fault }, 'the listening connection was lost')
    ears.hearing(false)
    again(0)
  }

  const again = (attempt: number): void => {
    const wait = Math.min(longestWaitMs, 100 * 2 ** attempt)
    timer = setTimeout(() => {
      listen().catch((fault: unknown) => {
        log.warn({ err: fault }, 'still not listening')
        if (!closed) again(attempt + 1)
      })
    }, wait).unref()
  }

  await listen()
  return {
    hearing: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

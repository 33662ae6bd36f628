import pg from 'pg'
import type { Logger } from 'pino'

/** Twice in a row: a worker that just started, or lost its connection, is not dead. */
const usualLookEveryMs = 5000
const tryAgainMs = 250

/** A lock that the database takes away when its owner's process ends, however it ends. */
const lockOf = (id: string): string => `hashtextextended('worker ' || ${id}, 0)`

const lockOwn = `select pg_advisory_lock(${lockOf('id')}) from unnest($1::text[]) id`

/** Workers that have jobs and no living process. */
const findDead = `
  with busy as materialized (
    select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null
  )
  select id from busy where id <> all($1::text[]) and pg_try_advisory_xact_lock(${lockOf('id')})`

/**
 * Returns the jobs of killed nodes, so that another node does them within seconds. The library alone waits four hours.
 * Each worker holds a lock on one connection of its node.
 */
export class DeadWorkers {
  readonly #url: string
  readonly #log: Logger
  readonly #lookEveryMs: number
  readonly #own = new Set<string>()
  #suspects: ReadonlySet<string> = new Set()
  #client: pg.Client | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #working: Promise<void> | undefined
  #stopped = false

  constructor(url: string, log: Logger, lookEveryMs = usualLookEveryMs) {
    this.#url = url
    this.#log = log
    this.#lookEveryMs = lookEveryMs
  }

  /** A worker of this node. */
  add(workerId: string): void {
    this.#own.add(workerId)
    if (!this.#working) this.#goOnIn(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#working
    await this.#client?.end().catch(() => {})
  }

  #goOnIn(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void (this.#working = this.#look()), ms).unref()
  }

  async #look(): Promise<void> {
    try {
      const client = (this.#client ??= await this.#connect())
      const { rows } = await client.query<{ id: string }>(findDead, [[...this.#own]])
      const found = rows.map(({ id }) => id)
      const dead = found.filter((id) => this.#suspects.has(id))
      this.#suspects = new Set(found)
      if (dead.length > 0) {
        await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
        this.#log.warn({ workers: dead }, 'jobs of a killed node are done again')
      }
      this.#goOnIn(this.#lookEveryMs)
    } catch (fault) {
      this.#log.warn({ err: fault }, 'killed nodes could not be looked for')
      this.#client?.end().catch(() => {})
      this.#client = undefined
      this.#goOnIn(tryAgainMs)
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'bookrunner-workers',
      keepAlive: true,
      connectionTimeoutMillis: this.#lookEveryMs,
      query_timeout: 5000,
      // A machine that is gone without a word loses its locks within half a minute.
      options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    })
    client.on('error', () => {
      if (client !== this.#client) return
      this.#client = undefined
      this.#goOnIn(tryAgainMs)
    })
    await client.connect()
    await client.query(lockOwn, [[...this.#own]])
    return client
  }
}

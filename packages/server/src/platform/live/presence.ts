import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/index.ts'
import { newId } from '../ids.ts'

/** A user and what is watched. */
export interface PresencePlace {
  subject: string
  key: string
  userId: string
}

const beatMs = 5000
/** A node silent for this long is gone, with its watchers. */
const goneSeconds = 16

interface Here extends PresencePlace {
  since: string
  /** Open tabs. */
  count: number
}

/** Watchers of this node, published to the others in a table, at every change and once every few seconds. */
export class Presence {
  readonly #db: Db
  readonly #log: Logger
  readonly #node = newId('node')
  readonly #here = new Map<string, Here>()
  readonly #timer: ReturnType<typeof setInterval>
  #publishing: Promise<void> = Promise.resolve()
  #due = false
  #published = false

  constructor(db: Db, log: Logger) {
    this.#db = db
    this.#log = log
    this.#timer = setInterval(() => this.#publishSoon(), beatMs).unref()
  }

  came(place: PresencePlace): void {
    const name = nameOf(place)
    const here = this.#here.get(name)
    if (here) here.count += 1
    else {
      this.#here.set(name, { ...place, since: Temporal.Now.instant().toString(), count: 1 })
      this.#publishSoon()
    }
  }

  went(place: PresencePlace): void {
    const here = this.#here.get(nameOf(place))
    if (!here || --here.count > 0) return
    this.#here.delete(nameOf(place))
    this.#publishSoon()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#here.clear()
    this.#publishSoon()
    await this.#publishing
  }

  /** One publication after another; changes meanwhile go together. */
  #publishSoon(): void {
    if (this.#due || (this.#here.size === 0 && !this.#published)) return
    this.#due = true
    this.#publishing = this.#publishing.then(async () => {
      this.#due = false
      try {
        await publish(this.#db, this.#node, [...this.#here.values()])
        this.#published = this.#here.size > 0
      } catch (fault) {
        this.#log.warn({ err: fault }, 'presence could not be published')
      }
    })
  }
}

const nameOf = ({ subject, key, userId }: PresencePlace): string => `${subject} ${key} ${userId}`

const publish = async (db: Db, node: string, here: readonly Here[]): Promise<void> => {
  const rows = JSON.stringify(
    here.map(({ count: _count, userId, ...place }) => ({ ...place, user_id: userId })),
  )
  await sql`
    with present as (select * from jsonb_to_recordset(${rows}::jsonb)
      as r (subject text, key text, user_id text, since timestamptz)), gone as (
      delete from live_presence p where p.beat < now() - ${goneSeconds} * interval '2 seconds'
        or p.node = ${node} and not exists (
          select from present t where (t.subject, t.key, t.user_id) = (p.subject, p.key, p.user_id)))
    insert into live_presence (node, subject, key, user_id, since, beat)
    select ${node}, subject, key, user_id, since, now() from present
    on conflict (node, subject, key, user_id) do update set beat = excluded.beat`.execute(db)
}

/** Users who watch something on any node, and since when. */
export const readPresent = async (
  db: Db,
  { subject, key }: Pick<PresencePlace, 'subject' | 'key'>,
): Promise<{ userId: string; since: string }[]> => {
  const { rows } = await sql<{ id: string; since: Temporal.Instant }>`
    select user_id as id, min(since) as since from live_presence
    where subject = ${subject} and key = ${key} and beat > now() - ${goneSeconds} * interval '1 second'
    group by user_id order by min(since), user_id`.execute(db)
  return rows.map(({ id, since }) => ({ userId: id, since: since.toString() }))
}

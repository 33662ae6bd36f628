import type { CallOptions, CallRefused } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import { waitAskedMs } from '../answers.ts'
import { failed } from '../failed.ts'
import { userNow } from '../session.ts'
import { isRecord } from '../storage.ts'
import { storeUnsaved, readUnsaved } from '../unsaved.ts'
import { onConnectionBack, signedInAs } from './connection-back.ts'
import { attempt, type Attempt } from './outcome.ts'
import { inLanes, SerialQueue } from './serial-queue.ts'

/** One write on its way, under one key until its outcome is known. */
export interface Entry<Write> {
  readonly key: string
  readonly write: Write
  /** How often it went out. Once it did, the server may have taken it. */
  readonly tries: number
  /** Unknown: it went out and no answer came. */
  readonly state: 'waiting' | 'sending' | 'unknown'
  /** A request is under way. */
  readonly trying: boolean
}

export type Outcome<Reply> =
  | { readonly kind: 'taken'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly fault: CallRefused }
  /** The session was over before anything was written. The reader is on the way to log-in. */
  | { readonly kind: 'signedOut'; readonly fault: unknown }

/** What an area says about its writes. */
export interface OutboxPort<Write, Reply> {
  /** Names the outbox in the tab's storage. */
  readonly name: string
  /** Whether a stored value is such a write: another version of the program may have stored it. */
  readonly isWrite: (stored: unknown) => boolean
  readonly send: (write: Write, options: CallOptions) => Promise<Reply>
  /** Writes about the same thing go out one after the other. */
  readonly about: (write: Write) => readonly string[]
  /** Looks at a write just before it first goes out; undefined: it does not go out. */
  readonly prepare?: (write: Write, key: string) => Promise<Write | undefined> | Write | undefined
  readonly onState?: (entry: Entry<Write>) => void
  readonly onOutcome: (entry: Entry<Write>, outcome: Outcome<Reply>) => void
}

/** How long an answer may take. A slow line gets longer each time. */
const FIRST_PATIENCE_MS = 12_000
const MOST_PATIENCE_MS = 60_000
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const

/**
 * Sends writes until their outcome is known: over a lost connection, a reload of the page and a session that ends
 * meanwhile. A write and its key stay in this tab until then, and the server answers the same key with its first answer.
 */
export class Outbox<Write, Reply> {
  readonly #port: OutboxPort<Write, Reply>
  readonly #userId = userNow()
  readonly #queue = new SerialQueue()
  readonly #running = new Set<Promise<void>>()
  readonly #paused = new Set<() => void>()
  #entries: readonly Entry<Write>[]
  #stored: readonly Entry<Write>[]

  constructor(port: OutboxPort<Write, Reply>) {
    this.#port = port
    this.#entries = storedEntries(port)
    this.#stored = this.#entries
  }

  get entries(): readonly Entry<Write>[] {
    return this.#entries
  }

  /** Goes on with what was on its way when the page was closed. */
  start(): void {
    const stored = this.#stored
    this.#stored = []
    this.#run(stored)
  }

  /** Writes of one action of the reader, at most four under way at once. */
  post(writes: readonly Write[]): void {
    const entries = writes.map((write): Entry<Write> => ({
      key: randomKey(),
      write,
      tries: 0,
      state: 'waiting',
      trying: false,
    }))
    this.#entries = [...this.#entries, ...entries]
    // Before anything goes out: a page that is closed meanwhile finds it when it is opened again.
    this.#store()
    for (const entry of entries) this.#port.onState?.(entry)
    this.#run(entries)
  }

  /** Tries at once what waits for its next try. */
  again(): void {
    for (const wake of this.#paused) wake()
  }

  /** Resolves as soon as nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #run(entries: readonly Entry<Write>[]): void {
    const lane = inLanes()
    for (const { key, write } of entries) {
      const done = this.#queue
        .take(this.#port.about(write), () => lane(() => this.#deliver(key)))
        .finally(() => this.#running.delete(done))
      this.#running.add(done)
    }
  }

  async #deliver(key: string): Promise<void> {
    let entry = this.#entries.find((each) => each.key === key)
    if (entry?.tries === 0 && this.#port.prepare) entry = await this.#prepared(entry)
    if (!entry) return
    for (;;) {
      // Another user's session must not send it.
      if (userNow() !== this.#userId) await signedInAs(this.#userId)
      const { tries } = entry
      const state = tries > 0 ? 'unknown' : 'sending'
      entry = this.#change({ ...entry, state, tries: tries + 1, trying: true })
      this.#store()
      const result = await this.#attempt(entry)
      if (result.kind === 'signedOut') failed(result.fault)
      // An earlier try may have been taken: only that try's answer says.
      if (result.kind !== 'unknown' && (result.kind !== 'signedOut' || tries === 0)) {
        return this.#finish(entry, result)
      }
      entry = this.#change({ ...entry, state: 'unknown', trying: false })
      await this.#pause(result.kind === 'signedOut' ? undefined : tries, waitAskedMs(result.fault))
    }
  }

  #finish(entry: Entry<Write>, outcome: Outcome<Reply>): void {
    // Once the session is over, a tab stores values only beside others of the same user: what the area keeps of it, first.
    if (outcome.kind !== 'signedOut') this.#forget(entry.key)
    this.#port.onOutcome(entry, outcome)
    if (outcome.kind === 'signedOut') this.#forget(entry.key)
  }

  async #prepared(entry: Entry<Write>): Promise<Entry<Write> | undefined> {
    const write = await this.#port.prepare!(entry.write, entry.key)
    if (write !== undefined) return this.#replace({ ...entry, write })
    this.#forget(entry.key)
    return undefined
  }

  async #attempt({ key, write, tries }: Entry<Write>): Promise<Attempt<Reply>> {
    const patience = new AbortController()
    const late = () => patience.abort(new DOMException('no answer in time', 'TimeoutError'))
    const timer = setTimeout(late, Math.min(FIRST_PATIENCE_MS * 2 ** (tries - 1), MOST_PATIENCE_MS))
    const result = await attempt(() => this.#port.send(write, { key, signal: patience.signal }))
    clearTimeout(timer)
    return result
  }

  /**
   * Until the connection or the session is back, somebody asks, or the pause is over: none without a session, and at
   * least the time that the server asks for.
   */
  #pause(tries: number | undefined, least: number): Promise<void> {
    if (userNow() !== this.#userId) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        stop()
        this.#paused.delete(wake)
        resolve()
      }
      const pause = tries === undefined ? undefined : PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]
      const timer = pause === undefined ? undefined : setTimeout(wake, Math.max(pause, least))
      const stop = onConnectionBack(wake)
      this.#paused.add(wake)
    })
  }

  #change(entry: Entry<Write>): Entry<Write> {
    this.#port.onState?.(entry)
    return this.#replace(entry)
  }

  #replace(entry: Entry<Write>): Entry<Write> {
    this.#entries = this.#entries.map((each) => (each.key === entry.key ? entry : each))
    return entry
  }

  #forget(key: string): void {
    this.#entries = this.#entries.filter((each) => each.key !== key)
    this.#store()
  }

  #store(): void {
    const stored = this.#entries.map(({ key, write, tries }) => ({ key, write, tries }))
    // Also once the session is over: what is known not to be written must not go out after the next log-in.
    if (this.#userId) storeUnsaved(this.#port.name, stored.length > 0 ? stored : undefined, this.#userId)
  }
}

function storedEntries<Write>({
  name,
  isWrite,
}: Pick<OutboxPort<Write, never>, 'name' | 'isWrite'>): Entry<Write>[] {
  const stored = readUnsaved(name)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown): Entry<Write>[] => {
    if (!isRecord(each) || typeof each['key'] !== 'string' || typeof each['tries'] !== 'number') return []
    if (!isWrite(each['write'])) return []
    const { key, tries } = each as { key: string; tries: number }
    return [
      { key, tries, write: each['write'] as Write, state: tries > 0 ? 'unknown' : 'waiting', trying: false },
    ]
  })
}

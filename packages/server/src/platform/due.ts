import type { Logger } from 'pino'
import { openDatabase, type Db } from './db/index.ts'
import type { WritePipeline } from './service/index.ts'

/** An area's work at stored times. */
export interface DueSource {
  /** For the log. */
  name: string
  /** How many keys run at a time, if not as usual: more where their writes share transactions. */
  atOnce?: number
  /** Due keys by the database's clock, longest due first, at most so many. One statement. */
  find: (db: Db, most: number) => Promise<readonly string[]>
  /** Milliseconds until the next time comes, if there is one: people watch these times, so the node looks at that moment. */
  next?: (db: Db) => Promise<number | null>
  /**
   * Submits the write. Several nodes may run the same key: under its lock the write checks that it is still due, or
   * changes nothing.
   */
  run: (key: string, context: DueContext) => Promise<unknown>
}

export interface DueContext {
  pipeline: WritePipeline
  db: Db
  log: Logger
}

export interface DueWork {
  /** Resolves once nothing due waits for its turn and little is under way, or a second after it began to: what can wait lets it go first. */
  caughtUp: () => Promise<void>
  /** Stops looking, and waits for running work. */
  stop: () => Promise<void>
}

const lookEveryMs = 250
/** Keys of one source in one look, beside those that wait after a fault, so that these never fill the result. */
const mostFound = 200
const usuallyAtOnce = 8
const shortestPauseMs = 500
const longestPauseMs = 30_000
/** After the database was away, the node looks again soon. */
const longestBlindMs = 2000
/** After a night without a node, several times of one key may follow one another. */
const mostInARow = 5
/** Nobody waits for the result: a short timeout and another look are better. */
const patience = { connection: 3000, answer: 5000 }

/** How long due work goes before what can wait: after that, both go on together. */
const mostFirstMs = 1000

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())

const pauseAfter = (times: number, longest: number): number =>
  Math.min(longest, shortestPauseMs * 2 ** (times - 1))

interface Tried {
  times: number
  notBefore: number
}

/** The loop of one source. A key found while its run is under way says nothing about that run. */
class DueLoop {
  readonly #source: DueSource
  readonly #reader: Db
  readonly #context: DueContext
  readonly #running = new Map<string, Promise<void>>()
  /** Tries since the key was last found not to be due. */
  readonly #tried = new Map<string, Tried>()
  /** Keys that ran, or still run, since the current look began. */
  #touched = new Set<string>()
  #waiting: string[] = []
  #blind = 0
  #looking: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  /** Since when keys wait for their turn or many are under way; undefined otherwise. */
  #behindSince: number | undefined
  #caughtUp = Promise.withResolvers<void>()

  constructor(source: DueSource, reader: Db, context: DueContext) {
    this.#source = source
    this.#reader = reader
    this.#context = context
    this.#lookIn(0)
  }

  caughtUp(): Promise<void> {
    if (this.#behindSince === undefined) return Promise.resolve()
    const most = this.#behindSince + mostFirstMs - performance.now()
    if (most <= 0) return Promise.resolve()
    return Promise.race([this.#caughtUp.promise, later(most)])
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#waiting = []
    this.#caughtUp.resolve()
    clearTimeout(this.#timer)
    await this.#looking
    await Promise.all(this.#running.values())
  }

  #lookIn(ms: number): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void (this.#looking = this.#look()), ms).unref()
  }

  async #look(): Promise<void> {
    this.#touched = new Set(this.#running.keys())
    let pause = lookEveryMs
    try {
      // Before the look, so that no time comes between the two unseen.
      const next = await this.#source.next?.(this.#reader)
      if (typeof next === 'number') pause = Math.min(lookEveryMs, Math.ceil(next))
      const most = mostFound + this.#running.size + this.#tried.size
      this.#take(await this.#source.find(this.#reader, most))
      this.#blind = 0
    } catch (fault) {
      this.#blind += 1
      this.#context.log.error({ err: fault, due: this.#source.name }, 'what is due could not be found')
    }
    this.#lookIn(this.#blind === 0 ? pause : pauseAfter(this.#blind, longestBlindMs))
  }

  #take(found: readonly string[]): void {
    const due = new Set(found)
    for (const key of this.#tried.keys())
      if (!due.has(key) && !this.#touched.has(key)) this.#tried.delete(key)
    const now = performance.now()
    this.#waiting = [...due].filter(
      (key) => !this.#touched.has(key) && (this.#tried.get(key)?.notBefore ?? 0) <= now,
    )
    this.#start()
  }

  #start(): void {
    while (
      !this.#stopped &&
      this.#waiting.length > 0 &&
      this.#running.size < (this.#source.atOnce ?? usuallyAtOnce)
    ) {
      const key = this.#waiting.shift()!
      this.#touched.add(key)
      const running = this.#run(key).finally(() => {
        this.#running.delete(key)
        this.#start()
      })
      this.#running.set(key, running)
    }
    this.#mark()
  }

  #mark(): void {
    if (this.#waiting.length > 0 || this.#running.size > usuallyAtOnce) {
      this.#behindSince ??= performance.now()
      return
    }
    this.#behindSince = undefined
    this.#caughtUp.resolve()
    this.#caughtUp = Promise.withResolvers()
  }

  async #run(key: string): Promise<void> {
    const { log } = this.#context
    const times = (this.#tried.get(key)?.times ?? 0) + 1
    let pause = 0
    try {
      await this.#source.run(key, this.#context)
      if (times > mostInARow) {
        pause = pauseAfter(times - mostInARow, longestPauseMs)
        log.warn({ due: this.#source.name, key, times }, 'it was done and is due again and again')
      }
    } catch (fault) {
      pause = pauseAfter(times, longestPauseMs)
      log.error({ err: fault, due: this.#source.name, key, times }, 'what is due failed')
    }
    this.#tried.set(key, { times, notBefore: performance.now() + pause })
  }
}

/**
 * Every node looks, on a connection of its own, so that it looks on time however busy others are. No node reserves
 * work: what a killed node did not do is still due, and the next look finds it.
 */
export const startDueWork = (
  databaseUrl: string,
  sources: readonly DueSource[],
  context: DueContext,
): DueWork => {
  const onFault = (fault: Error): void => context.log.warn({ err: fault }, 'database')
  const reader = openDatabase(databaseUrl, 1, onFault, patience)
  const loops = sources.map((source) => new DueLoop(source, reader.db, context))
  const stop = async (): Promise<void> => {
    await Promise.all(loops.map((loop) => loop.stop()))
    await reader.close()
  }
  let stopping: Promise<void> | undefined
  return {
    caughtUp: async () => void (await Promise.all(loops.map((loop) => loop.caughtUp()))),
    stop: () => (stopping ??= stop()),
  }
}

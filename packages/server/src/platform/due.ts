import type { Logger } from 'pino'
import { openDatabase, type Db } from './db/index.ts'
import type { WritePipeline } from './service/index.ts'

/** What an area does when a time it keeps has come. */
export interface DueSource {
  /** For the log. */
  name: string
  /** Keys of what is due by the database's clock, the longest due first, at most so many. One statement. */
  find: (db: Db, most: number) => Promise<readonly string[]>
  /**
   * Submits the write that does it. Every node may come here with the same key: under its lock the write finds
   * that it is still due, or changes nothing.
   */
  run: (key: string, context: DueContext) => Promise<unknown>
}

export interface DueContext {
  pipeline: WritePipeline
  db: Db
  log: Logger
}

export interface DueWork {
  /** Looks no more, and waits for what is under way. */
  stop: () => Promise<void>
}

const lookEveryMs = 250
/** Of one source at once; on top of those that are held back, so that these never fill the answer. */
const mostFound = 200
const mostAtOnce = 8
const shortestPauseMs = 500
const longestPauseMs = 30_000
/** A database that is away is back soon, and then it is high time. */
const longestBlindMs = 2000
/** After a night without any node, several times of one key may be made up for, one after the other. */
const mostInARow = 5
/** Nobody waits for the answer: better to ask again. */
const patience = { connection: 3000, answer: 5000 }

const pauseAfter = (times: number, longest: number): number =>
  Math.min(longest, shortestPauseMs * 2 ** (times - 1))

interface Tried {
  times: number
  notBefore: number
}

/** Looks after one source. What it finds while a run is under way says nothing about what that run did. */
class DueLoop {
  readonly #source: DueSource
  readonly #reader: Db
  readonly #context: DueContext
  readonly #running = new Map<string, Promise<void>>()
  /** Since they were last found not to be due. */
  readonly #tried = new Map<string, Tried>()
  /** Run, or running, since the question that is under way was asked. */
  #touched = new Set<string>()
  #waiting: string[] = []
  #blind = 0
  #looking: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(source: DueSource, reader: Db, context: DueContext) {
    this.#source = source
    this.#reader = reader
    this.#context = context
    this.#lookIn(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#waiting = []
    clearTimeout(this.#timer)
    await this.#looking
    await Promise.all(this.#running.values())
  }

  #lookIn(ms: number): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void (this.#looking = this.#look()), ms).unref()
  }

  async #look(): Promise<void> {
    this.#touched = new Set(this.#running.keys())
    try {
      const most = mostFound + this.#running.size + this.#tried.size
      this.#take(await this.#source.find(this.#reader, most))
      this.#blind = 0
    } catch (fault) {
      this.#blind += 1
      this.#context.log.error({ err: fault, due: this.#source.name }, 'what is due could not be found')
    }
    this.#lookIn(this.#blind === 0 ? lookEveryMs : pauseAfter(this.#blind, longestBlindMs))
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
    while (!this.#stopped && this.#waiting.length > 0 && this.#running.size < mostAtOnce) {
      const key = this.#waiting.shift()!
      this.#touched.add(key)
      const running = this.#run(key).finally(() => {
        this.#running.delete(key)
        this.#start()
      })
      this.#running.set(key, running)
    }
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
 * Every node looks, on a connection of its own, so that it looks on time however busy the others are. No node
 * takes anything for itself: what one that was killed did not do is still due, and the next to look does it.
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
  return { stop: () => (stopping ??= stop()) }
}

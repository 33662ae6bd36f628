// Several processes that listen on one port. The kernel distributes connections (SO_REUSEPORT), so a killed process loses
// only its own: others take the next ones at once, and a new process takes its place.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { Conversation, type Handlers } from './conversation.ts'

export interface ProcessesOptions {
  count: number
  /** Each runs it. It answers `begin` once it listens, and `alive` at once. */
  program: URL
  log: Logger
  /** What the process of this place is told to begin with. */
  beginWith: (place: number) => unknown
  /** What its processes may ask, and what happens when one has gone. */
  serve: (others: () => Conversation[]) => { handlers: Handlers; gone: () => void }
  /** Shorter only in tests. */
  patience?: Partial<Patience>
}

interface Patience {
  /** Before the first new start of a place; each further one waits twice as long. */
  shortestPauseMs: number
  longestPauseMs: number
  /** Who lived so long has started well. */
  wellMs: number
  /** So many starts in a row may fail while no process answers. */
  mostFailures: number
  /** Who does not listen after so long never will. */
  beginMs: number
  /** So often each process is asked whether it is alive. */
  askMs: number
  /** Who leaves so many questions in a row unanswered stands still, and is killed. */
  mostUnanswered: number
  /** After so long a process that does not stop is killed; less than the parent has. */
  stopMs: number
}

const usual: Patience = {
  shortestPauseMs: 100,
  longestPauseMs: 10_000,
  wellMs: 30_000,
  mostFailures: 5,
  beginMs: 60_000,
  askMs: 5000,
  mostUnanswered: 6,
  stopMs: 15_000,
}

interface Place {
  nr: number
  child?: ChildProcess
  talk?: Conversation
  answers: boolean
  /** Ends in a row soon after a start. */
  ends: number
  timer?: NodeJS.Timeout
  /** Questions in a row; time would count against a process when the machine slept. */
  unanswered: number
}

export class Processes {
  readonly #options: ProcessesOptions
  readonly #patience: Patience
  readonly #places: Place[]
  /** Starts in a row that failed, of all places. */
  #failures = 0
  #stopping = false
  #watch: NodeJS.Timeout | undefined
  readonly #ended = Promise.withResolvers<Error>()

  /** The processes load their code at once, and wait for `begin`. */
  constructor(options: ProcessesOptions) {
    this.#options = options
    this.#patience = { ...usual, ...options.patience }
    this.#places = Array.from({ length: options.count }, (_, nr) => ({
      nr,
      answers: false,
      ends: 0,
      unanswered: 0,
    }))
    for (const place of this.#places) this.#start(place)
  }

  /** Resolves if no process can be started any more. */
  get ended(): Promise<Error> {
    return this.#ended.promise
  }

  /** Resolves once all listen. */
  async begin(): Promise<void> {
    await Promise.all(this.#places.map((place) => this.#begin(place)))
    if (this.#stopping) return
    this.#watch = setInterval(() => {
      for (const place of this.#places) if (place.answers) this.#askAlive(place)
    }, this.#patience.askMs)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    const ends = this.#places.map(async ({ child, talk, timer }) => {
      clearTimeout(timer)
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      const kill = setTimeout(() => child.kill('SIGKILL'), this.#patience.stopMs)
      talk?.tell('stop')
      await ended
      clearTimeout(kill)
    })
    await Promise.all(ends)
  }

  #start(place: Place): void {
    const child = fork(this.#options.program)
    const others = (): Conversation[] =>
      this.#places.flatMap(({ talk, answers }) => (talk && answers ? [talk] : []))
    const { handlers, gone } = this.#options.serve(others)
    // A message to a process that just ended is lost; its exit follows.
    const talk = new Conversation((message) => {
      if (child.connected) child.send(message, () => {})
    }, handlers)
    const begun = performance.now()
    child.on('message', talk.hear)
    // The machine has no memory or number for another process: no exit follows.
    child.on('error', (error) => talk.end(error))
    child.once('exit', (code, signal) => {
      talk.end(new Error(`it ended with ${signal ?? code}`))
      gone()
      if (place.child !== child) return
      if (performance.now() - begun > this.#patience.wellMs) place.ends = 0
      this.#processEnded(place, `${signal ?? code}`)
    })
    place.child = child
    place.talk = talk
  }

  async #begin(place: Place): Promise<void> {
    const { talk, child } = place
    // Its end is the answer of one that does not begin.
    const kill = setTimeout(() => child!.kill('SIGKILL'), this.#patience.beginMs)
    await talk!.ask('begin', this.#options.beginWith(place.nr)).finally(() => clearTimeout(kill))
    place.answers = true
    place.unanswered = 0
    this.#failures = 0
  }

  /** A process that stands still keeps its share of the port: only its end gives it to the others. */
  #askAlive(place: Place): void {
    const { talk, child } = place
    if (place.unanswered >= this.#patience.mostUnanswered) {
      this.#options.log.error({ process: place.nr }, 'a process does not answer and is killed')
      child!.kill('SIGKILL')
      return
    }
    place.unanswered += 1
    const answered = (): void => {
      if (place.talk === talk) place.unanswered = 0
    }
    // Its end is noticed elsewhere.
    talk!.ask('alive').then(answered, () => {})
  }

  #processEnded(place: Place, how: string): void {
    // A start that failed is reported by whoever waits for it.
    if (this.#stopping || !place.answers) return
    place.answers = false
    this.#options.log.error({ process: place.nr, how }, 'a process ended; another one takes its place')
    this.#startAgain(place)
  }

  #startAgain(place: Place): void {
    const { shortestPauseMs, longestPauseMs, mostFailures } = this.#patience
    if (this.#stopping) return
    const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** place.ends)
    place.ends += 1
    place.timer = setTimeout(() => {
      this.#start(place)
      this.#begin(place).catch((error: unknown) => {
        if (this.#stopping) return
        place.child?.kill('SIGKILL')
        this.#failures += 1
        this.#options.log.error({ err: error, process: place.nr }, 'a process did not start')
        if (this.#failures >= mostFailures && this.#places.every(({ answers }) => !answers))
          this.#ended.resolve(error as Error)
        else this.#startAgain(place)
      })
    }, pause)
  }
}

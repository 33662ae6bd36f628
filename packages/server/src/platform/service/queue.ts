import { hitsAll, isConnectionFault, isPassing } from '../db/index.ts'
import { Places } from '../places.ts'
import { ledgerOf, type Aggregate, type Write } from './aggregate.ts'
import type { Outcome } from './answers.ts'
import { appendToMany, type AppendToMany } from './append-to-many.ts'
import { EarlyWrites } from './early.ts'
import { runBatch, type BatchOutcomes, type HowToLock, type PipelineDeps } from './batch.ts'
import { FactMemory } from './facts.ts'
import { SharedLedgers } from './shared-ledgers.ts'

/** The entrance for everything that writes: calls, timed jobs, imports. */
export interface WritePipeline {
  submit: <State, Need, Change, Reply, Code extends string>(
    write: Write<State, Need, Change, Reply, Code>,
  ) => Promise<Outcome<Reply>>
  /** Beside the queue: the locks of the ledgers keep the order. */
  appendToMany: (write: AppendToMany) => Promise<void>
}

/** The pipeline of this node. */
export interface OwnPipeline extends WritePipeline {
  /** Number of writes waiting or under way. */
  waiting: () => number
}

interface Waiting {
  write: Write
  done: (outcome: Outcome) => void
  fail: (fault: unknown) => void
}

type Run = (writes: readonly [Write, ...Write[]], how: HowToLock) => Promise<BatchOutcomes>

/**
 * The size of one transaction: large enough to share the cost of a commit, small enough to answer in milliseconds.
 */
const mostTogether = 256

/** Ledgers of one transaction, so that it locks nobody out for long. */
const mostLedgers = 32

/** Transactions of one kind for several ledgers at a time: while one waits for the disk, another decides. */
const mostAtOnce = 2

/** Ledgers that are tried alone at a time, so that they never take all connections. */
const mostAlone = 4

/** Ledgers of one kind whose writes may share a transaction. */
interface Lane {
  /** With waiting writes, none of which is under way. */
  ready: Set<string>
  running: number
  isStarting: boolean
}

/**
 * Writes for the same lock wait here and share the next transaction, instead of waiting for each other in the
 * database. If their aggregate allows it, writes for other locks share it too. A fault fails the whole transaction, so
 * after one each ledger is tried alone, and in it each write; if the database is away, that would not help, and all
 * fail at once. So do the writes of one ledger if the database is too slow for it.
 */
class WriteQueue {
  readonly #run: Run
  readonly #alone: (write: Write) => boolean
  /** Writes without a transaction yet, by ledger. A ledger stays while a write of it is under way. */
  readonly #lines = new Map<string, Waiting[]>()
  readonly #lanes = new Map<Write['on'], Lane>()
  readonly #places = new Places(mostAlone)
  #size = 0

  /** `alone`: this write shares its transaction with no other. */
  constructor(run: Run, alone: (write: Write) => boolean) {
    this.#run = run
    this.#alone = alone
  }

  /** Writes without an answer yet. */
  get size(): number {
    return this.#size
  }

  submit(write: Write): Promise<Outcome> {
    this.#size += 1
    return new Promise<Outcome>((done, fail) => {
      const waiting = { write, done, fail }
      const ledgerId = ledgerOf(write)
      const line = this.#lines.get(ledgerId)
      if (line) line.push(waiting)
      else {
        this.#lines.set(ledgerId, [waiting])
        this.#next(ledgerId)
      }
    }).finally(() => (this.#size -= 1))
  }

  /** No write of this ledger is under way: the next may begin. */
  #next(ledgerId: string): void {
    const [first] = this.#lines.get(ledgerId)!
    if (!first) this.#lines.delete(ledgerId)
    else if (first.write.on.together && !this.#alone(first.write)) this.#wait(ledgerId, first.write.on)
    else void this.#runOne(ledgerId, this.#take(ledgerId, mostTogether))
  }

  /** Requests that arrived together go together. */
  #wait(ledgerId: string, on: Write['on']): void {
    const lane = this.#lanes.get(on) ?? { ready: new Set(), running: 0, isStarting: false }
    this.#lanes.set(on, lane)
    lane.ready.add(ledgerId)
    if (lane.isStarting || lane.running >= mostAtOnce) return
    lane.isStarting = true
    setImmediate(() => {
      lane.isStarting = false
      this.#start(lane)
    })
  }

  #start(lane: Lane): void {
    while (lane.ready.size > 0 && lane.running < mostAtOnce) {
      lane.running += 1
      void this.#runSeveral(this.#takeSeveral(lane)).then(() => {
        lane.running -= 1
        this.#start(lane)
      })
    }
  }

  #takeSeveral({ ready }: Lane): ReadonlyMap<string, Waiting[]> {
    const taken = new Map<string, Waiting[]>()
    let room = mostTogether
    for (const ledgerId of ready) {
      if (room <= 0 || taken.size >= mostLedgers) break
      ready.delete(ledgerId)
      const own = this.#take(ledgerId, room)
      room -= own.length
      taken.set(ledgerId, own)
    }
    return taken
  }

  /** One aggregate loads and saves a transaction, so it ends before a write of another one. */
  #take(ledgerId: string, most: number): Waiting[] {
    const line = this.#lines.get(ledgerId)!
    const [first] = line
    if (!first || this.#alone(first.write)) return line.splice(0, 1)
    const next = line.slice(0, most)
    const end = next.findIndex(({ write }) => write.on !== first.write.on || this.#alone(write))
    return line.splice(0, end < 0 ? next.length : end)
  }

  /** What is left of it is tried ledger by ledger, without holding up others. */
  async #runSeveral(taken: ReadonlyMap<string, Waiting[]>): Promise<void> {
    const left = await this.#try([...taken.values()].flat(), { skips: true })
    for (const [ledgerId, own] of taken) {
      const rest = own.filter((waiting) => left.has(waiting))
      if (rest.length === 0) this.#next(ledgerId)
      else void this.#places.with(() => this.#runOne(ledgerId, rest))
    }
  }

  /** Writes of one ledger, and then the next. */
  async #runOne(ledgerId: string, own: readonly Waiting[]): Promise<void> {
    const left = await this.#try(own, { skips: false })
    for (const waiting of left) await this.#try([waiting], { skips: false })
    this.#next(ledgerId)
  }

  /** Answers the writes, and returns those that are left to be tried with fewer others. */
  async #try(together: readonly Waiting[], how: HowToLock): Promise<ReadonlySet<Waiting>> {
    if (together.length === 0) return new Set()
    try {
      const outcomes = await this.#run(together.map(({ write }) => write) as [Write, ...Write[]], how)
      return new Set(
        together.filter(({ done }, index) => {
          const outcome = outcomes[index]
          if (outcome) done(outcome)
          return !outcome
        }),
      )
    } catch (fault) {
      // What several ledgers met may be the fault of one: each is tried alone, unless the database is away.
      const isOfAll = how.skips ? isConnectionFault(fault) : hitsAll(fault)
      // One that met somebody else, and gave way for the sake of others, may wait alone.
      const mayBeAlone = together.length > 1 || (how.skips && isPassing(fault))
      if (mayBeAlone && !isOfAll) return new Set(together)
      for (const { fail } of together) fail(fault)
      return new Set()
    }
  }
}

export const createPipeline = (deps: PipelineDeps): OwnPipeline => {
  // A dry run is rolled back. Session validity is read once for a transaction, so a write that changes it comes last.
  // One that has its transaction already has it for itself.
  const alone = (write: Write): boolean =>
    write.dryRun === true || write.open !== undefined || deps.changesSessions?.(ledgerOf(write)) === true
  // One after the other: the database works for one of them at most, and for people's writes beside it.
  let many: Promise<unknown> = Promise.resolve()
  const own = { ...deps, memory: new FactMemory(), shared: new SharedLedgers() }
  // Idle connections break and are replaced without a write that fails.
  for (const event of ['connect', 'error'] as const) deps.pool.on(event, () => own.memory.forget())
  const queue = new WriteQueue((writes, how) => runBatch(own, writes, how), alone)
  const early = new EarlyWrites(deps.pool, (write) => queue.submit(write))
  return {
    waiting: () => queue.size,
    submit: <State, Need, Change, Reply, Code extends string>(
      given: Write<State, Need, Change, Reply, Code>,
    ) => {
      const write = { ...given, on: given.on as Aggregate<unknown, unknown, unknown> } as Write
      const outcome = write.early && !write.dryRun ? early.submit(write, write.early) : queue.submit(write)
      return outcome as Promise<Outcome<Reply>>
    },
    appendToMany: (write) => {
      const done = many.then(() => appendToMany(deps, write))
      many = done.catch(() => {})
      return done
    },
  }
}

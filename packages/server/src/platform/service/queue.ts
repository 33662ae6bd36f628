import { hitsAll } from '../db/index.ts'
import { ledgerOf, type Aggregate, type Write } from './aggregate.ts'
import type { Outcome } from './answers.ts'
import { appendToMany, type AppendToMany } from './append-to-many.ts'
import { runBatch, type PipelineDeps } from './batch.ts'

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

type Run = (writes: readonly [Write, ...Write[]]) => Promise<Outcome[]>

/**
 * The size of one transaction: large enough to share the cost of a commit, small enough to answer in milliseconds.
 */
const mostTogether = 256

/**
 * Writes for the same lock wait here and share the next transaction, instead of waiting for each other in the
 * database. A fault fails the whole transaction, so after one each write is tried alone; if the database is away or
 * too slow, that would not help, and all fail at once.
 */
class WriteQueue {
  readonly #run: Run
  readonly #alone: (write: Write) => boolean
  readonly #lines = new Map<string, Waiting[]>()
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
        void this.#serve(ledgerId)
      }
    }).finally(() => (this.#size -= 1))
  }

  async #serve(ledgerId: string): Promise<void> {
    for (;;) {
      const line = this.#lines.get(ledgerId)!
      const together = this.#take(line)
      if (together.length === 0) break
      await this.#runTogether(together)
    }
    this.#lines.delete(ledgerId)
  }

  /** One aggregate loads and saves a transaction, so it ends before a write of another one. */
  #take(line: Waiting[]): Waiting[] {
    const [first] = line
    if (!first || this.#alone(first.write)) return line.splice(0, 1)
    const next = line.slice(0, mostTogether)
    const end = next.findIndex(({ write }) => write.on !== first.write.on || this.#alone(write))
    return line.splice(0, end < 0 ? next.length : end)
  }

  async #runTogether(together: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#run(together.map(({ write }) => write) as [Write, ...Write[]])
      together.forEach(({ done }, index) => done(outcomes[index]!))
    } catch (fault) {
      if (together.length === 1 || hitsAll(fault)) for (const { fail } of together) fail(fault)
      else for (const one of together) await this.#runTogether([one])
    }
  }
}

export const createPipeline = (deps: PipelineDeps): OwnPipeline => {
  // A dry run is rolled back. Session validity is read once for a transaction, so a write that changes it comes last.
  const alone = (write: Write): boolean =>
    write.dryRun === true || deps.changesSessions?.(ledgerOf(write)) === true
  // One after the other: the database works for one of them at most, and for people's writes beside it.
  let many: Promise<unknown> = Promise.resolve()
  const queue = new WriteQueue((writes) => runBatch(deps, writes), alone)
  return {
    waiting: () => queue.size,
    submit: <State, Need, Change, Reply, Code extends string>(
      write: Write<State, Need, Change, Reply, Code>,
    ) =>
      queue.submit({ ...write, on: write.on as Aggregate<unknown, unknown, unknown> } as Write) as Promise<
        Outcome<Reply>
      >,
    appendToMany: (write) => {
      const done = many.then(() => appendToMany(deps, write))
      many = done.catch(() => {})
      return done
    },
  }
}

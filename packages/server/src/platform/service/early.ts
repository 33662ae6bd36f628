import { inTransaction, type DatabaseHandle } from '../db/index.ts'
import { ledgerOf, type Early, type Write } from './aggregate.ts'
import { Answers, type Outcome } from './answers.ts'

/** A write with early rows that waits for its turn holds a connection, so that only so many do. */
const mostOpen = 2

type Submit = (write: Write) => Promise<Outcome>

/** Opens the transactions of writes with early rows. */
export class EarlyWrites {
  readonly #pool: DatabaseHandle['pool']
  readonly #submit: Submit
  /** The writes with early rows that are under way, by ledger. */
  readonly #open = new Map<string, Promise<unknown>>()

  constructor(pool: DatabaseHandle['pool'], submit: Submit) {
    this.#pool = pool
    this.#submit = submit
  }

  async submit(write: Write, early: Early): Promise<Outcome> {
    const ledgerId = ledgerOf(write)
    const other = this.#open.get(ledgerId)
    if (other) {
      // What it changes, this write follows from: rows of now would be in vain. First in line, it would make the other's so.
      await other
      return this.#submit(write)
    }
    if (this.#open.size >= mostOpen) return this.#submit(write)
    const done = this.#submitWithRows(write, early)
    this.#open.set(
      ledgerId,
      done.catch(() => {}),
    )
    try {
      return (await done) ?? (await this.#submit(write))
    } finally {
      this.#open.delete(ledgerId)
    }
  }

  /** Undefined if it needs no rows, or if they cannot be inserted: that may be no fault of the write. */
  async #submitWithRows(write: Write, early: Early): Promise<Outcome | undefined> {
    let isInLine = false
    try {
      if ((await this.#isAnswered(write)) || !(await early.decide())) return undefined
      return await inTransaction(this.#pool, async (open) => {
        await early.insert(open)
        isInLine = true
        return this.#submit({ ...write, open })
      })
    } catch (fault) {
      if (isInLine) throw fault
      early.forget()
      return undefined
    }
  }

  /** The key was sent before; under the lock it gets its answer. */
  async #isAnswered({ repeat }: Write): Promise<boolean> {
    if (!repeat) return false
    const answers = await inTransaction(this.#pool, (transaction) => Answers.load(transaction, [repeat]))
    return answers.has(repeat)
  }
}

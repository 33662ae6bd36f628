import { inTransaction, type DatabaseHandle } from '../db/index.ts'
import type { Early, Write } from './aggregate.ts'
import type { Outcome } from './answers.ts'

/** A write with early rows that waits for its turn holds a connection, so that only so many do. */
const mostOpen = 2

type Submit = (write: Write) => Promise<Outcome>

/** Opens the transactions of writes with early rows. */
export class EarlyWrites {
  readonly #pool: DatabaseHandle['pool']
  readonly #submit: Submit
  #open = 0

  constructor(pool: DatabaseHandle['pool'], submit: Submit) {
    this.#pool = pool
    this.#submit = submit
  }

  async submit(write: Write, early: Early): Promise<Outcome> {
    if (this.#open >= mostOpen) return this.#submit(write)
    this.#open += 1
    let isInLine = false
    try {
      return await inTransaction(this.#pool, async (open) => {
        await early.insert(open)
        isInLine = true
        return this.#submit({ ...write, open })
      })
    } catch (fault) {
      if (isInLine) throw fault
      // What failed so early may be no fault of the write: it is tried without the rows.
      early.forget()
    } finally {
      this.#open -= 1
    }
    return this.#submit(write)
  }
}

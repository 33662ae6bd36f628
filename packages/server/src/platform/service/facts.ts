/**
 * Facts of locked ledgers that this node remembers: what most writes to a ledger read and do not change. The lock proves
 * them by a number of their own, which the database raises with every change of their rows.
 */
export interface KnownFacts {
  /** Undefined if they are unknown, or changed since. */
  find: (ledgerId: string) => unknown
  /** As they were read under the lock. Nobody may change them. */
  keep: (ledgerId: string, facts: unknown) => void
}

interface Remembered {
  number: number
  facts: unknown
}

/** Deals of a busy week; whoever needs another one reads it. */
const mostRemembered = 500

/** The memory of one node. */
export class FactMemory {
  readonly #byLedger = new Map<string, Remembered>()

  /** `locked`: the numbers of facts, read with the locks that are held. */
  under(locked: readonly { id: string; facts: number }[]): KnownFacts {
    const numbers = new Map(locked.map(({ id, facts }) => [id, facts]))
    return {
      find: (ledgerId) => {
        const known = this.#byLedger.get(ledgerId)
        return known && known.number === numbers.get(ledgerId) ? known.facts : undefined
      },
      keep: (ledgerId, facts) => {
        const number = numbers.get(ledgerId)
        if (number === undefined) return
        // The last kept is the last in the order of the map.
        this.#byLedger.delete(ledgerId)
        this.#byLedger.set(ledgerId, { number, facts })
        const [oldest] = this.#byLedger.keys()
        if (this.#byLedger.size > mostRemembered) this.#byLedger.delete(oldest!)
      },
    }
  }
}

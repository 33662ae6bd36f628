/**
 * Facts of locked ledgers that this node remembers: what most writes to a ledger read and do not change. The lock proves
 * them by a number of their own, which the database raises with every change of their rows.
 */
export interface KnownFacts {
  /** Undefined if they are unknown, or known to have changed since. */
  find: (ledgerId: string) => unknown
  /** As they were read under the lock. Nobody may change them. */
  keep: (ledgerId: string, facts: unknown) => void
}

/** Facts taken as they are remembered, before the locks are answered. */
export interface UnprovedFacts extends KnownFacts {
  /** True if they are those of the locked ledgers. What was kept meanwhile is remembered then. */
  areTrueUnder: (locked: readonly LockedFacts[]) => boolean
}

/** The number of a locked ledger's facts. */
interface LockedFacts {
  id: string
  facts: number
}

interface Remembered {
  number: number
  facts: unknown
}

/** Deals of a busy week; whoever needs another one reads it. */
const mostRemembered = 500

/** The memory of one node. */
export class FactMemory {
  #byLedger = new Map<string, Remembered>()

  /**
   * With every broken and every new connection, which may lead to a standby that lacks the newest commits, where a number
   * is given again to other facts. Transactions that began before keep nothing for those that follow.
   */
  forget(): void {
    this.#byLedger = new Map()
  }

  /** For reads that are sent together with the locks. */
  unproved(): UnprovedFacts {
    const byLedger = this.#byLedger
    const found = new Map<string, number>()
    const kept: [string, unknown][] = []
    return {
      find: (ledgerId) => {
        const known = byLedger.get(ledgerId)
        if (known) found.set(ledgerId, known.number)
        return known?.facts
      },
      keep: (ledgerId, facts) => void kept.push([ledgerId, facts]),
      areTrueUnder: (locked) => {
        const numbers = new Map(locked.map(({ id, facts }) => [id, facts]))
        if (found.entries().some(([ledgerId, number]) => numbers.get(ledgerId) !== number)) return false
        const known = this.#under(byLedger, numbers)
        for (const [ledgerId, facts] of kept) known.keep(ledgerId, facts)
        return true
      },
    }
  }

  /** `locked`: the numbers of facts, read with the locks that are held. */
  under(locked: readonly LockedFacts[]): KnownFacts {
    return this.#under(this.#byLedger, new Map(locked.map(({ id, facts }) => [id, facts])))
  }

  #under(byLedger: Map<string, Remembered>, numbers: ReadonlyMap<string, number>): KnownFacts {
    return {
      find: (ledgerId) => {
        const known = byLedger.get(ledgerId)
        return known && known.number === numbers.get(ledgerId) ? known.facts : undefined
      },
      keep: (ledgerId, facts) => {
        const number = numbers.get(ledgerId)
        if (number === undefined) return
        // The last kept is the last in the order of the map.
        byLedger.delete(ledgerId)
        byLedger.set(ledgerId, { number, facts })
        const [oldest] = byLedger.keys()
        if (byLedger.size > mostRemembered) byLedger.delete(oldest!)
      },
    }
  }
}

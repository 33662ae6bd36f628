import type { Transaction } from '../db/index.ts'
import type { DomainEvent } from './aggregate.ts'

export type Reaction = (transaction: Transaction, events: readonly DomainEvent[]) => Promise<unknown>

/** Which area reacts to which event. The reacting area is to the right of the one that raises it. */
export class Reactions {
  readonly #byType = new Map<string, Reaction[]>()

  on(type: string, reaction: Reaction): void {
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), reaction])
  }

  /** In the order of the events; neighbours of one type go together. */
  react = async (transaction: Transaction, events: readonly DomainEvent[]): Promise<void> => {
    for (const run of runsOf(events))
      for (const reaction of this.#byType.get(run[0].type) ?? []) await reaction(transaction, run)
  }
}

/** The first of each ledger, then the second of each, so that ledgers with the same story react together. */
export const inStep = (byLedger: ReadonlyMap<string, readonly DomainEvent[]>): DomainEvent[] => {
  const lists = [...byLedger.values()]
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, step) => lists.flatMap((list) => list[step] ?? [])).flat()
}

type Run = [DomainEvent, ...DomainEvent[]]

const runsOf = (events: readonly DomainEvent[]): Run[] => {
  const runs: Run[] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0].type === event.type) last.push(event)
    else runs.push([event])
  }
  return runs
}

import type { Transaction } from '../db/index.ts'
import type { DomainEvent } from './aggregate.ts'

export type Reaction = (transaction: Transaction, events: readonly DomainEvent[]) => Promise<unknown>

/** Which area reacts to which event. An area says what happened; who cares about it stands to its right. */
export class Reactions {
  readonly #byType = new Map<string, Reaction[]>()

  on(type: string, reaction: Reaction): void {
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), reaction])
  }

  react = async (transaction: Transaction, events: readonly DomainEvent[]): Promise<void> => {
    for (const [type, same] of Map.groupBy(events, (event) => event.type)) {
      for (const reaction of this.#byType.get(type) ?? []) await reaction(transaction, same)
    }
  }
}

import type { DomainEvent, Reactions } from '../../platform/service/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import { moveDecisions } from './decisions.repo.ts'

interface EntityAbsorbed extends DomainEvent {
  fromId: string
  intoId: string
}

const absorbed = async (transaction: Transaction, events: readonly DomainEvent[]): Promise<void> => {
  for (const { fromId, intoId } of events as readonly EntityAbsorbed[])
    await moveDecisions(transaction, fromId, intoId)
}

/** A merge of institutions keeps what a desk decided on the duplicates of the merged one. */
export const reactToAbsorption = (reactions: Reactions): void => reactions.on('entity.absorbed', absorbed)

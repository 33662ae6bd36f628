import type { OrderLogCode } from '@bookrunner/contract/deals'
import type { Aggregate } from '../../../platform/service/index.ts'
import { order } from '../../orders/index.ts'
import { loadKept } from './desk-book-load.repo.ts'
import { saveKept } from './desk-book-save.repo.ts'
import type { BookNeed, DeskBookState, BookChange } from './desk-book-state.ts'

const applyChange = ({ kept }: DeskBookState, change: BookChange): void => {
  switch (change.kind) {
    case 'merged':
      kept.merges.set(change.merge.id, change.merge)
      break
    case 'split':
      kept.merges.delete(change.mergeId)
      break
    case 'announced':
      kept.messages.set(change.message.dealId, change.message.number)
      break
    case 'chased':
      kept.chased.set(change.chase.dealId, change.chase)
      break
    case 'resolved':
  }
}

/** What desks do to a book besides its orders: on the same ledger as those, so that the book's number moves. */
export const deskBook: Aggregate<DeskBookState, BookNeed, BookChange, OrderLogCode> = {
  kind: 'deal',
  load: async (transaction, key, needs) => {
    const [orders, kept] = await Promise.all([
      order.load(transaction, key, needs),
      loadKept(transaction, [...new Set(needs.map(({ dealId }) => dealId))]),
    ])
    return { ...orders, kept }
  },
  apply: applyChange,
  save: (transaction, key, changes) => saveKept(transaction, key, changes),
}

import type { OrderLogCode } from '@bookrunner/contract/deals'
import type { Aggregate } from '../../../platform/service/index.ts'
import { order } from '../../orders/index.ts'
import { loadDeskBook } from './desk-book-load.repo.ts'
import { saveDeskBook } from './desk-book-save.repo.ts'
import type { BookNeed, DeskBookState, BookChange } from './desk-book-state.ts'

const applyChange = ({ records }: DeskBookState, change: BookChange): void => {
  switch (change.kind) {
    case 'merged':
      records.merges.set(change.merge.id, change.merge)
      break
    case 'split':
      records.merges.delete(change.mergeId)
      break
    case 'announced':
      records.messages.set(change.message.dealId, change.message.number)
      break
    case 'chased':
      records.chased.set(change.chase.dealId, change.chase)
      break
    case 'resolved':
  }
}

/** What desks do to a book besides its orders: on the orders' ledger, so that the book's number moves. */
export const deskBook: Aggregate<DeskBookState, BookNeed, BookChange, OrderLogCode> = {
  kind: 'deal',
  load: async (transaction, key, needs) => {
    const [orders, records] = await Promise.all([
      order.load(transaction, key, needs),
      loadDeskBook(transaction, [...new Set(needs.map(({ dealId }) => dealId))]),
    ])
    return { ...orders, records }
  },
  apply: applyChange,
  save: (transaction, key, changes) => saveDeskBook(transaction, key, changes),
}

import type { OrderLogCode } from '@bookrunner/contract/deals'
import type { Merge } from '@bookrunner/domain/book'
import type { Aggregate } from '../../../platform/service/index.ts'
import { order } from '../../orders/index.ts'
import { applyGroups, saveUse } from '../../quota/index.ts'
import { loadDeskBook } from './desk-book-load.repo.ts'
import { saveDeskBook } from './desk-book-save.repo.ts'
import type { BookNeed, DeskBookState, BookChange } from './desk-book-state.ts'

/** Merged orders count once against limits too. */
const countAgain = ({ quota }: DeskBookState, merged: Merge | undefined, split?: string): void =>
  applyGroups(quota, [
    ...quota.book.groups.filter(({ mergeId }) => mergeId !== split),
    ...(merged ? [{ mergeId: merged.id, ...merged }] : []),
  ])

const applyChange = (state: DeskBookState, change: BookChange): void => {
  const { records } = state
  switch (change.kind) {
    case 'merged':
      records.merges.set(change.merge.id, change.merge)
      countAgain(state, change.merge)
      break
    case 'split':
      records.merges.delete(change.mergeId)
      countAgain(state, undefined, change.mergeId)
      break
    case 'announced':
      records.messages.set(change.message.dealId, { number: change.message.number, sentTo: [] })
      break
    case 'messageSent': {
      const { message, dealId, to } = change.sent
      const { sentTo = [] } = records.messages.get(dealId) ?? {}
      records.messages.set(dealId, { number: message.number, sentTo: [...sentTo, ...to] })
      break
    }
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
  save: (transaction, key, changes, state) =>
    Promise.all([saveDeskBook(transaction, key, changes), saveUse(transaction, state.quota)]),
}

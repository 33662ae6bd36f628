import { loansCalls } from '@bookrunner/contract/loans'
import { newId, randomText } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { loanBook, theLoanBook } from './loan-book.ts'
import { loanView } from './loan-view.ts'
import { moveBands } from './move-bands.ts'
import { newRecord, priceFaults, termsFault } from './terms.ts'

/** Ids of the inquiries of one write: its own random letters, and a number. */
export const inquiryIds = () => {
  const letters = randomText(16)
  return (at: number) => `inq_${letters}${String(at).padStart(4, '0')}`
}

export const add = service(loansCalls.add, {
  on: loanBook,
  prepare: async () => ({ loanId: newId('loan'), inquiryId: inquiryIds() }),
  key: () => theLoanBook,
  needs: ({ input: { entityId, userId } }) => ({
    entityIds: [entityId],
    userIds: userId === null ? [] : [userId],
  }),
  decide: ({ input: { price, priceDay, ...terms }, actor, state, now, prepared }) => {
    const fault = termsFault(terms, state, priceFaults({ price, priceDay }, now))
    if (fault) return fault
    const { loanId, inquiryId } = prepared
    const after = newRecord(loanId, terms, { price, priceDay }, state, now)
    const entry = { event: 'added' as const, details: { price, priceDay, source: 'hand' as const } }
    const { changes, records, events } = moveBands([{ before: undefined, after, entry }], {
      widths: state.widths,
      actorId: actor.userId,
      inquiryId,
      now,
    })
    return accept({
      reply: loanView(records[0]!),
      changes,
      events,
      line: { code: 'loan.added', params: { loanId, price, priceDay, band: records[0]!.band } },
    })
  },
})

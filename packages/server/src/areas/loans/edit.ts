import { loansCalls } from '@bookrunner/contract/loans'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { inquiryIds } from './add.ts'
import { loanBook, theLoanBook, type LoanBookChange } from './loan-book.ts'
import type { LoanRecord, LoggedField } from './loan-record.ts'
import { loanView } from './loan-view.ts'
import { momentOf, moveBands } from './move-bands.ts'
import { reviewChanges } from './review.ts'
import { recordTerms, termsFault } from './terms.ts'

const plainFields = [
  'isin',
  'bondName',
  'currency',
  'face',
  'loanAmount',
  'haircut',
  'maintenance',
  'marginCallPrice',
  'warningBand',
  'startDay',
  'endDay',
  'remark',
] as const

const textOf = (value: string | number | null): string | null =>
  value === null || value === '' ? null : String(value)

/** Fields of the terms that differ, as the history shows them. */
const changedFields = (before: LoanRecord, after: LoanRecord): LoggedField[] => {
  const all = [
    { field: 'entity', from: before.entity.entityId, to: after.entity.entityId },
    { field: 'user', from: before.user?.userId ?? null, to: after.user?.userId ?? null },
    ...plainFields.map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) })),
  ]
  return all.filter(({ from, to }) => from !== to)
}

export const edit = service(loansCalls.edit, {
  on: loanBook,
  prepare: async () => ({ inquiryId: inquiryIds() }),
  key: () => theLoanBook,
  needs: ({ input: { loanId, entityId, userId } }) => ({
    loanIds: [loanId],
    entityIds: [entityId],
    userIds: userId === null ? [] : [userId],
  }),
  decide: ({ input, actor, state, now, prepared: { inquiryId } }) => {
    const { loanId, expectedVersion, ...terms } = input
    const before = state.loans.get(loanId)
    if (!before) return refuse('record.unknown')
    if (before.status === 'closed') return refuse('loan.closed')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    const fault = termsFault(terms, state)
    if (fault) return fault
    const after = { ...before, ...recordTerms(terms, state), version: before.version + 1 }
    const changed = changedFields(before, after)
    if (changed.length === 0 && after.isCallPriceSet === before.isCallPriceSet)
      return refuse('write.no-changes')
    // Names are personal, so the history has ids, which are put into words when it is read.
    const entry = { event: 'edited' as const, details: { changes: changed } }
    const { changes, records, events } = moveBands([{ before, after, entry }], {
      widths: state.widths,
      actorId: actor.userId,
      inquiryId,
      now,
    })
    return accept({
      reply: loanView(records[0]!),
      changes,
      events,
      line: { code: 'loan.edited', params: { loanId, values: changed, band: records[0]!.band } },
    })
  },
})

export const close = service(loansCalls.close, {
  on: loanBook,
  key: () => theLoanBook,
  needs: ({ input: { loanId } }) => ({ loanIds: [loanId] }),
  decide: ({ input: { loanId, expectedVersion, note }, actor, state, now }) => {
    const before = state.loans.get(loanId)
    if (!before) return refuse('record.unknown')
    if (before.status === 'closed') return refuse('loan.closed')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    const after: LoanRecord = { ...before, status: 'closed', band: null, version: before.version + 1 }
    const reviewed = reviewChanges([after], after.inquiryIds, { actor, note, now })
    const record = reviewed.records[0] ?? after
    const closed: LoanBookChange = {
      is: 'noted',
      entry: { loanId, event: 'closed', at: momentOf(now), actorId: actor.userId, details: { note } },
    }
    return accept({
      reply: loanView(record),
      changes: [{ is: 'saved', record }, ...reviewed.changes, closed],
      line: { code: 'loan.closed', params: { loanId, inquiryIds: before.inquiryIds } },
    })
  },
})

export const del = service(loansCalls.del, {
  on: loanBook,
  key: () => theLoanBook,
  needs: ({ input: { loanId } }) => ({ loanIds: [loanId] }),
  decide: ({ input: { loanId }, state }) => {
    const before = state.loans.get(loanId)
    if (!before) return refuse('record.unknown')
    if (before.inquiry !== null) return refuse('loan.has-inquiries')
    return accept({
      reply: { loanId },
      changes: [{ is: 'deleted', loanId }],
      line: { code: 'loan.deleted', params: { loanId } },
    })
  },
})

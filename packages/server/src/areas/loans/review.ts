import { loansCalls } from '@bookrunner/contract/loans'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { loanBook, theLoanBook, type LoanBookChange } from './loan-book.ts'
import type { InquiryRecord, LoanRecord, NamedPerson } from './loan-record.ts'
import { readTimeZone } from './loan.repo.ts'
import { momentOf } from './move-bands.ts'

interface Review {
  actor: NamedPerson
  note: string
  now: Temporal.Instant
}

/** These inquiries reviewed, and their loan deals without them among the open ones. */
export const reviewChanges = (
  loans: Iterable<LoanRecord>,
  inquiryIds: readonly string[],
  { actor, note, now }: Review,
  known: ReadonlyMap<string, InquiryRecord> = new Map(),
) => {
  const at = momentOf(now)
  const operator = { userId: actor.userId, name: actor.name }
  const changes: LoanBookChange[] = []
  const records: LoanRecord[] = []
  for (const loan of loans) {
    const ended = loan.inquiryIds.filter((id) => inquiryIds.includes(id))
    if (ended.length === 0) continue
    const reviewed = (inquiry: InquiryRecord) => ({ ...inquiry, reviewedTime: at, operator, note })
    const isNewest = loan.inquiry !== null && ended.includes(loan.inquiry.inquiryId)
    const record: LoanRecord = {
      ...loan,
      inquiry: isNewest ? reviewed(loan.inquiry!) : loan.inquiry,
      inquiryIds: loan.inquiryIds.filter((id) => !ended.includes(id)),
    }
    records.push(record)
    changes.push({ is: 'listed', record })
    for (const inquiryId of ended) {
      const inquiry = known.get(inquiryId) ?? (isNewest ? loan.inquiry! : undefined)
      changes.push({
        is: 'reviewed',
        review: { inquiryId, at, by: actor.userId, note },
        ...(inquiry && { inquiry: reviewed(inquiry) }),
      })
    }
    changes.push({
      is: 'noted',
      entry: { loanId: loan.loanId, event: 'reviewed', at, actorId: actor.userId, details: { note } },
    })
  }
  return { changes, records }
}

export const marginCallReview = service(loansCalls.marginCallReview, {
  on: loanBook,
  prepare: async ({ actor }, { db }) => ({ timeZone: await readTimeZone(db, actor.userId) }),
  key: () => theLoanBook,
  needs: ({ input: { inquiryIds } }) => ({ inquiryIds }),
  decide: ({ input: { inquiryIds, note }, actor, state, now, prepared: { timeZone } }) => {
    const ids = [...new Set(inquiryIds)]
    const found = ids.map((id) => state.inquiries.get(id))
    if (found.includes(undefined)) return refuse('record.unknown')
    const before = found.find((inquiry) => inquiry?.reviewedTime)
    if (before?.reviewedTime) {
      const { operator, reviewedTime } = before
      // Seconds and the reader's zone: the words of the refusal are made in the reader's language.
      const moment = Temporal.Instant.from(reviewedTime).toZonedDateTimeISO(timeZone)
      const at = moment.toString({ smallestUnit: 'second' })
      return refuse('loan.inquiry-reviewed', { name: operator?.name ?? '–', at })
    }
    const { changes, records } = reviewChanges(
      state.loans.values(),
      ids,
      { actor, note, now },
      state.inquiries,
    )
    return accept({
      reply: { reviewed: ids.length },
      changes,
      line: {
        code: 'loan.reviewed',
        params: { inquiryIds: ids, loanIds: records.map(({ loanId }) => loanId) },
      },
    })
  },
})

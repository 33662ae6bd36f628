import { allLoans, marginAlertSubject } from '@bookrunner/contract/loans'
import { refuse } from '@bookrunner/domain/kernel'
import { source } from '../../platform/live/source.ts'
import { readAlerts } from './alerts.repo.ts'
import { loanBook, theLoanBook } from './loan-book.ts'

/** Whoever may read the list of risks sees the same calls. There are few, so each change is the whole list. */
export const alertsLive = source<typeof marginAlertSubject>({
  subject: marginAlertSubject,
  ledger: () => `${loanBook.kind}:${theLoanBook}`,
  viewClass: async (_db, { key }) => (key === allLoans ? key : refuse('record.unknown')),
  snapshot: async (db) => {
    const { seq, ...data } = await readAlerts(db)
    return { seq, data }
  },
  changes: async (db, _view, since) => {
    const { seq, ...data } = await readAlerts(db)
    if (seq < since) return undefined
    return { seq, data: seq === since ? [] : [data] }
  },
})

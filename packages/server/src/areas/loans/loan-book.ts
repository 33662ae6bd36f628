import { byId, type Transaction } from '../../platform/db/index.ts'
import type { Aggregate, Stamped } from '../../platform/service/index.ts'
import { loadAdding, saveAdded } from '../imports/index.ts'
import type { HistoryRecord, InquiryRecord, LoanRecord, StoredWidths } from './loan-record.ts'
import {
  deleteLoan,
  insertHistory,
  insertInquiries,
  loadBorrowers,
  loadContacts,
  loadInquiries,
  loadLoans,
  loadWidths,
  saveLoans,
  saveReviews,
  saveWidths,
  type BorrowerRow,
  type ContactRow,
  type ReviewRow,
} from './loan.repo.ts'

export interface LoanBookNeed {
  loanIds?: readonly string[]
  isins?: readonly string[]
  all?: boolean
  inquiryIds?: readonly string[]
  entityIds?: readonly string[]
  userIds?: readonly string[]
  importId?: string
}

export interface LoanBookState {
  /** The requested loan deals. */
  loans: Map<string, LoanRecord>
  inquiries: Map<string, InquiryRecord>
  widths: StoredWidths
  borrowers: ReadonlyMap<string, BorrowerRow>
  contacts: ReadonlyMap<string, ContactRow>
  /** Imports that nobody cancelled. */
  adding: Set<string>
}

export type LoanBookChange =
  | { is: 'saved'; record: LoanRecord }
  | { is: 'deleted'; loanId: string }
  | { is: 'raised'; inquiry: InquiryRecord }
  /** Its inquiries changed, and nothing of its own row. */
  | { is: 'listed'; record: LoanRecord }
  | { is: 'reviewed'; inquiry?: InquiryRecord; review: ReviewRow }
  | { is: 'noted'; entry: HistoryRecord }
  | { is: 'widths'; widths: StoredWidths }
  | { is: 'imported'; importId: string; rows: readonly { row: number; id: string }[] }

/** All loan deals share one lock, so that two prices that cross at the same moment alert once. */
export const theLoanBook = 'all'

const all = <Key extends 'loanIds' | 'isins' | 'inquiryIds' | 'entityIds' | 'userIds'>(
  needs: readonly LoanBookNeed[],
  key: Key,
): string[] => [...new Set(needs.flatMap((need) => need[key] ?? []))]

/** Every loan deal of the platform: one lock, one number, one log. */
export const loanBook: Aggregate<LoanBookState, LoanBookNeed, LoanBookChange> = {
  kind: 'loans',
  load: async (transaction, _key, needs) => {
    const importIds = needs.flatMap((need) => need.importId ?? [])
    const inquiryIds = all(needs, 'inquiryIds')
    const [loans, inquiries, widths, borrowers, contacts, adding] = await Promise.all([
      loadLoans(transaction, {
        loanIds: all(needs, 'loanIds'),
        isins: all(needs, 'isins'),
        all: needs.some((need) => need.all),
        inquiryIds,
      }),
      loadInquiries(transaction, inquiryIds),
      loadWidths(transaction),
      loadBorrowers(transaction, all(needs, 'entityIds')),
      loadContacts(transaction, all(needs, 'userIds')),
      Promise.all(importIds.map((id) => loadAdding(transaction, id))),
    ])
    return {
      loans: new Map(loans.map((loan) => [loan.loanId, loan])),
      inquiries: new Map(inquiries.map((inquiry) => [inquiry.inquiryId, inquiry])),
      widths,
      borrowers: new Map(borrowers.map((row) => [row.entityId, row])),
      contacts: byId(contacts.map((row) => ({ ...row, id: row.userId }))),
      adding: new Set(importIds.filter((_, at) => adding[at])),
    }
  },
  apply: (state, change) => {
    if (change.is === 'saved' || change.is === 'listed') state.loans.set(change.record.loanId, change.record)
    else if (change.is === 'deleted') state.loans.delete(change.loanId)
    else if (change.is === 'raised' || change.is === 'reviewed') {
      if (change.inquiry) state.inquiries.set(change.inquiry.inquiryId, change.inquiry)
    } else if (change.is === 'widths') state.widths = change.widths
    else if (change.is === 'imported') state.adding.delete(change.importId)
  },
  save: (transaction, _key, changes) => Promise.all(statementsFor(transaction, changes)),
}

type Of<Is extends LoanBookChange['is']> = Extract<LoanBookChange, { is: Is }>

const some = <Row>(rows: readonly Row[], save: (rows: readonly Row[]) => Promise<unknown>) =>
  rows.length === 0 ? [] : [save(rows)]

/** In the order of the references: a loan deal before its inquiries and its history. */
const statementsFor = (
  transaction: Transaction,
  changes: readonly Stamped<LoanBookChange>[],
): Promise<unknown>[] => {
  const of = <Is extends LoanBookChange['is']>(is: Is): (Of<Is> & { seq: number })[] =>
    changes.flatMap(({ change, seq }) => (change.is === is ? [{ ...(change as Of<Is>), seq }] : []))
  const gone = of('deleted').map(({ loanId }) => loanId)
  const isThere = (loanId: string) => !gone.includes(loanId)
  // The last of several changes to one loan deal.
  const records = [...new Map(of('saved').map(({ record }) => [record.loanId, record])).values()]
  const entries = of('noted').map(({ entry }) => entry)
  return [
    ...some(
      records.filter(({ loanId }) => isThere(loanId)),
      (rows) => saveLoans(transaction, rows),
    ),
    ...some(of('raised'), (rows) => insertInquiries(transaction, rows)),
    ...some(
      of('reviewed').map(({ review }) => review),
      (rows) => saveReviews(transaction, rows),
    ),
    ...some(
      entries.filter(({ loanId }) => isThere(loanId)),
      (rows) => insertHistory(transaction, rows),
    ),
    ...gone.map((loanId) => deleteLoan(transaction, loanId)),
    ...of('widths').map(({ widths }) => saveWidths(transaction, widths)),
    ...of('imported').flatMap(({ importId, rows }) => saveAdded(transaction, importId, rows)),
  ]
}

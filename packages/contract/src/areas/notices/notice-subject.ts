import type { NoticeParams } from './notice-text.ts'
import type { NoticeCode } from './text.ts'

/**
 * What notices of a deal are about. A newer notice replaces an earlier one of the same kind, so news of the deal never
 * replaces a notice that asks for an answer. A kind of orders is about each order by itself.
 */
type NoticeKind =
  | 'deal'
  | 'times'
  | 'test'
  | 'submit'
  | 'answer'
  | 'out'
  | 'order'
  | 'orderComment'
  | 'allocation'
  | 'sharedVersion'
  | 'marginCall'

/** Null: no later notice replaces it. */
const kinds: Readonly<Record<NoticeCode, NoticeKind | null>> = {
  'deal.announced': 'deal',
  'deal.announced-test': 'deal',
  'deal.invited': 'deal',
  'deal.opened': 'deal',
  'deal.test-pushed': 'test',
  'deal.test-ended': 'test',
  'deal.guidance-changed': 'deal',
  'deal.guidance-resized': 'deal',
  'deal.fpg-pushed': 'deal',
  'deal.closing': 'times',
  'deal.subject': 'times',
  'deal.subject-region': 'times',
  'deal.times-changed': 'times',
  'deal.book-closed': 'deal',
  'deal.cut-off-moved': 'deal',
  'deal.launched': 'deal',
  'deal.priced': 'deal',
  'deal.reopened': 'deal',
  'deal.repriced': 'deal',
  'deal.corrected': 'deal',
  'deal.aborted': 'deal',
  'deal.expired': 'deal',
  'deal.announced-test-managers': 'deal',
  'deal.opened-managers': 'deal',
  'deal.test-pushed-managers': 'test',
  'deal.guidance-changed-managers': 'deal',
  'deal.guidance-resized-managers': 'deal',
  'deal.fpg-pushed-managers': 'deal',
  'deal.subject-managers': 'times',
  'deal.book-closed-managers': 'deal',
  'deal.cut-off-moved-managers': 'deal',
  'order.submit-asked': 'submit',
  'order.answer-asked': 'answer',
  'order.answer-chased': 'answer',
  'order.test-chased': 'test',
  'order.out-now': 'out',
  'order.entered-for-you': 'order',
  'order.changed-for-you': 'order',
  'order.withdrawn-for-you': 'order',
  'order.accepted': 'order',
  'order.desk-commented': 'orderComment',
  'order.investor-commented': 'orderComment',
  'order.allocated': 'allocation',
  'order.allocation-replaced': 'allocation',
  'order.allocation-reopened': 'allocation',
  'alloc.launched': 'allocation',
  'alloc.reopened': 'allocation',
  'alloc.signed': 'allocation',
  'alloc.waived': 'allocation',
  'alloc.reminded': 'allocation',
  'alloc.confirmed': 'allocation',
  'alloc.shared': 'sharedVersion',
  'alloc.asked': null,
  'alloc.answered': null,
  'entity.registered': null,
  'entity.approved': null,
  'entity.refused': null,
  'loan.called': 'marginCall',
  'loan.warned': 'marginCall',
  'loan.called-borrower': 'marginCall',
  'loan.warned-borrower': 'marginCall',
  'account.welcome': null,
  'account.password-changed': null,
  'account.key-added': null,
  'account.rights-changed': null,
}

const closedBook: readonly NoticeKind[] = ['times', 'test', 'submit', 'answer', 'out']

/** Kinds whose notices are past once this one arrives. */
const endedKinds: { readonly [C in NoticeCode]?: readonly NoticeKind[] } = {
  'deal.opened': ['test'],
  'deal.fpg-pushed': ['test', 'out'],
  'deal.opened-managers': ['test'],
  'deal.fpg-pushed-managers': ['test'],
  'deal.reopened': ['answer'],
  'deal.book-closed': closedBook,
  'deal.book-closed-managers': closedBook,
  'deal.launched': closedBook,
  'deal.priced': closedBook,
  'deal.aborted': closedBook,
  'deal.expired': closedBook,
}

interface StoredNotice {
  code: string
  link: string
  params: NoticeParams
}

const subjectFor = (kind: NoticeKind, { link, params }: StoredNotice): string => {
  // A borrower's notice leads to no screen: it is about its position in the bond.
  if (kind === 'marginCall')
    return `${link} ${kind} ${JSON.stringify([params.borrower, params.isin, params.face])}`
  return kind === 'order' || kind === 'orderComment'
    ? `${link} ${kind} ${JSON.stringify(params.number)}`
    : `${link} ${kind}`
}

/** The screen of a deal and what the notice says about it; null if no later notice replaces it. */
export const noticeSubject = (notice: StoredNotice): string | null => {
  const kind = kinds[notice.code as NoticeCode] ?? null
  return kind && subjectFor(kind, notice)
}

/** Subjects of earlier notices that a notice replaces: its own, and those that are past now. */
export const replacedSubjects = (notice: StoredNotice): string[] => {
  const own = noticeSubject(notice)
  const ended = endedKinds[notice.code as NoticeCode] ?? []
  return [...(own === null ? [] : [own]), ...ended.map((kind) => subjectFor(kind, notice))]
}

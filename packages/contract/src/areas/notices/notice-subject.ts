import type { NoticeParams } from './notice-text.ts'
import { noticeEvents, type NoticeEvent, type NoticeKind } from './events.ts'
import type { NoticeCode } from './text.ts'

/** Undefined for a notice that an administrator wrote, or of a code that is no more. */
export const noticeEvent = (code: string): NoticeEvent | undefined =>
  (noticeEvents as Readonly<Record<string, NoticeEvent>>)[code]

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
  'order.allocation-replaced': ['noAllocation'],
  'order.allocation-reopened': ['noAllocation'],
  'alloc.reopened': ['signOff'],
  'alloc.signed': ['signOff'],
  'alloc.waived': ['signOff'],
  'limit.changed': ['limit'],
  'limit.removed': ['limit'],
}

interface StoredNotice {
  code: string
  link: string
  params: NoticeParams
}

/** The screen without the tab or the order that the link opens on it. */
const screenOf = (link: string): string =>
  link.replaceAll(/([?&])(?:tab|order)=[^&]*/g, '$1').replace(/[?&]+$/, '')

const subjectFor = (kind: NoticeKind, { link, params }: StoredNotice): string => {
  // A borrower's notice leads to no screen: it is about its position in the bond.
  if (kind === 'marginCall')
    return `${link} ${kind} ${JSON.stringify([params.borrower, params.isin, params.face])}`
  return kind === 'order' || kind === 'orderComment'
    ? `${screenOf(link)} ${kind} ${JSON.stringify(params.number)}`
    : `${screenOf(link)} ${kind}`
}

/** The screen of a deal and what the notice says about it; null if no later notice replaces it. */
export const noticeSubject = (notice: StoredNotice): string | null => {
  const kind = noticeEvent(notice.code)?.about ?? null
  return kind && subjectFor(kind, notice)
}

/** Subjects of earlier notices that a notice replaces: its own, and those that are past now. */
export const replacedSubjects = (notice: StoredNotice): string[] => {
  const own = noticeSubject(notice)
  const ended = endedKinds[notice.code as NoticeCode] ?? []
  return [...(own === null ? [] : [own]), ...ended.map((kind) => subjectFor(kind, notice))]
}

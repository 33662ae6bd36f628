import type { NoticeCategory } from '@bookrunner/domain/users'
import type { NoticeAudience } from './audiences.ts'
import { placeOf, type NoticeIds, type NoticePlace } from './places.ts'
import type { NoticeCode } from './text.ts'

/**
 * What notices of a deal are about. A newer notice replaces an earlier one of the same kind, so news of the deal never
 * replaces a notice that asks for an answer. A kind of orders is about each order by itself.
 */
export type NoticeKind =
  | 'deal'
  | 'times'
  | 'bookMessage'
  | 'terms'
  | 'test'
  | 'submit'
  | 'answer'
  | 'out'
  | 'order'
  | 'orderComment'
  | 'allocation'
  | 'noAllocation'
  | 'signOff'
  | 'sharedVersion'
  | 'marginCall'
  | 'limit'

/** Who hears of an event, where its notice leads, and what belongs to it. */
export interface NoticeEvent {
  category: NoticeCategory
  /** Those who hear of it, each with the screen that the notice leads to. */
  readers: Readonly<Partial<Record<NoticeAudience, NoticePlace>>>
  /** Null: no later notice replaces it. */
  about: NoticeKind | null
  /** False: it is shown behind the bell only. */
  byMail: boolean
}

const bothSides = {
  category: 'deals',
  readers: { investors: 'offer', managers: 'deal' },
  about: 'deal',
  byMail: true,
} as const satisfies NoticeEvent
const invested = { ...bothSides, readers: { investors: 'offer' } } as const
const managed = { ...bothSides, readers: { managers: 'deal' } } as const
/** Each document is news of its own. */
const filed = { ...bothSides, about: null } as const
/** Who has an order hears of it even if the deal is not addressed to the house any more. */
const everybody = {
  ...bothSides,
  readers: { investors: 'offer', holders: 'offer', managers: 'deal' },
} as const

const asked = {
  category: 'answers',
  readers: { holders: 'offer' },
  about: 'answer',
  byMail: true,
} as const satisfies NoticeEvent
const askedInTest = { ...asked, about: 'test' } as const

const ownOrder = {
  category: 'orders',
  readers: { owners: 'ownOrder' },
  about: 'order',
  byMail: true,
} as const satisfies NoticeEvent

const allocated = {
  category: 'allocations',
  readers: { holders: 'offer' },
  about: 'allocation',
  byMail: true,
} as const satisfies NoticeEvent

const reviewed = {
  category: 'review',
  readers: { allocReaders: 'allocation' },
  about: 'allocation',
  byMail: true,
} as const satisfies NoticeEvent
const signOff = {
  category: 'signOffs',
  readers: { signers: 'allocation' },
  about: 'signOff',
  byMail: true,
} as const satisfies NoticeEvent

const institution = {
  category: 'institutions',
  readers: { adder: 'institution', contact: 'profile' },
  about: null,
  byMail: true,
} as const satisfies NoticeEvent

const margin = {
  category: 'margins',
  readers: { loanKeepers: 'loanDeal' },
  about: 'marginCall',
  byMail: true,
} as const satisfies NoticeEvent
/** The borrower reads of one position only, and opens no screen of loans. */
const ownMargin = { ...margin, readers: { borrower: 'nowhere' } } as const

const limitUse = {
  category: 'limits',
  readers: { limitKeepers: 'limit' },
  about: 'limit',
  byMail: true,
} as const satisfies NoticeEvent
/** Each change of a limit is news of its own. */
const limitChange = { ...limitUse, about: null } as const
const override = { ...limitChange, readers: { limitKeepers: 'limit', desk: 'deal' } } as const

const account = {
  category: 'account',
  readers: { person: 'profile' },
  about: null,
  byMail: true,
} as const satisfies NoticeEvent

/** Every system notice. A code without its row does not compile; `docs/notices.md` is drawn from it. */
export const noticeEvents: Readonly<Record<NoticeCode, NoticeEvent>> = {
  'deal.announced': bothSides,
  'deal.invited': invested,
  'deal.joined': managed,
  'deal.terms-changed': { ...bothSides, about: 'terms' },
  'deal.book-message': { ...bothSides, about: 'bookMessage' },
  'deal.document-added': filed,
  'deal.document-replaced': filed,
  'deal.document-removed': filed,
  'deal.announced-test': invested,
  'deal.announced-test-managers': managed,
  'deal.opened': invested,
  'deal.opened-managers': managed,
  'deal.test-pushed': askedInTest,
  'deal.test-pushed-managers': { ...managed, about: 'test' },
  'deal.test-ended': { ...bothSides, readers: { holders: 'offer', managers: 'deal' }, about: 'test' },
  'deal.guidance-changed': invested,
  'deal.guidance-changed-managers': managed,
  'deal.guidance-resized': invested,
  'deal.guidance-resized-managers': managed,
  'deal.fpg-pushed': invested,
  'deal.fpg-pushed-managers': managed,
  'deal.closing': { ...bothSides, about: 'times' },
  'deal.subject': { ...invested, about: 'times' },
  'deal.subject-managers': { ...managed, about: 'times' },
  'deal.subject-region': { ...managed, about: 'times' },
  'deal.times-changed': { ...bothSides, about: 'times' },
  'deal.book-closed': invested,
  'deal.book-closed-managers': managed,
  'deal.cut-off-moved': invested,
  'deal.cut-off-moved-managers': managed,
  'deal.launched': bothSides,
  'deal.priced': everybody,
  'deal.reopened': everybody,
  'deal.repriced': bothSides,
  'deal.corrected': bothSides,
  'deal.size-reduced': bothSides,
  'deal.aborted': everybody,
  'deal.expired': everybody,
  'order.submit-asked': { ...asked, about: 'submit' },
  'order.answer-asked': asked,
  'order.answer-chased': asked,
  'order.answer-closing': asked,
  'order.test-chased': askedInTest,
  'order.test-closing': askedInTest,
  'order.out-now': { ...ownOrder, readers: { holders: 'offer' }, about: 'out' },
  'order.entered-for-you': ownOrder,
  'order.changed-for-you': ownOrder,
  'order.withdrawn-for-you': ownOrder,
  'order.accepted': ownOrder,
  'order.desk-commented': { ...ownOrder, readers: { owners: 'ownComments' }, about: 'orderComment' },
  'order.investor-commented': { ...ownOrder, readers: { orderDesk: 'bookComments' }, about: 'orderComment' },
  'order.allocated': allocated,
  // A house may have one order that is allocated and one that is not: both notices stay.
  'order.not-allocated': { ...allocated, about: 'noAllocation' },
  'order.allocation-replaced': allocated,
  'order.allocation-reopened': allocated,
  'alloc.launched': reviewed,
  'alloc.sign-off-asked': signOff,
  'alloc.reminded': signOff,
  'alloc.reopened': reviewed,
  'alloc.signed': reviewed,
  'alloc.waived': reviewed,
  'alloc.confirmed': reviewed,
  'alloc.shared': { ...reviewed, readers: { allocReaders: 'sharedVersion' }, about: 'sharedVersion' },
  'alloc.asked': { ...reviewed, readers: { desk: 'review' }, about: null },
  'alloc.answered': { ...reviewed, readers: { allocReaders: 'review' }, about: null },
  'loan.called': margin,
  'loan.warned': margin,
  'loan.called-borrower': ownMargin,
  'loan.warned-borrower': ownMargin,
  'limit.warned': limitUse,
  'limit.full': limitUse,
  'limit.over': limitUse,
  'limit.set': limitChange,
  'limit.changed': limitChange,
  'limit.removed': limitChange,
  'limit.override-granted': override,
  'limit.override-ending': override,
  'limit.override-ended': override,
  'entity.registered': { ...institution, readers: { registrars: 'registration' } },
  'entity.approved': institution,
  'entity.refused': { ...institution, readers: { adder: 'institution' } },
  'entity.merged': { ...institution, readers: { members: 'profile' } },
  'account.welcome': { ...account, readers: { person: 'nowhere' }, byMail: false },
  'account.password-changed': { ...account, readers: { person: 'sessions' } },
  'account.key-added': { ...account, readers: { keyOwner: 'keys' } },
  'account.rights-changed': account,
  'account.frozen': { ...account, readers: { person: 'nowhere' } },
  'account.reactivated': account,
}

/** Link and menu entry of a notice for one audience, as the table has it. */
export const noticePlace = (
  code: NoticeCode,
  audience: NoticeAudience,
  ids: NoticeIds = {},
  isViewer = false,
): ReturnType<typeof placeOf> => {
  const place = noticeEvents[code].readers[audience]
  if (!place) throw new Error(`${code} is not for the audience ${audience}`)
  return placeOf(place, ids, isViewer)
}

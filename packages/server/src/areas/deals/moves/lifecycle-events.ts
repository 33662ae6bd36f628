import {
  closeOf,
  currentVersion,
  isAnnounced,
  publishedAmong,
  type Addressed,
  type DealLifecycle,
  type LifecycleEvent,
  type LifecycleEventType,
  type GuidanceLevel,
  type Moved,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import { isSame } from '@bookrunner/domain/kernel'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import { tranchesOf } from '../ledger/deal-state.ts'
import { quiet } from '../ledger/offer.ts'

/** An announced deal got new addressees. */
export interface Invited extends About {
  type: 'deal.invited'
  before: Addressed
  level: GuidanceLevel | null
  closesAt: string | null
}

/** Published terms of an announced deal were edited. */
export interface TermsChanged extends About {
  type: 'deal.terms-changed'
  fields: readonly string[]
  /** Institutions that are new to the deal: they read all of its terms. */
  joined: readonly string[]
  /** The same edit in tranches announced with this one: for whoever does not read this one. */
  others: readonly TermsChanged[]
}

/** Institutions take part in an announced deal since an edit. */
export interface Joined extends About {
  type: 'deal.joined'
  entityIds: readonly string[]
  /** The same of tranches announced with this one. */
  others: readonly Joined[]
}

/** What other areas hear: the deal, the event, and its author, or nobody for the clock. */
export type DealEvent<T extends LifecycleEventType = LifecycleEventType> = LifecycleEvent<T> & About

export interface About {
  announcementId: string
  dealId: string
  name: string
  timeZone: string
  currency: string | null
  by: string | null
  /** Investors know of the deal now, or knew of it before. */
  announced: boolean
}

export const aboutOf = ({ state, tranche }: DealContext, by: string | null, announced: boolean): About => ({
  announcementId: state.id,
  dealId: tranche.id,
  name: tranche.name,
  by,
  announced,
  timeZone: tranche.terms.timeZone,
  currency: tranche.terms.currency,
})

/** The sizes of orders follow from a phase, a level or a term that changed: what they use of limits is counted again. */
export interface CountsChanged {
  type: 'deal.counts-changed'
  announcementId: string
  dealId: string
}

const countingTerms = ({ silence, currency, settlementDate, timeZone }: Terms) => ({
  silence,
  currency,
  settlementDate,
  timeZone,
})

const countingPhase = ({ status, bookClosed, guidanceOf: { FPG, priced } }: DealLifecycle) => ({
  status,
  bookClosed,
  FPG,
  priced,
})

const countsChanged = (
  { state, tranche }: DealContext,
  after: { terms: Terms; lifecycle?: DealLifecycle },
): CountsChanged[] => {
  const { lifecycle = tranche.lifecycle, terms } = after
  const isSameCount =
    isSame(countingTerms(tranche.terms), countingTerms(terms)) &&
    isSame(countingPhase(tranche.lifecycle), countingPhase(lifecycle))
  if (!isAnnounced(tranche.lifecycle) || isSameCount) return []
  return [{ type: 'deal.counts-changed', announcementId: state.id, dealId: tranche.id }]
}

export const lifecycleEvents = (context: DealContext, moved: Moved, by: string | null): DomainEvent[] => [
  ...moved.events.map((event) => ({ ...event, ...aboutOf(context, by, isAnnounced(moved.lifecycle)) })),
  ...countsChanged(context, moved).map((event) => ({ ...event })),
]

interface Edited {
  readonly fields: readonly string[]
  readonly terms: Terms
  readonly shared: Shared
}

/** After an edit: an invitation for new addressees, news for the others, and what orders use of limits. */
export const editEvents = (context: DealContext, edited: Edited, by: string): DomainEvent[] => [
  ...invitedEvents(context, edited.terms, by),
  ...newsEvents(context, edited, by),
  ...countsChanged(context, edited).map((event) => ({ ...event })),
]

const invitedEvents = (context: DealContext, after: Terms, by: string): DomainEvent[] => {
  const { lifecycle, guidance, terms } = context.tranche
  if (!isAnnounced(lifecycle) || isSame(terms.addressed, after.addressed)) return []
  // A round of a test is for holders of orders alone, so its level is not for those who are new to the deal.
  const { IPG } = lifecycle.guidanceOf
  const number = lifecycle.status === 'Test' && IPG !== undefined ? IPG : currentVersion(lifecycle)
  const level = guidance.get(number ?? 0)?.level ?? null
  const closesAt = closeOf(lifecycle)
  return [
    {
      type: 'deal.invited',
      before: terms.addressed,
      level,
      closesAt,
      ...aboutOf(context, by, true),
    } satisfies Invited,
  ]
}

const participants = ({ syndicate, issuerId }: Shared): string[] =>
  [issuerId, ...syndicate.map(({ entityId }) => entityId)].filter((id) => id !== null)

/** The published fields for everybody, and the deal for whoever is new to it. */
const newsEvents = ({ state, tranche }: DealContext, after: Edited, by: string): DomainEvent[] => {
  const { shared } = state.announcement
  const before = participants(shared)
  const entityIds = participants(after.shared).filter((id) => !before.includes(id))
  const heard = publishedAmong(after.fields, { terms: tranche.terms, shared }, after).filter(
    (field) => !quiet.includes(field),
  )
  // The edited tranche first: it has the most news.
  const announced = tranchesOf(state)
    .filter(({ lifecycle }) => isAnnounced(lifecycle))
    .toSorted((one, other) => Number(other.id === tranche.id) - Number(one.id === tranche.id))
  const abouts = announced.map((each) => aboutOf({ state, tranche: each }, by, true))
  const changed = abouts.flatMap((about): TermsChanged[] => {
    const fields = heard.filter((field) => about.dealId === tranche.id || field.startsWith('shared.'))
    return fields.length === 0
      ? []
      : [{ type: 'deal.terms-changed', fields, joined: entityIds, others: [], ...about }]
  })
  const [first, ...others] = changed
  const [joined, ...alsoJoined] =
    entityIds.length === 0
      ? []
      : abouts.map((about): Joined => ({ type: 'deal.joined', entityIds, others: [], ...about }))
  return [
    ...(joined ? [{ ...joined, others: alsoJoined } satisfies Joined] : []),
    ...(first ? [{ ...first, others } satisfies TermsChanged] : []),
  ]
}

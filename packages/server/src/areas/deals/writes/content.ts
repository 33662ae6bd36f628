import {
  dealFaults,
  emptyShared,
  emptyTerms,
  noTimes,
  stampedTicks,
  supporters,
  timesOf,
  type Terms,
} from '@bookrunner/domain/deals'
import { refuseFields } from '@bookrunner/domain/kernel'
import type { DealNeed, LoadedDeal } from '../ledger/deal-state.ts'
import type { HeaderRow } from '../views/header.repo.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import type { Content, Sent } from '../ledger/deal-content.ts'
import { wrongNames } from './wrong-names.ts'

/** An empty draft with a name. */
export const nothingIn = (name: string): Content => ({
  name,
  terms: emptyTerms,
  shared: emptyShared,
  times: noTimes,
})

/** The sent fields without versions and ids. */
export const sentOf = ({ name, terms, times, shared }: Sent): Sent => ({
  ...(name !== undefined && { name }),
  ...(terms && { terms }),
  ...(times && { times }),
  ...(shared && { shared }),
})

export const contentOf = ({ state, tranche }: DealContext): Content =>
  contentOfRow({ ...tranche, shared: state.announcement.shared })

export const contentOfRow = ({
  name,
  terms,
  lifecycle,
  shared,
}: Pick<HeaderRow, 'name' | 'terms' | 'lifecycle' | 'shared'>): Content => ({
  name,
  terms,
  shared,
  times: timesOf(lifecycle),
})

export const merged = (before: Content, sent: Sent): Content => ({
  name: sent.name ?? before.name,
  terms: { ...before.terms, ...sent.terms },
  times: { ...before.times, ...sent.times },
  shared: { ...before.shared, ...sent.shared },
})

/** The sent fields, with the person and the time of each new tick. */
export const stamped = (before: Terms, sent: Sent, by: string, now: Temporal.Instant): Sent =>
  sent.terms?.asPublished
    ? {
        ...sent,
        terms: {
          ...sent.terms,
          asPublished: stampedTicks(
            before.asPublished,
            sent.terms.asPublished,
            by,
            now.round('millisecond').toString(),
          ),
        },
      }
    : sent

/** Entities, types and groups that are named. */
export const needsOfNames = ({ terms = {}, shared = {} }: Sent): DealNeed => {
  const parties = supporters({ guarantors: shared.guarantors ?? [], support: shared.support ?? [] })
  const entities = [
    shared.issuerId,
    terms.stabilisationManagerId,
    ...parties.map(({ entityId }) => entityId),
    ...(shared.syndicate ?? []).map(({ entityId }) => entityId),
    ...(terms.addressed?.kind === 'chosen' ? terms.addressed.entityIds : []),
  ]
  return {
    entities: entities.filter((id): id is string => typeof id === 'string'),
    classes: terms.addressed?.kind === 'types' ? terms.addressed.classIds : [],
    groups: terms.addressed?.kind === 'groups' ? terms.addressed.groupIds : [],
  }
}

/** What a save of these fields must load. */
export const needsOfContent = (sent: Sent): DealNeed => ({
  ...needsOfNames(sent),
  documents: sent.shared !== undefined && 'roadshowCode' in sent.shared,
})

/** Refuses with every wrong field; missing ones are allowed. */
export const wrongContent = (state: LoadedDeal, before: Content, sent: Sent) => {
  const after = merged(before, sent)
  const wrong = [...dealFaults(after), ...wrongNames(state, before, sent)]
  return wrong.length === 0 ? undefined : refuseFields('deal.field-wrong', wrong)
}

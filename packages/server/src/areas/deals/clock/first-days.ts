import { isAnnounced, isOver, hasOpenedSince, waitsForFirstDay } from '@bookrunner/domain/deals'
import type { DueSource } from '../../../platform/due.ts'
import { accept, unchanged } from '../../../platform/service/index.ts'
import { openedEvents } from '../documents/document-events.ts'
import { deal } from '../ledger/deal.ts'
import { tranchesOf, type Announced, type DealDocument, type Tranche } from '../ledger/deal-state.ts'
import { offerLines } from '../ledger/offer.ts'
import { findOpenedDocuments } from './first-days.repo.ts'

const latest = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? other : one

/** The tranches whose investors may open it since a first day that came after they knew of the deal. */
const openedIn = (state: Announced, document: DealDocument, now: Temporal.Instant): Tranche[] => {
  const { waitsSince } = document
  if (waitsSince === null) return []
  return tranchesOf(state).filter(({ lifecycle, terms }) => {
    const { submittedAt, status } = lifecycle
    if (!isAnnounced(lifecycle) || isOver(status) || submittedAt === null) return false
    const since = latest(Temporal.Instant.from(waitsSince), Temporal.Instant.from(submittedAt))
    return hasOpenedSince(document, terms.timeZone, { since, now })
  })
}

/** On its first day, the investors who may open a document hear of it, and their pages show it. */
export const documentClock: DueSource = {
  name: 'documents',
  find: findOpenedDocuments,
  run: (key, { pipeline }) => {
    const [announcementId = '', documentId = ''] = key.split(' ')
    return pipeline.submit({
      on: deal,
      key: announcementId,
      actor: null,
      need: { documents: true },
      decide: ({ announcement, ...changing }, { now }) => {
        const document = changing.documents.get(documentId)
        if (!announcement || !document) return unchanged(null)
        const state: Announced = { ...changing, announcement }
        const opened = openedIn(state, document, now)
        // Another node was first, or the document was changed or removed meanwhile.
        if (opened.length === 0) return unchanged(null)
        const zones = tranchesOf(state).map(({ terms }) => terms.timeZone)
        const waitsSince = waitsForFirstDay(document, zones, now) ? now.toString() : null
        return accept({
          reply: null,
          changes: [{ kind: 'documentOpened', documentId, waitsSince }],
          line: { code: 'document.opened', params: { documentId } },
          also: offerLines(state, 'offer.documents', (tranche) => opened.includes(tranche)),
          events: openedEvents(state, document, opened),
        })
      },
    })
  },
}

import type { AllocReview, AllocState, AllocVersionView } from '@bookrunner/contract/allocation'
import { actsOn, isStale, reviewsFor, type AllocVersion } from '@bookrunner/domain/allocation'
import { isOver, runsBook } from '@bookrunner/domain/deals'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import { leadsOrder } from '@bookrunner/domain/orders'
import { banksOf, holdersOf, type BookOrder } from '../../book/index.ts'
import { basisIn } from '../closed-book.ts'
import type { Review } from '../stored.ts'
import { allocRow, listedIn } from './rows.ts'
import {
  mayAllocate,
  sightOn,
  visibleVersions,
  type AllocForReader,
  type VersionForReader,
} from './for-reader.ts'
import { emptySummary, summaryOf } from './summary.ts'

interface Action {
  at: string
  by: string
}

export const isStaleNow = (version: AllocVersion, { state }: Pick<AllocForReader, 'state'>): boolean =>
  version.stale || isStale(version.basis, basisIn(state.deal))

const withName = <D extends Action>(deed: D, { people }: AllocForReader) => ({
  ...deed,
  by: people.get(deed.by) ?? null,
})
const withNameOrNull = <D extends Action>(deed: D | null, view: AllocForReader) =>
  deed && withName(deed, view)

/** Only the desk reads who wrote and changed a version; launch, sign-off and recall name the person for everybody. */
const actionView = (deed: Action, view: AllocForReader) =>
  mayAllocate(view) ? withName(deed, view) : { at: deed.at, by: null }

export const versionView = (version: AllocVersion, view: AllocForReader): AllocVersionView => {
  const allocates = mayAllocate(view)
  const seesTotals = sightOn(view, version) !== 'own'
  const { launched } = version
  return {
    versionId: version.id,
    dealId: version.dealId,
    number: version.number,
    name: version.name,
    state: version.state,
    current: version.current,
    stale: isStaleNow(version, view),
    policy: allocates ? version.policy : [],
    targets: allocates ? version.targets : [],
    shortfall: allocates ? version.shortfall : null,
    total: seesTotals ? version.total : null,
    filled: seesTotals ? version.filled : null,
    copiedFrom: allocates ? version.copiedFrom : null,
    seq: version.seq,
    created: actionView(version.created, view),
    edited: actionView(version.edited, view),
    launched: launched && { ...withName({ at: launched.at, by: launched.by }, view), seq: launched.seq },
    signOff: withNameOrNull(version.signOff, view),
    reopened: withNameOrNull(version.reopened, view),
    deleted: withNameOrNull(version.deleted, view),
    may: isOver(view.state.deal.lifecycle.status) ? [] : actsOn(version, view.reader.abilities),
  }
}

export const reviewView = (review: Review, { people, state }: AllocForReader): AllocReview => ({
  reviewId: review.id,
  orderId: review.orderId,
  bankId: review.bankId,
  bank: entityNamesOf(state.names.houses.get(review.bankId)),
  verdict: review.verdict,
  text: review.text,
  at: review.at,
  by: people.get(review.by) ?? null,
})

/** The reviews of a version that its reader sees. */
export const reviewsOf = ({ reviews, state, reader }: AllocForReader, { id }: AllocVersion): Review[] => {
  const { abilities, bankId } = reader
  const leads = (orderId: string): boolean => {
    const entry = state.orders.get(orderId)
    return entry !== undefined && leadsOrder(entry.order, bankId)
  }
  return reviewsFor(
    reviews.filter(({ versionId }) => versionId === id),
    { bankId, abilities, leads, isDesk: (bank) => runsBook(state.owners, bank) },
  )
}

/** The merged orders of the book, for the desk. */
const mergesFor = (view: VersionForReader): AllocState['merges'] =>
  mayAllocate(view)
    ? view.book.merges.map(({ id, inSize, most, leadOrderId, orderIds }) => ({
        mergeId: id,
        inSize,
        most,
        leadOrderId,
        orders: orderIds.flatMap((orderId) => {
          const order = view.book.byId.get(orderId)
          return order ? [{ orderId, at: order.at }] : []
        }),
      }))
    : []

/** Everything beside the rows. */
export const payloadWith = (
  entries: readonly BookOrder[],
  view: VersionForReader,
): Omit<AllocState, 'versionId' | 'sight' | 'rows'> => {
  const { at, state, reader, version } = view
  const { lifecycle, terms } = state.deal
  return {
    at,
    status: lifecycle.status,
    currency: terms.currency,
    versions: visibleVersions(view)
      .filter(({ state: phase }) => phase !== 'deleted')
      .map((each) => versionView(each, view)),
    summary: summaryOf(view),
    reviews: reviewsOf(view, version).map((review) => reviewView(review, view)),
    ...holdersOf(entries, state, reader),
    banks: banksOf(
      entries.map(({ order }) => order),
      state,
    ),
    merges: mergesFor(view),
  }
}

/** The reply without a version, whether there is none or it is hidden. */
export const noAlloc = ({
  at,
  state: { deal },
}: AllocForReader): Omit<AllocState, 'versionId'> & { versionId: null } => ({
  versionId: null,
  at,
  sight: 'totals',
  status: deal.lifecycle.status,
  currency: deal.terms.currency,
  versions: [],
  reviews: [],
  holders: [],
  banks: [],
  groups: [],
  merges: [],
  rows: [],
  summary: emptySummary,
})

export const allocSnapshot = (view: VersionForReader): AllocState => {
  const entries = listedIn(view)
  return {
    versionId: view.version.id,
    sight: view.sight,
    ...payloadWith(entries, view),
    rows: entries.map((entry) => allocRow(entry, view)),
  }
}

import type { AllocReview, AllocState, AllocVersionView } from '@bookrunner/contract/allocation'
import { isStale, movesOn, type AllocVersion, type VersionAct } from '@bookrunner/domain/allocation'
import { isOver, runsBook } from '@bookrunner/domain/deals'
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
import { nothingGiven, summaryOf } from './summary.ts'

interface Deed {
  at: string
  by: string
}

export const isStaleNow = (version: AllocVersion, { state }: Pick<AllocForReader, 'state'>): boolean =>
  version.stale || isStale(version.basis, basisIn(state.deal))

/** What a role lets somebody do to versions at all. */
const mayDo = ({ reader: { abilities } }: AllocForReader, act: VersionAct): boolean => {
  const { allocate, reviewAllocation, signOff, confirm } = abilities
  switch (act) {
    case 'review':
      return reviewAllocation !== 'none'
    case 'sign':
      return signOff === 'all' || allocate === 'all'
    case 'confirm':
      return confirm !== 'none'
    case 'edit':
    case 'switch':
    case 'delete':
    case 'revive':
    case 'copy':
    case 'share':
    case 'launch':
    case 'reopen':
      return allocate === 'all'
  }
}

const actsOn = (version: AllocVersion, view: AllocForReader): VersionAct[] =>
  isOver(view.state.deal.lifecycle.status)
    ? []
    : movesOn(version.state).filter(
        (act) =>
          mayDo(view, act) &&
          !(act === 'delete' && version.current) &&
          !(act === 'switch' && version.current) &&
          !(act === 'sign' && version.signOff !== null),
      )

const told = <D extends Deed>(deed: D, { people }: AllocForReader) => ({
  ...deed,
  by: people.get(deed.by) ?? null,
})
const toldOrNull = <D extends Deed>(deed: D | null, view: AllocForReader) => deed && told(deed, view)

/** Who wrote and changed it is the desk's own; who launched it, signed it off or took it back speaks for it. */
const deedOf = (deed: Deed, view: AllocForReader) =>
  mayAllocate(view) ? told(deed, view) : { at: deed.at, by: null }

export const versionView = (version: AllocVersion, view: AllocForReader): AllocVersionView => {
  const allocates = mayAllocate(view)
  const whole = sightOn(view, version) !== 'own'
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
    total: whole ? version.total : null,
    filled: whole ? version.filled : null,
    copiedFrom: allocates ? version.copiedFrom : null,
    seq: version.seq,
    created: deedOf(version.created, view),
    edited: deedOf(version.edited, view),
    launched: launched && { ...told({ at: launched.at, by: launched.by }, view), seq: launched.seq },
    signOff: toldOrNull(version.signOff, view),
    reopened: toldOrNull(version.reopened, view),
    deleted: toldOrNull(version.deleted, view),
    may: actsOn(version, view),
  }
}

export const reviewView = (review: Review, { people, state }: AllocForReader): AllocReview => ({
  reviewId: review.id,
  orderId: review.orderId,
  bankId: review.bankId,
  bank: state.names.houses.get(review.bankId)?.name ?? '',
  verdict: review.verdict,
  text: review.text,
  at: review.at,
  by: people.get(review.by) ?? null,
})

/** What the desk says of an order goes to who leads it or asked about it; what it says of all, to all who review. */
const isAnswerTo = (
  { orderId }: Review,
  said: ReadonlySet<string>,
  { state, reader }: AllocForReader,
): boolean => {
  if (orderId === null) return reader.abilities.reviewAllocation !== 'none'
  const entry = state.orders.get(orderId)
  return said.has(orderId) || (entry !== undefined && leadsOrder(entry.order, reader.bankId))
}

/** Who runs the book reads every word; others what their own house said, and what the desk says to it. */
export const reviewsOf = (view: AllocForReader, version: AllocVersion): Review[] => {
  const { bankId } = view.reader
  const found = view.reviews.filter((review) => review.versionId === version.id)
  if (mayAllocate(view)) return found
  const isOwn = (review: Review) => review.bankId === bankId
  const said = new Set(found.filter(isOwn).flatMap(({ orderId }) => orderId ?? []))
  return found.filter(
    (review) =>
      isOwn(review) || (runsBook(view.state.owners, review.bankId) && isAnswerTo(review, said, view)),
  )
}

/** All that goes with rows. */
export const payloadWith = (
  entries: readonly BookOrder[],
  view: VersionForReader,
): Omit<AllocState, 'versionId' | 'sight' | 'rows'> => {
  const { state, reader, version } = view
  const { lifecycle, terms } = state.deal
  return {
    status: lifecycle.status,
    currency: terms.currency,
    versions: visibleVersions(view)
      .filter(({ state: stands }) => stands !== 'deleted')
      .map((each) => versionView(each, view)),
    summary: summaryOf(view),
    reviews: reviewsOf(view, version).map((review) => reviewView(review, view)),
    ...holdersOf(entries, state, reader),
    banks: banksOf(
      entries.map(({ order }) => order),
      state,
    ),
  }
}

/** No version, or none for the reader: the same of both. */
export const noAlloc = ({
  state: { deal },
}: AllocForReader): Omit<AllocState, 'versionId'> & { versionId: null } => ({
  versionId: null,
  sight: 'totals',
  status: deal.lifecycle.status,
  currency: deal.terms.currency,
  versions: [],
  reviews: [],
  holders: [],
  banks: [],
  groups: [],
  rows: [],
  summary: nothingGiven,
})

export const wholeAlloc = (view: VersionForReader): AllocState => {
  const entries = listedIn(view)
  return {
    versionId: view.version.id,
    sight: view.sight,
    ...payloadWith(entries, view),
    rows: entries.map((entry) => allocRow(entry, view)),
  }
}

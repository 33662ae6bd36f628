import type { AllocReview, AllocState, AllocVersionView } from '@bookrunner/contract/allocation'
import { isStale, movesOn, type AllocVersion, type VersionAct } from '@bookrunner/domain/allocation'
import { isOver, runsBook } from '@bookrunner/domain/deals'
import { leadsOrder } from '@bookrunner/domain/orders'
import { banksOf, holdersOf, type BookOrder } from '../../book/index.ts'
import { basisIn } from '../closed-book.ts'
import type { Review } from '../stored.ts'
import { allocRow, listedIn } from './rows.ts'
import { mayAllocate, sightOn, visibleVersions, type SeenAlloc, type SeenVersion } from './seen.ts'
import { nothingGiven, summaryOf } from './summary.ts'

interface Deed {
  at: string
  by: string
}

export const isStaleNow = (version: AllocVersion, { state }: Pick<SeenAlloc, 'state'>): boolean =>
  version.stale || isStale(version.basis, basisIn(state.deal))

/** What a role lets somebody do to versions at all. */
const mayDo = ({ reader: { abilities } }: SeenAlloc, act: VersionAct): boolean => {
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

const actsOn = (version: AllocVersion, seen: SeenAlloc): VersionAct[] =>
  isOver(seen.state.deal.lifecycle.status)
    ? []
    : movesOn(version.state).filter(
        (act) =>
          mayDo(seen, act) &&
          !(act === 'delete' && version.current) &&
          !(act === 'switch' && version.current) &&
          !(act === 'sign' && version.signOff !== null),
      )

const told = <D extends Deed>(deed: D, { people }: SeenAlloc) => ({
  ...deed,
  by: people.get(deed.by) ?? null,
})
const toldOrNull = <D extends Deed>(deed: D | null, seen: SeenAlloc) => deed && told(deed, seen)

/** Who wrote and changed it is the desk's own; who launched it, signed it off or took it back speaks for it. */
const deedOf = (deed: Deed, seen: SeenAlloc) =>
  mayAllocate(seen) ? told(deed, seen) : { at: deed.at, by: null }

export const versionView = (version: AllocVersion, seen: SeenAlloc): AllocVersionView => {
  const allocates = mayAllocate(seen)
  const whole = sightOn(seen, version) !== 'own'
  const { launched } = version
  return {
    versionId: version.id,
    dealId: version.dealId,
    number: version.number,
    name: version.name,
    state: version.state,
    current: version.current,
    stale: isStaleNow(version, seen),
    policy: allocates ? version.policy : [],
    targets: allocates ? version.targets : [],
    shortfall: allocates ? version.shortfall : null,
    total: whole ? version.total : null,
    filled: whole ? version.filled : null,
    copiedFrom: allocates ? version.copiedFrom : null,
    seq: version.seq,
    created: deedOf(version.created, seen),
    edited: deedOf(version.edited, seen),
    launched: launched && { ...told({ at: launched.at, by: launched.by }, seen), seq: launched.seq },
    signOff: toldOrNull(version.signOff, seen),
    reopened: toldOrNull(version.reopened, seen),
    deleted: toldOrNull(version.deleted, seen),
    may: actsOn(version, seen),
  }
}

export const reviewView = (review: Review, { people, state }: SeenAlloc): AllocReview => ({
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
  { state, reader }: SeenAlloc,
): boolean => {
  if (orderId === null) return reader.abilities.reviewAllocation !== 'none'
  const entry = state.orders.get(orderId)
  return said.has(orderId) || (entry !== undefined && leadsOrder(entry.order, reader.bankId))
}

/** Who runs the book reads every word; others what their own house said, and what the desk says to it. */
export const reviewsOf = (seen: SeenAlloc, version: AllocVersion): Review[] => {
  const { bankId } = seen.reader
  const found = seen.reviews.filter((review) => review.versionId === version.id)
  if (mayAllocate(seen)) return found
  const isOwn = (review: Review) => review.bankId === bankId
  const said = new Set(found.filter(isOwn).flatMap(({ orderId }) => orderId ?? []))
  return found.filter(
    (review) =>
      isOwn(review) || (runsBook(seen.state.owners, review.bankId) && isAnswerTo(review, said, seen)),
  )
}

/** All that goes with rows. */
export const toldWith = (
  entries: readonly BookOrder[],
  seen: SeenVersion,
): Omit<AllocState, 'versionId' | 'sight' | 'rows'> => {
  const { state, reader, version } = seen
  const { lifecycle, terms } = state.deal
  return {
    status: lifecycle.status,
    currency: terms.currency,
    versions: visibleVersions(seen)
      .filter(({ state: stands }) => stands !== 'deleted')
      .map((each) => versionView(each, seen)),
    summary: summaryOf(seen),
    reviews: reviewsOf(seen, version).map((review) => reviewView(review, seen)),
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
}: SeenAlloc): Omit<AllocState, 'versionId'> & { versionId: null } => ({
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

export const wholeAlloc = (seen: SeenVersion): AllocState => {
  const entries = listedIn(seen)
  return {
    versionId: seen.version.id,
    sight: seen.sight,
    ...toldWith(entries, seen),
    rows: entries.map((entry) => allocRow(entry, seen)),
  }
}

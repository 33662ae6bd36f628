import { allocationCalls } from '@bookrunner/contract/allocation'
import { settlementGapsOf } from '@bookrunner/domain/allocation'
import { entityNamesOf, isRefusal } from '@bookrunner/domain/kernel'
import { hasSigner, runsBook } from '@bookrunner/domain/deals'
import { leadsOrder } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { banksOf, type BookOrder } from '../book/index.ts'
import { readDoers } from '../orders/index.ts'
import { versionFaults } from './closed-book.ts'
import { defaultVersion, type Review } from './stored.ts'
import {
  isStaleNow,
  lineRow,
  listedIn,
  mayAllocate,
  reviewsOf,
  reviewView,
  allocForReader,
  stillValidIn,
  summaryOf,
  versionIn,
  versionView,
  visibleVersions,
  type AllocForReader,
  type VersionForReader,
} from './state/index.ts'
import { readVersions } from './alloc-reads.repo.ts'

const isFitting = ({ state: { deal }, book, version, own }: VersionForReader): boolean =>
  versionFaults({ deal, book }, version, own).length === 0

const waitsFor = (view: VersionForReader) => {
  const { lifecycle, terms, shared } = view.state.deal
  const signOff = hasSigner(shared) ? ('signOff' as const) : ('signer' as const)
  return [
    ...(lifecycle.status === 'Priced' ? [] : (['priced'] as const)),
    ...(terms.issuerSignsOff && !view.version.signOff ? [signOff] : []),
    ...(isStaleNow(view.version, view) ? (['fresh'] as const) : []),
    ...(isFitting(view) ? [] : (['fits'] as const)),
  ]
}

/** Accepted or asked: a comment withdraws neither. */
const isVerdict = ({ verdict }: Review): boolean => verdict !== 'comment'

/** Banks that lead, the issuer, and other houses with a review, each with its orders. */
const reviewers = (view: VersionForReader, entries: readonly BookOrder[], reviews: readonly Review[]) => {
  const { deal, names, owners } = view.state
  const leads = banksOf(
    entries.map(({ order }) => order),
    view.state,
  )
  const known = new Set(leads.map(({ entityId }) => entityId))
  const others = [deal.shared.issuerId, ...reviews.map(({ bankId }) => bankId)].filter(
    (id) => id !== null && !known.has(id) && !runsBook(owners, id),
  )
  const rest = [...new Set(others)].flatMap((entityId) => {
    const house = entityId === null ? undefined : names.houses.get(entityId)
    if (!house || entityId === null) return []
    return [{ entityId, ...entityNamesOf(house) }]
  })
  return [...leads.map((bank) => ({ bank, leads: true })), ...rest.map((bank) => ({ bank, leads: false }))]
}

/** Only those who allocate read other houses' reviews. The issuer sees which banks lead orders, without a review. */
const seesRow = (view: VersionForReader, { bank, leads }: { bank: { entityId: string }; leads: boolean }) =>
  mayReadReview(view, bank.entityId) || (leads && view.reader.bankId === view.state.deal.shared.issuerId)
const mayReadReview = (view: VersionForReader, entityId: string): boolean =>
  mayAllocate(view) || entityId === view.reader.bankId

/** One row for each house. */
const bankRows = (view: VersionForReader) => {
  const entries = listedIn(view)
  const rows = entries.map((entry) => ({ entry, row: lineRow(entry, view) }))
  const reviews = reviewsOf(view, view.version)
  return reviewers(view, entries, reviews)
    .filter((each) => seesRow(view, each))
    .map(({ bank, leads }) => {
      const own = leads ? rows.filter(({ entry }) => leadsOrder(entry.order, bank.entityId)) : rows
      const verdicts = reviews.filter((review) => review.bankId === bank.entityId && isVerdict(review))
      const newest = new Map(verdicts.map((review) => [review.orderId, review.verdict]))
      const count = (verdict: string) =>
        [...newest].filter(([orderId, each]) => orderId !== null && each === verdict).length
      return {
        ...bank,
        isIssuer: !leads && bank.entityId === view.state.deal.shared.issuerId,
        orders: own.length,
        review: mayReadReview(view, bank.entityId)
          ? { verdict: newest.get(null) ?? null, accepted: count('accepted'), queries: count('asked') }
          : null,
        confirmed: own.filter(({ row: { confirm } }) => confirm === 'confirmed' || confirm === 'reissue')
          .length,
      }
    })
}

const reopenedIn = (view: AllocForReader) =>
  [...view.versions.values()]
    .filter(({ reopened }) => reopened !== null && view.reader.abilities.reviewAllocation !== 'none')
    .map(({ id, number, reopened }) => ({
      versionId: id,
      number,
      at: reopened!.at,
      by: view.people.get(reopened!.by) ?? null,
      reason: reopened!.reason,
    }))
    .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))

const sharesIn = async (db: Parameters<typeof readDoers>[0], view: VersionForReader) => {
  if (!mayAllocate(view)) return []
  const shares = view.shares.filter(({ versionId, ended }) => versionId === view.version.id && !ended)
  const people = await readDoers(
    db,
    shares.map(({ userId }) => userId),
  )
  return shares.flatMap(({ userId, at, note }) => {
    const person = people.get(userId)
    return person ? [{ userId, name: person.name, entity: person.entity, at, note }] : []
  })
}

export const getLaunch = read(allocationCalls.getLaunch, async ({ input, actor, db }) => {
  const { dealId } = input
  const shownVersion = defaultVersion((await readVersions(db, dealId)).values())
  const versionIds = shownVersion?.state === 'launched' ? [shownVersion.id] : []
  const view = await allocForReader(db, actor, { dealId, versionIds })
  if (isRefusal(view)) return view
  const head = { dealId, seq: view.seq, at: view.at, reopened: reopenedIn(view) }
  const launched = visibleVersions(view).find(
    ({ id, state }) => state === 'launched' && versionIds.includes(id),
  )
  const found = launched && versionIn(view, launched.id)
  if (!found || isRefusal(found))
    return {
      ...head,
      version: null,
      summary: null,
      sight: null,
      stillValid: stillValidIn(view.state.listed(), view),
      banks: [],
      reviews: [],
      waitsFor: [],
      settlementGaps: [],
      shares: [],
    }
  return {
    ...head,
    version: versionView(found.version, view),
    summary: summaryOf(found),
    sight: found.sight,
    // The launch counts them.
    stillValid: 0,
    banks: bankRows(found),
    reviews: reviewsOf(found, found.version).map((each) => reviewView(each, view)),
    waitsFor: waitsFor(found),
    settlementGaps: settlementGapsOf(found.state.deal.terms, found.state.deal.shared),
    shares: await sharesIn(db, found),
  }
})

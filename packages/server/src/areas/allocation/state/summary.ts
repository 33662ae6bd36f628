import type { AllocSummary } from '@bookrunner/contract/allocation'
import {
  countDemandOnce,
  countsAsOrder,
  capacityOf,
  percentOf,
  targetStates,
  type OrderDemand,
  type BucketKeys,
  type TargetKind,
} from '@bookrunner/domain/allocation'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { aliasHouseOf, issueSize } from '@bookrunner/domain/orders'
import type { BookOrder } from '../../book/index.ts'
import { askedIn, amountToGive } from '../closed-book.ts'
import { confirmationsIn, countedIn, faultsIn } from './rows.ts'
import type { VersionForReader } from './for-reader.ts'

export const sizeOn = ({ own }: VersionForReader, { order }: BookOrder): FaceAmount =>
  own.get(order.id)?.size ?? (0 as FaceAmount)

/** What may be allocated to an order: what is in and accepted. */
export const askedOf = ({ book }: Pick<VersionForReader, 'book'>, { order }: BookOrder): OrderDemand =>
  askedIn(book, order.id)

/** What of an order is in, accepted or not, as the book says. */
const inOf = ({ book }: Pick<VersionForReader, 'book'>, { order, inSize }: BookOrder): OrderDemand => {
  const merge = book.mergeOf.get(order.id)
  return { orderSize: inSize, merge: merge && { id: merge.id, most: merge.inSize } }
}

const sumOnce = (demands: readonly OrderDemand[]): bigint => {
  const add = countDemandOnce()
  return demands.reduce((sum, demand) => sum + add(demand), 0n)
}

/** The keys by which an order is put into buckets. */
export const bucketed = (entry: BookOrder, view: VersionForReader): BucketKeys => {
  const { order } = entry
  const facts = view.book.byId.get(order.id)
  return {
    size: sizeOn(view, entry),
    type: order.classId,
    region: order.region,
    group: facts?.group ?? null,
    lead: [...new Set([...(order.throughId === null ? [] : [order.throughId]), ...order.leads])],
    tag: facts?.tags ?? [],
  }
}

export const keysOf = (line: BucketKeys, by: TargetKind): readonly (string | null)[] => {
  const keys = line[by]
  if (keys === null || typeof keys === 'string') return [keys]
  return keys.length > 0 ? keys : [null]
}

/** What there is to allocate; once launched, as it was at the launch. */
const toAllocate = ({ version, state, book }: VersionForReader) => {
  const issue = issueSize(state.deal)
  const retained = state.deal.terms.retained ?? (0 as FaceAmount)
  const missing = issue === null ? 0n : BigInt(issue) - BigInt(retained) - capacityOf(book)
  if (version.launched) return { ...version.launched, missing: 0n }
  const found = amountToGive(state.deal, book, version.shortfall)
  return isRefusal(found) ? { total: null, issue, retained, missing } : { ...found, missing }
}

/** Totals of the version if the reader sees all of it, else the figures of the deal's terms. */
const totalsFor = (view: VersionForReader, allocated: bigint) => {
  const { total, issue, retained, missing } = toAllocate(view)
  const { deal } = view.state
  const seesAll = view.sight !== 'own'
  return {
    toAllocate: seesAll ? total : null,
    issue: seesAll ? issue : issueSize(deal),
    retained: seesAll ? retained : (deal.terms.retained ?? (0 as FaceAmount)),
    capacity: seesAll ? String(capacityOf(view.book)) : '0',
    missing: seesAll && missing > 0n ? String(missing) : '0',
    remainder: seesAll && total !== null ? String(BigInt(total) - allocated) : null,
  }
}

/** The summary without a version, which also reveals nothing of the book. */
export const emptySummary: AllocSummary = {
  toAllocate: null,
  issue: null,
  retained: 0 as FaceAmount,
  capacity: '0',
  missing: '0',
  total: '0',
  conditional: '0',
  remainder: null,
  orders: 0,
  filled: 0,
  accounts: 0,
  fill: null,
  faults: 0,
  confirmed: 0,
  reissue: 0,
  pending: 0,
  targets: [],
}

export const summaryOf = (view: VersionForReader): AllocSummary => {
  const entries = countedIn(view)
  const lines = entries.map((entry) => bucketed(entry, view))
  const total = lines.reduce((sum, { size }) => sum + BigInt(size), 0n)
  const accepted = sumOnce(entries.map((entry) => askedOf(view, entry)))
  const conditional = sumOnce(entries.map((entry) => inOf(view, entry))) - accepted
  const filled = entries.filter((entry) => sizeOn(view, entry) > 0)
  const allocates = view.reader.abilities.allocate === 'all'
  const totals = totalsFor(view, total)
  return {
    ...totals,
    total: String(total),
    conditional: String(conditional),
    orders: entries.filter((entry) =>
      countsAsOrder({ asked: entry.derived.acceptedIn, size: sizeOn(view, entry) }),
    ).length,
    filled: filled.length,
    accounts: new Set(filled.map(({ order }) => aliasHouseOf(order))).size,
    fill: percentOf(total, accepted),
    faults: allocates ? faultsIn(entries, view) : 0,
    ...confirmationsIn(entries, view),
    targets: allocates
      ? targetStates(view.version.targets, lines, totals.toAllocate).map(
          ({ target, now, nowRate, difference, differenceRate }) => ({
            ...target,
            now: String(now),
            nowRate,
            difference: String(difference),
            differenceRate,
          }),
        )
      : [],
  }
}
